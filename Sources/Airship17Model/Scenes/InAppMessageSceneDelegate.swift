public import Foundation
public import PlatformStandIns

/// Chooses scenes for messages. Held weakly (AS-051).
public protocol InAppMessageSceneDelegate: NSObjectProtocol {
    /// Chooses the scene for a message. The default answers nil.
    ///
    /// Main thread. The result has to be written as optional: Swift takes a method that returns a scene for another one,
    /// which is never called, where Objective-C would take it for this one.
    /// - Parameters:
    ///   - message: the message as `extend` left it.
    ///   - defaultScene: what the SDK chooses.
    /// - Returns: the scene; nil for the SDK's choice (AS-040).
    func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene?
}

/// What happens without an implementation.
extension InAppMessageSceneDelegate {
    /// Nil.
    public func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene? { nil }
}

// The names with the SDK's prefix: Swift in versions 13 and 14, Objective-C throughout.

public typealias UAInAppMessageSceneManager = InAppMessageSceneManager
public typealias UAInAppMessageSceneDelegate = InAppMessageSceneDelegate
