import Airship18Model
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// What a scripted app has beside its delegate: how its adapters and its closure behave, and those adapters themselves.
///
/// Sendable: what changes is behind a lock. Any thread.
final class Airship18App: Sendable {
    struct State: Sendable {
        /// The messages whose adapters are not ready.
        var unreadyMessages: Set<String> = []
        /// The messages whose adapters end their display at once.
        var hurriedMessages: Set<String> = []
        /// The messages for which the factory makes nothing.
        var bareMessages: Set<String> = []
        var adapterCount = 0
        var adapters: [RecordingAirship18Adapter] = []
        /// What the closure answers.
        var closure = ScriptedAnswers<Bool>(fallback: true)
        /// The runner of the latest adapter.
        var runner: (any InAppActionRunner)?
        /// The schedules that the app has built, by name, to store the same values again.
        var schedules: [String: AutomationSchedule] = [:]
    }

    let recorder: TraceRecorder
    private let state = Locked(State())

    init(_ recorder: TraceRecorder) {
        self.recorder = recorder
    }

    subscript<Value>(member: WritableKeyPath<State, Value>) -> Value {
        get { state.withLock { $0[keyPath: member] } }
        set { state.set(member, newValue) }
    }

    func nextClosureAnswer(_ message: String) -> Bool {
        state.withLock { $0.closure.next(for: message) }
    }

    /// The adapters that were made for a message.
    func adapters(of message: String) -> [RecordingAirship18Adapter] {
        self[\.adapters].filter { $0.name == message }
    }

    /// Makes an adapter, or nothing.
    func makeAdapter(_ arguments: DisplayAdapterArgs) -> RecordingAirship18Adapter? {
        let name = arguments.message.name
        let image = arguments.message.picture
        recorder.call(
            .listener, "factory", .list(["message": name, "priority": "\(arguments.priority)"]),
            observed: .list([
                "cached": image.map { "\(arguments.assets.isCached(remoteURL: $0))" } ?? "nothing",
                "place": image.map { arguments.assets.cachedURL(remoteURL: $0) == nil ? "none" : "there" }
                    ?? "none",
            ]))
        self[\.runner] = arguments.actionRunner
        guard !self[\.bareMessages].contains(name) else { return nil }
        let number = state.withLock { state in
            state.adapterCount += 1
            return state.adapterCount
        }
        let adapter = RecordingAirship18Adapter(arguments, self, number: number)
        state.withLock { $0.adapters.append(adapter) }
        return adapter
    }

    /// Lets go of the adapters, which keep the stage while they display.
    func releaseAdapters() { self[\.adapters] = [] }
}

extension InAppMessage {
    /// The address of its picture.
    fileprivate var picture: URL? {
        let media: InAppMessageMediaInfo? =
            switch displayContent {
            case .banner(let banner): banner.media
            case .modal(let modal): modal.media
            case .fullscreen(let full): full.media
            default: nil
            }
        return media.flatMap { URL(string: $0.url) }
    }
}

extension [TraceEvent.Argument] {
    /// What is passed or seen, for traces.
    static func list(_ pairs: KeyValuePairs<String, String>) -> [TraceEvent.Argument] {
        pairs.map { TraceEvent.Argument($0.key, $0.value) }
    }
}
