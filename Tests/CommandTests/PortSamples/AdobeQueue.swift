import AEPCore
import AEPMessaging
import AEPServices
import UIKit

public protocol MessageDisplayPolicy {
    associatedtype Input
    func allows(_ input: Input, at date: Date) -> Bool
}

/// At most so many in so long.
public struct RatePolicy<Clock>: MessageDisplayPolicy where Clock: DateProviding {
    let maximum: Int
    let interval: TimeInterval
    let clock: Clock
    var history: [Date] = []

    public func allows(_ input: Message, at date: Date) -> Bool {
        history.filter { clock.now.timeIntervalSince($0) < interval }.count < maximum
    }
}

public protocol DateProviding { var now: Date { get } }
public struct SystemClock: DateProviding { public var now: Date { Date() } }

@objc public protocol MessageQueueObserver: AnyObject {
    @objc optional func queueDidChange(count: Int)
    func queueDidShow(_ identifier: String)
}

open class MessageQueue: NSObject {
    private final class Weak<Object: AnyObject> {
        weak var object: Object?
        init(_ object: Object) { self.object = object }
    }

    private struct Entry {
        let message: Message
        let enqueued: Date
        var attempts: Int = 0
    }

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var observers: [ObjectIdentifier: Weak<AnyObject>] = [:]
    private var policy = RatePolicy(maximum: 2, interval: 3600, clock: SystemClock())
    private weak var nextDelegate: MessagingDelegate?
    private var timer: Timer?
    open var isSuspended: Bool { UIApplication.shared.applicationState != .active }

    public override init() {
        super.init()
        nextDelegate = MobileCore.messagingDelegate
        MobileCore.messagingDelegate = self
        NotificationCenter.default.addObserver(
            self, selector: #selector(didBecomeActive),
            name: UIApplication.didBecomeActiveNotification, object: nil)
        MobileCore.registerEventListener(type: EventType.edge, source: EventSource.requestContent) { event in
            print("tracked", event.data?["action"] ?? "nothing")
        }
    }

    deinit {
        timer?.invalidate()
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func didBecomeActive() { drain() }

    public func add(_ observer: AnyObject) {
        lock.lock(); defer { lock.unlock() }
        observers[ObjectIdentifier(observer)] = Weak(observer)
    }

    private func notify(_ body: (MessageQueueObserver) -> Void) {
        for case let observer as MessageQueueObserver in observers.values.compactMap({ $0.object }) {
            body(observer)
        }
    }

    private func enqueue(_ message: Message) {
        lock.lock()
        if let index = entries.firstIndex(where: { $0.message.id == message.id }) {
            entries[index].attempts += 1
        } else {
            entries.append(Entry(message: message, enqueued: Date()))
        }
        let count = entries.count
        lock.unlock()
        notify { $0.queueDidChange?(count: count) }
    }

    private func drain() {
        timer?.invalidate()
        guard !isSuspended, let entry = entries.first else { return }
        entries.removeFirst()
        guard entry.attempts < 3 else {
            entry.message.track("expired", withEdgeEventType: .dismiss)
            return
        }
        entry.message.show()
        timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { [weak self] _ in self?.drain() }
    }

    private func parent(of showable: Showable) -> Message? {
        guard let message = showable as? FullscreenMessage else { return nil }
        return message.settings?.parent as? Message ?? message.parent
    }
}

extension MessageQueue: MessagingDelegate {
    public func shouldShowMessage(message: any Showable) -> Bool {
        guard let parent = parent(of: message) else {
            return nextDelegate?.shouldShowMessage(message: message) ?? true
        }
        guard !isSuspended, policy.allows(parent, at: Date()) else {
            enqueue(parent)
            return false
        }
        return nextDelegate?.shouldShowMessage(message: message) ?? true
    }

    public func onShow(message: any Showable) {
        policy.history.append(Date())
        if let id = parent(of: message)?.id { notify { $0.queueDidShow(id) } }
        nextDelegate?.onShow(message: message)
    }

    public func onDismiss(message: any Showable) {
        nextDelegate?.onDismiss(message: message)
        DispatchQueue.main.async { self.drain() }
    }

    public func urlLoaded(_ url: URL, byMessage message: any Showable) {
        nextDelegate?.urlLoaded?(url, byMessage: message)
    }
}

/// A look of its own for messages that the app makes itself.
extension MessageQueue: FullscreenMessageDelegate {
    func presentTerms(_ html: String) {
        let settings = MessageSettings(parent: self)
            .setWidth(90)
            .setHeight(60)
            .setVerticalAlign(.bottom)
            .setCornerRadius(20)
            .setBackdropColor("000000")
            .setBackdropOpacity(0.3)
            .setGestures([.swipeDown: URL(string: "adbinapp://dismiss")!])
        let message = ServiceProvider.shared.uiService.createFullscreenMessage?(
            payload: html, listener: self, isLocalImageUsed: false, settings: settings)
        message?.show()
    }

    public func onShow(message: FullscreenMessage) {}
    public func onDismiss(message: FullscreenMessage) {}
    public func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool {
        guard let url, url.hasPrefix("adbinapp://") else { return false }
        message.dismiss()
        return true
    }
    public func onShowFailure() { Log.error(label: "MessageQueue", "terms cannot be shown") }
    public func webViewDidFinishInitialLoading(webView: WKWebView) { webView.scrollView.bounces = false }
}
