public import Foundation

// What Foundation and the runtime have beside NSObject where there is an Objective-C runtime; part of the fake UIKit.

extension NSObject: @retroactive Hashable {
    public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) {}
}

@objc public final class NSKeyValueChangeKey: NSObject {}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension NSObject {
    @objc open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {}

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    public func willChangeValue(forKey key: String) {}

    public func didChangeValue(forKey key: String) {}
}
