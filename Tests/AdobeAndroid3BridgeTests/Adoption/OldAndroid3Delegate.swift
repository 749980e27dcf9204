import AdobeAndroid3Model
import Foundation
import HeadlessStage
import OldDelegates
import PlatformStandIns

import class AdobeAndroid3Model.Alert

/// An Adobe delegate for Android 3 as an app might have written it, which records every call, its state and its thread.
///
/// `@unchecked Sendable` is sound: the SDK calls on the main thread (A3-012), and the tests read there.
final class OldAndroid3Delegate: PresentationDelegate, @unchecked Sendable {
    private(set) var calls: [String] = []
    /// The answers; true when none are left.
    var answers: [Bool] = []
    var inCanShow: ((any Presentable<InAppMessage>) -> Void)?
    var inOnShow: ((any Presentable<InAppMessage>) -> Void)?
    private(set) var saved: (any Message)?
    private(set) var presentable: (any Presentable<InAppMessage>)?

    private func write(_ call: String, _ presentable: any Presentable) {
        let name: String
        switch presentable.getPresentation() {
        case is InAppMessage:
            let message = MessagingUtils.getMessageForPresentable(
                presentable as? any Presentable<InAppMessage>)
            name = message?.id ?? "foreign"
        case is Alert: name = "alert"
        default: name = "button"
        }
        let thread = MainThread.isCurrent ? "" : " off main"
        calls.append("\(call) \(name) \(presentable.getState())\(thread)")
    }

    func canShow(_ presentable: any Presentable) -> Bool {
        let answer = answers.isEmpty ? true : answers.removeFirst()
        write("canShow=\(answer)", presentable)
        guard let message = presentable as? any Presentable<InAppMessage> else { return answer }
        self.presentable = message
        saved = MessagingUtils.getMessageForPresentable(message)
        inCanShow?(message)
        return answer
    }

    func onShow(_ presentable: any Presentable) {
        write("onShow", presentable)
        if let message = presentable as? any Presentable<InAppMessage> { inOnShow?(message) }
    }

    func onHide(_ presentable: any Presentable) { write("onHide", presentable) }
    func onDismiss(_ presentable: any Presentable) { write("onDismiss", presentable) }

    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {
        write("onContentLoaded(\((presentationContent as? UrlContent)?.url ?? "nil"))", presentable)
    }
}
