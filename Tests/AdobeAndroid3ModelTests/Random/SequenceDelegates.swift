import AdobeAndroid3Model
import HeadlessStage
import PlatformStandIns

import class AdobeAndroid3Model.Alert

/// What the presentables of a random sequence are called. Sendable: what changes is behind a lock.
final class SequenceNames: Sendable {
    private struct State {
        var presentables: [String: any Presentable] = [:]
        var names: [String: String] = [:]
    }

    private let state = Locked(State())

    /// What the app has met, by name.
    var presentables: [String: any Presentable] { state.withLock { $0.presentables } }

    /// - Parameter number: which of the service's presentables it is.
    func keep(_ presentable: any Presentable, _ name: String, number: Int) {
        state.withLock { state in
            state.presentables[name] = presentable
            state.names[presentable.getPresentation().id] = name
            state.names["presentation-\(number)"] = name
        }
    }

    /// What a presentable is called; one of the campaign's is kept.
    func name(of presentable: any Presentable) -> String {
        let id = presentable.getPresentation().id
        return state.withLock { state in
            if let name = state.names[id] { return name }
            state.names[id] = "c"
            state.presentables["c"] = presentable
            return "c"
        }
    }

    /// The name of what the log calls otherwise.
    func name(_ text: String) -> String { state.withLock { $0.names[text] } ?? text }

    /// Lets go of everything: presentables keep their delegates, which keep the names.
    func forget() { state.set(\.self, State()) }
}

/// A delegate that says who it is, and answers as it was told. Sendable: what changes is behind a lock.
final class SequenceDelegate: PresentationDelegate, Sendable {
    let answer = Locked(true)
    private let source: String
    private let names: SequenceNames
    private let reactions: SequenceReactions

    init(_ number: Int, _ names: SequenceNames, _ reactions: SequenceReactions) {
        source = "D\(number)"
        self.names = names
        self.reactions = reactions
    }

    func canShow(_ presentable: any Presentable) -> Bool {
        let answer = answer.current
        note("canShow", presentable, ["answer": "\(answer)"])
        return answer
    }

    func onShow(_ presentable: any Presentable) { note("onShow", presentable) }
    func onHide(_ presentable: any Presentable) { note("onHide", presentable) }
    func onDismiss(_ presentable: any Presentable) { note("onDismiss", presentable) }

    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {
        note("onContentLoaded", presentable)
    }

    private func note(_ callback: String, _ presentable: any Presentable, _ more: [String: String] = [:]) {
        let name = names.name(of: presentable)
        HeadlessStage.current.log.record(
            .note, from: source, callback, more.merging(["messageId": name]) { $1 })
        reactions.react(to: callback, name)
    }
}

/// A listener that says whom it hears of.
class SequenceListener<T: Presentation> {
    private let names: SequenceNames
    private let reactions: SequenceReactions

    init(_ names: SequenceNames, _ reactions: SequenceReactions) {
        self.names = names
        self.reactions = reactions
    }

    func onShow(_ presentable: any Presentable<T>) { note("onShow", presentable) }
    func onHide(_ presentable: any Presentable<T>) { note("onHide", presentable) }
    func onDismiss(_ presentable: any Presentable<T>) { note("onDismiss", presentable) }
    func onError(_ presentable: any Presentable<T>, _ error: any PresentationError) {
        let failure = (error as? ShowFailed)?.reason ?? (error as? HideFailed)?.reason
        let reason = failure ?? (error as? DismissFailed)?.reason
        note("onError", presentable, ["reason": reason ?? ""])
    }

    fileprivate func note(
        _ callback: String, _ presentable: any Presentable<T>, _ more: [String: String] = [:]
    ) {
        let name = names.name(of: presentable)
        HeadlessStage.current.log.record(
            .note, from: "L", callback, more.merging(["messageId": name]) { $1 })
        reactions.react(to: callback, name)
    }
}

final class SequenceMessageListener: SequenceListener<InAppMessage>, InAppMessageEventListener {
    func onBackPressed(_ message: any Presentable<InAppMessage>) { note("onBackPressed", message) }
    func onUrlLoading(_ message: any Presentable<InAppMessage>, _ url: String) -> Bool {
        note("onUrlLoading", message, ["url": url])
        return false
    }
}

final class SequenceAlertListener: SequenceListener<Alert>, AlertEventListener {
    func onPositiveResponse(_ alert: any Presentable<Alert>) {}
    func onNegativeResponse(_ alert: any Presentable<Alert>) {}
}
