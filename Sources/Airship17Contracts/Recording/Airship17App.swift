import Airship17Bridge
import Airship17Model
import AirshipRecords
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns

/// The parts of a scripted app other than its delegate: its adapters and coordinators, and the script of their
/// behaviour and of changes to messages.
///
/// It retains them; the SDK's side of the stage holds it weakly, so that there is no retain cycle. Sendable: mutable
/// state is behind a lock. Any thread.
final class Airship17App: Sendable {
    struct State {
        /// The coordinators that the delegate returns, by the message's name: `none`, or the name of one of the
        /// app's. There is no entry if the delegate does not choose.
        var choices: [String: String] = [:]
        /// How `extend` changes messages, by their names.
        var changes: [String: String] = [:]
        /// The results of adapters for `prepare`, by the message's name.
        var preparations: [String: ScriptedAnswers<String>] = [:]
        /// The results of the app's asset delegate.
        var fetches = ScriptedAnswers<String>(fallback: "success")
        /// The messages whose adapters are not ready.
        var unreadyMessages: Set<String> = []
        var adapterCount = 0
        var prepareReports: [String: (InAppMessagePrepareResult) -> Void] = [:]
        var displayReports: [String: (InAppMessageResolution) -> Void] = [:]
        var coordinators: [String: any InAppMessageDisplayCoordinator] = [:]
    }

    let recorder: TraceRecorder
    /// Resolutions that were passed, to distinguish them.
    let resolutions = MetObjects()
    private let state = Locked(State())

    private init(_ recorder: TraceRecorder) {
        self.recorder = recorder
    }

    /// The app of a recorder's stage; every recorder there belongs to the same one, as long as it is retained.
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

    /// The next result of the app's asset delegate.
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

    /// The result of a delegate for a message (AS-014): a marker for no choice, unless a coordinator was chosen.
    func coordinator(for message: String) -> (any InAppMessageDisplayCoordinator)? {
        guard let choice = self[\.choices][message] else { return Undecided.answer }
        return choice == "none" ? nil : coordinator(named: choice)
    }

    /// The app's coordinator of this name, made on first use. `sdkDefault` and `sdkImmediate` are instances of the
    /// SDK's own classes.
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

extension InAppMessage {
    /// The message's name in traces: its own, or in stories with several of the same name the id of its schedule.
    var traceName: String { extras?[AirshipStories.idKey] as? String ?? TracedCall.name(of: self) }

    /// Its visible properties: the kind and the display behavior, each after `extend`.
    var traceLooks: [TraceEvent.Argument] { TracedCall.looks(of: self) }
}

extension InAppMessageResolution {
    /// The resolution as arguments: its type, and the button's identifier if there is one.
    var traceArguments: [TraceEvent.Argument] { TracedCall.words(self) }
}

extension InAppMessagePrepareResult {
    /// The result of this name; nil for a word that is not a result, such as `never`.
    init?(traceName: String) {
        let results: [String: InAppMessagePrepareResult] = [
            "success": .success, "retry": .retry, "cancel": .cancel, "invalidate": .invalidate,
        ]
        guard let result = results[traceName] else { return nil }
        self = result
    }
}

/// The base class of the app's adapters: it records each call in the trace, and answers from the script.
///
/// Adapters for a message's preparations are numbered in order of creation. `@unchecked Sendable` is sound:
/// everything but the count, which is behind a lock, is immutable, and the app is Sendable.
class Airship17AdapterRecorder: NSObject, @unchecked Sendable {
    fileprivate let message: InAppMessage
    fileprivate weak var app: Airship17App?
    private let number: Int
    private let attempts = Locked(0)

    init(_ message: InAppMessage, _ app: Airship17App?) {
        self.message = message
        self.app = app
        number = app?.nextAdapterNumber() ?? 0
    }

    fileprivate var name: String { message.traceName }

    fileprivate func arguments() -> [TraceEvent.Argument] { [TraceEvent.Argument("message", name)] }

    fileprivate func observed() -> [TraceEvent.Argument] {
        [TraceEvent.Argument("adapter", "\(number)")] + message.traceLooks
    }

    /// Prepares the display, on the main thread (AS-013).
    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        guard let app else { return }
        let attempt = attempts.withLock { attempts in
            attempts += 1
            return attempts
        }
        let answer = app.nextPreparation(of: name)
        app[\.prepareReports][name] = completionHandler
        app.recorder.call(
            .listener, "prepare", arguments(),
            observed: observed() + [TraceEvent.Argument("attempt", "\(attempt)")], describe: { _ in answer }
        ) {
            InAppMessagePrepareResult(traceName: answer).map(completionHandler)
        }
    }

    /// Called on the main thread, after the coordinator (AS-026).
    func isReadyToDisplay() -> Bool {
        guard let app else { return false }
        return app.recorder.call(
            .listener, "isReadyToDisplay", arguments(), observed: observed(), describe: { "\($0)" }
        ) {
            !app[\.unreadyMessages].contains(name)
        }
    }
}

/// The app's adapter: it displays until the scenario lets it report. `@unchecked Sendable` is sound: it adds no state to
/// its base class.
final class RecordingAirship17Adapter: Airship17AdapterRecorder, InAppMessageAdapterProtocol,
    @unchecked Sendable
{
    static func adapter(for message: InAppMessage) -> RecordingAirship17Adapter {
        RecordingAirship17Adapter(message, nil)
    }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        guard let app else { return }
        app[\.displayReports][name] = completionHandler
        app.recorder.call(.listener, "display", arguments(), observed: observed())
    }
}

/// An adapter without `display`, which late versions allow (AS-039). `@unchecked Sendable` is sound: it adds no state to
/// its base class.
final class RecordingAirship17AdapterWithoutDisplay: Airship17AdapterRecorder, InAppMessageAdapterProtocol,
    @unchecked Sendable
{
    static func adapter(for message: InAppMessage) -> RecordingAirship17AdapterWithoutDisplay {
        RecordingAirship17AdapterWithoutDisplay(message, nil)
    }
}
