import AEPCore
import AEPMessaging
import AEPServices
import Foundation
import UIKit
import WebKit

/// Who wants to hear of messages.
public protocol MessageListener: AnyObject {
    func messageDidAppear(_ message: Message)
    func messageDidDisappear(_ message: Message, after seconds: TimeInterval)
    func message(_ message: Message, didSend name: String, body: Any?)
}

public extension MessageListener {
    func messageDidAppear(_ message: Message) {}
    func messageDidDisappear(_ message: Message, after seconds: TimeInterval) {}
    func message(_ message: Message, didSend name: String, body: Any?) {}
}

/// One delegate for all that listen: Adobe has place for one only.
public final class MessageMulticast: NSObject, MessagingDelegate {
    private struct Box { weak var listener: MessageListener? }

    public static let shared = MessageMulticast()
    public var forwarding: [MessagingDelegate] = []

    private var boxes: [ObjectIdentifier: Box] = [:]
    private let lock = NSLock()
    private var shownAt: [String: Date] = [:]
    private var queued: [Message] = []
    private var blockers: Set<String> = []
    private static let handlers = ["purchase", "share", "analytics", "close"]

    private override init() {
        super.init()
        MobileCore.messagingDelegate = self
    }

    public func add(_ listener: MessageListener) {
        lock.lock(); defer { lock.unlock() }
        boxes[ObjectIdentifier(listener)] = Box(listener: listener)
    }

    public func block(_ reason: String) { locked { _ = blockers.insert(reason) } }

    public func unblock(_ reason: String) {
        let ready: [Message] = locked {
            blockers.remove(reason)
            guard blockers.isEmpty else { return [] }
            defer { queued = [] }
            return queued
        }
        DispatchQueue.main.async { ready.forEach { $0.show() } }
    }

    private func locked<Value>(_ work: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return work()
    }

    private func tell(_ event: (MessageListener) -> Void) {
        let listeners = locked { boxes.values.compactMap(\.listener) }
        listeners.forEach(event)
    }

    // MARK: MessagingDelegate

    public func shouldShowMessage(message: Showable) -> Bool {
        guard let parent = (message as? FullscreenMessage)?.parent as? Message else { return true }
        register(on: parent)
        for delegate in forwarding where !delegate.shouldShowMessage(message: message) {
            parent.track("refused by \(type(of: delegate))", withEdgeEventType: .trigger)
            return false
        }
        let isFree = locked { blockers.isEmpty }
        if !isFree {
            locked { queued.append(parent) }
            return false
        }
        if !Thread.isMainThread {
            return DispatchQueue.main.sync { UIApplication.shared.applicationState == .active }
        }
        return UIApplication.shared.applicationState == .active
    }

    public func onShow(message: Showable) {
        guard let parent = Self.parent(of: message) else { return }
        locked { shownAt[parent.id] = Date() }
        tell { $0.messageDidAppear(parent) }
        forwarding.forEach { $0.onShow(message: message) }
        Analytics.track("shown", parent.id)
    }

    public func onDismiss(message: Showable) {
        guard let parent = Self.parent(of: message) else { return }
        let start = locked { shownAt.removeValue(forKey: parent.id) }
        tell { $0.messageDidDisappear(parent, after: start.map { -$0.timeIntervalSinceNow } ?? 0) }
        forwarding.forEach { $0.onDismiss(message: message) }
    }

    public func urlLoaded(_ url: URL, byMessage message: Showable) {
        let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
        if let campaign = parts?.queryItems?.first(where: { $0.name == "campaign" })?.value {
            Analytics.track("campaign", campaign)
        }
        if url.scheme == "myapp", let parent = Self.parent(of: message) {
            parent.dismiss(suppressAutoTrack: false)
            UIApplication.shared.open(url, options: [:], completionHandler: nil)
        }
        forwarding.forEach { $0.urlLoaded(url, byMessage: message) }
    }

    private static func parent(of message: Showable) -> Message? {
        (message as? FullscreenMessage)?.parent
    }

    // MARK: JavaScript

    private func register(on message: Message) {
        message.autoTrack = false
        for name in Self.handlers {
            message.handleJavascriptMessage(name) { [weak self, weak message] body in
                guard let self = self, let message = message else { return }
                self.received(name, body, from: message)
            }
        }
    }

    private func received(_ name: String, _ body: Any?, from message: Message) {
        switch (name, body) {
        case ("close", _): message.dismiss(suppressAutoTrack: true)
        case ("purchase", let sku as String): message.track("purchase:\(sku)", withEdgeEventType: .interact)
        case ("analytics", let data as [String: Any]): Analytics.track("web", "\(data.count)")
        default: break
        }
        tell { $0.message(message, didSend: name, body: body) }
        guard let web = message.view as? WKWebView else { return }
        web.evaluateJavaScript("window.acknowledge('\(name)')") { _, error in
            if let error = error { Log.debug(label: "Multicast", "page said \(error.localizedDescription)") }
        }
    }
}

/// Never shows two within a minute.
final class MinuteGate: MessagingDelegate {
    private var last: Date = .distantPast
    func onShow(message: Showable) { last = Date() }
    func onDismiss(message: Showable) {}
    func shouldShowMessage(message: Showable) -> Bool { Date().timeIntervalSince(last) > 60 }
    func urlLoaded(_ url: URL, byMessage message: Showable) {}
}
