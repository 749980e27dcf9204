import AdobeAndroid3Model
import HeadlessStage
import PlatformStandIns

import class AdobeAndroid3Model.Alert

/// The names of the presentables of a random sequence. Sendable: the mutable state is behind a lock.
final class SequenceNames: Sendable {
    private struct State {
        var presentables: [String: any Presentable] = [:]
        var names: [String: String] = [:]
    }

    private let state = Locked(State())

    /// The presentables that the app knows, by name.
    var presentables: [String: any Presentable] { state.withLock { $0.presentables } }

    /// - Parameter number: the index of the presentable in the service.
    func keep(_ presentable: any Presentable, _ name: String, number: Int) {
        state.withLock { state in
            state.presentables[name] = presentable
            state.names[presentable.getPresentation().id] = name
            state.names["presentation-\(number)"] = name
        }
    }

    /// The name of a presentable; the campaign's presentable is kept.
    func name(of presentable: any Presentable) -> String {
        let id = presentable.getPresentation().id
        return state.withLock { state in
            if let name = state.names[id] { return name }
            state.names[id] = "c"
            state.presentables["c"] = presentable
            return "c"
        }
    }

    /// The name for a text of the log; the text itself if it is no id of a presentable.
    func name(_ text: String) -> String { state.withLock { $0.names[text] } ?? text }

    /// Releases everything: presentables retain their delegates, which retain the names.
    func forget() { state.set(\.self, State()) }
}

/// A delegate that records its name, and gives the configured answer. Sendable: the mutable state is behind a lock.
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

/// A listener that records the presentable's name.
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
