import Airship17Model
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// What a scripted app has beside its delegate: how its adapters, coordinators and changes of messages behave, and
/// those adapters and coordinators themselves.
///
/// It keeps them; the SDK's side of the stage knows it weakly, so that nothing keeps itself alive. Sendable: what
/// changes is behind a lock. Any thread.
final class Airship17App: Sendable {
    struct State {
        /// The coordinators that the delegate answers, by the message's name: `none`, the name of one of the app's, or
        /// nothing for a delegate that has no say.
        var choices: [String: String] = [:]
        /// How `extend` changes messages, by their names.
        var changes: [String: String] = [:]
        /// What adapters answer to `prepare`, by the message's name.
        var preparations: [String: ScriptedAnswers<String>] = [:]
        /// What the app's delegate for assets answers.
        var fetches = ScriptedAnswers<String>(fallback: "success")
        /// The messages whose adapters are not ready.
        var unreadyMessages: Set<String> = []
        var adapterCount = 0
        var prepareReports: [String: (InAppMessagePrepareResult) -> Void] = [:]
        var displayReports: [String: (InAppMessageResolution) -> Void] = [:]
        var coordinators: [String: any InAppMessageDisplayCoordinator] = [:]
    }

    let recorder: TraceRecorder
    /// Resolutions that were met, to tell one from another.
    let resolutions = MetObjects()
    private let state = Locked(State())

    private init(_ recorder: TraceRecorder) {
        self.recorder = recorder
    }

    /// The app of a recorder's stage; every recorder there belongs to the same one, as long as somebody keeps it.
    static func of(_ recorder: TraceRecorder) -> Airship17App {
        recorder.stage.shared(Directory.self) { Directory() }.app { Airship17App(recorder) }
    }

    subscript<Value>(member: WritableKeyPath<State, Value>) -> Value {
        get { state.withLock { $0[keyPath: member] } }
        set { state.set(member, newValue) }
    }

    // MARK: Answers

    /// The next answer of a message's adapter to `prepare`.
    func nextPreparation(of message: String) -> String {
        state.withLock { state in
            state.preparations[message]?.next(for: message) ?? "success"
        }
    }

    /// The next answer of the app's delegate for assets.
    func nextFetch(of message: String) -> String {
        state.withLock { $0.fetches.next(for: message) }
    }

    func nextAdapterNumber() -> Int {
        state.withLock { state in
            state.adapterCount += 1
            return state.adapterCount
        }
    }

    // MARK: Coordinators

    /// What a delegate answers for a message (AS-014): the mark of one that has no say unless something was chosen.
    func coordinator(for message: String) -> (any InAppMessageDisplayCoordinator)? {
        guard let choice = self[\.choices][message] else { return Undecided.answer }
        return choice == "none" ? nil : coordinator(named: choice)
    }

    /// The app's coordinator of this name, made when it is first asked for. `sdkDefault` and `sdkImmediate` are
    /// instances of the SDK's own classes.
    func coordinator(named name: String) -> any InAppMessageDisplayCoordinator {
        if let known = self[\.coordinators][name] { return known }
        let made: any InAppMessageDisplayCoordinator =
            switch name {
            case "sdkDefault": recorder.stage.run { InAppMessageDefaultDisplayCoordinator() }
            case "sdkImmediate": recorder.stage.run { InAppMessageImmediateDisplayCoordinator() }
            default: RecordingAirship17Coordinator(self, name: name)
            }
        self[\.coordinators][name] = made
        return made
    }
}

/// A delegate without `displayCoordinator(for:)`.
private final class Undecided: NSObject, InAppMessagingDelegate {
    static var answer: (any InAppMessageDisplayCoordinator)? {
        let anything = InAppMessage { $0.displayContent = InAppMessageCustomDisplayContent(value: [:]) }
        return anything.flatMap { Undecided().displayCoordinator(for: $0) }
    }
}

/// Finds the app of a stage. Sendable: the reference is behind a lock.
private final class Directory: Sendable {
    private struct Entry {
        weak var app: Airship17App?
    }

    private let entry = Locked(Entry())

    func app(_ make: () -> Airship17App) -> Airship17App {
        entry.withLock { entry in
            if let app = entry.app { return app }
            let made = make()
            entry.app = made
            return made
        }
    }
}
