import AdobeAndroid2Model
import Foundation
import HeadlessStage
import OldDelegates
import PlatformStandIns

/// A campaign of Adobe's for Android 2: a consequence only; the host supplies the rest.
func android2Payload(
    _ id: String = "m1", html: String = "<p>Hello</p>",
    _ parameters: String = #"{"displayAnimation": "top", "dismissAnimation": "top"}"#
) -> Data {
    Data(
        """
        {"id": "\(id)", "type": "cjmiam",
         "detail": {"html": "\(html)", "mobileParameters": \(parameters)}}
        """.utf8)
}

/// A delegate as an app might have written it for version 2.0.1 or later, which records every call and its thread.
///
/// `@unchecked Sendable`: the SDK calls from two threads, and the mutable state is behind a lock.
final class OldAndroid2Delegate: AdobeAndroid2Model.MessagingDelegate, @unchecked Sendable {
    /// The callbacks for a message `m1` that is shown, and dismissed by a link `adbinapp://dismiss?interaction=ok`.
    static let lifeWithLink = [
        "shouldShow m1 background", "onShow m1 main", "urlLoaded(adbinapp://dismiss?interaction=ok) m1 main",
        "onDismiss m1 main",
    ]

    private let lines = Locked<[String]>([])
    private let kept = Locked<(any Message)?>(nil)
    private let answer = Locked<@Sendable (any FullscreenMessage) -> Bool>({ _ in true })
    private let onShowAction = Locked<@Sendable (any FullscreenMessage) -> Void>({ _ in })

    var calls: [String] { lines.current }
    /// The message of the last question.
    var saved: (any Message)? { kept.withLock { $0 } }
    /// Becomes the app's delegate of the current stage, without a bridge.
    func register() { MobileCore.setMessagingDelegate(self) }
    func clear() { lines.withLock { $0 = [] } }
    func answer(_ answer: @escaping @Sendable (any FullscreenMessage) -> Bool) {
        self.answer.withLock { $0 = answer }
    }
    func onShow(_ action: @escaping @Sendable (any FullscreenMessage) -> Void) {
        onShowAction.withLock { $0 = action }
    }

    func write(_ call: String, _ message: any FullscreenMessage) {
        let thread = MainThread.isCurrent ? "main" : "background"
        lines.withLock {
            $0.append("\(call) \((message.getParent() as? any Message)?.getId() ?? "?") \(thread)")
        }
    }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        write("shouldShow", message)
        kept.withLock { $0 = message.getParent() as? any Message }
        return answer.current(message)
    }
    func onShow(_ message: any FullscreenMessage) {
        write("onShow", message)
        onShowAction.current(message)
    }
    func onDismiss(_ message: any FullscreenMessage) { write("onDismiss", message) }
    func urlLoaded(_ url: String, _ message: any FullscreenMessage) { write("urlLoaded(\(url))", message) }
}

/// A delegate as an app might have written it for version 2.0.0: it keeps the SDK's handling of links.
final class OldFirstDelegate: FirstMessagingDelegate {
    private let lines = Locked<[String]>([])
    private let isWilling = Locked(true)

    var calls: [String] { lines.current }
    var answer: Bool {
        get { isWilling.current }
        set { isWilling.withLock { $0 = newValue } }
    }

    private func write(_ call: String) {
        lines.withLock { $0.append("\(call) \(MainThread.isCurrent ? "main" : "background")") }
    }

    override func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        write("shouldShow")
        return answer
    }
    override func onShow(_ message: any FullscreenMessage) { write("onShow") }
    override func onDismiss(_ message: any FullscreenMessage) { write("onDismiss") }
    override func onShowFailure() { write("onShowFailure") }
    override func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        let isHandled = super.overrideUrlLoad(message, url)
        write("overrideUrlLoad(\(url))=\(isHandled)")
        return isHandled
    }
}

extension HeadlessStage {
    /// What was tracked with Adobe: the event, and the action if there is one.
    var tracked: [String] {
        log.entries(of: .analytics).map { entry in
            let action = entry.details["action"] ?? ""
            return (entry.details["propositionEventType"] ?? "") + (action.isEmpty ? "" : " \(action)")
        }
    }
}
