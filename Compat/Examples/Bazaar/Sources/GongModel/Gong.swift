import HeadlessStage
public import PlatformStandIns

/// Gong's SDK on a stage: it shows the notes whose campaigns the app's events trigger, one after the other, without
/// asking. Sendable: mutable state is protected by a lock; the screen belongs to the main thread.
public final class Gong: PublicRetainerOwner, Sendable {
    /// Keeps the objects that are attached to the SDK, such as a bridge.
    public let retainer = Retainer()
    private let state = Locked(State())
    // Weak, because the stage holds this object.
    private weak let world: HeadlessStage?

    private struct State: Sendable {
        var listeners: [Listening] = []
        var campaigns: [String: [GongNote]] = [:]
        var waiting: [GongNote] = []
        var surface: GongSurface?
        var isPaused = false
    }

    private struct Listening: Sendable {
        weak var listener: (any GongListener)?
    }

    private init(on stage: HeadlessStage) { world = stage }

    /// The SDK of the current stage.
    public static var shared: Gong { of(.current) }

    static func of(_ stage: HeadlessStage) -> Gong {
        stage.shared(Gong.self) { Gong(on: stage) }
    }

    /// The listeners, each held weakly, in the order in which they were added. Any thread.
    public var listeners: [any GongListener] {
        state.withLock { $0.listeners.compactMap(\.listener) }
    }

    /// Adds a listener at the end; one that was already added gets every call once more. Any thread.
    public func addListener(_ listener: any GongListener) {
        state.withLock { $0.listeners.append(Listening(listener: listener)) }
    }

    /// Removes a listener, however often it was added. Any thread.
    public func removeListener(_ listener: any GongListener) {
        state.withLock { $0.listeners.removeAll { $0.listener == nil || $0.listener === listener } }
    }

    /// Whether the SDK as a whole is paused: triggered notes wait, and visible ones stay. Any thread.
    public var isPaused: Bool {
        get { state.withLock { $0.isPaused } }
        set {
            state.withLock { $0.isPaused = newValue }
            world?.onMain { [self] in showNext() }
        }
    }

    /// An event in the app: it triggers the notes of its campaigns. Any thread.
    public func ring(_ event: String) {
        state.withLock { $0.waiting += $0.campaigns[event] ?? [] }
        world?.onMain { [self] in showNext() }
    }

    /// Closes a note that is on the screen. Any thread.
    public func close(_ note: GongNote) {
        world?.onMain { [self] in disappear(note) }
    }

    /// Stores a campaign's note in place of an earlier one with its id.
    func store(_ note: GongNote, for event: String) {
        state.withLock { state in
            state.campaigns[event, default: []].removeAll { $0.id == note.id }
            state.campaigns[event, default: []].append(note)
        }
    }

    @MainActor private func showNext() {
        let next = state.withLock { state -> GongNote? in
            guard !state.isPaused, state.surface == nil, !state.waiting.isEmpty else { return nil }
            let note = state.waiting.removeFirst()
            state.surface = GongSurface(note, on: self)
            return note
        }
        guard let next, let surface = state.withLock({ $0.surface }) else { return }
        world?.show(surface)
        record("shown", next)
        tell { $0.gongDidShow(next) }
    }

    /// The button's link is opened; then the listeners are told of the click, and the note leaves.
    @MainActor func click(_ button: GongNote.Button, of note: GongNote) {
        record("clicked", note)
        if let link = button.link { world?.open(link, from: "Gong") }
        tell { $0.gongDidClick(button, of: note) }
        disappear(note)
    }

    @MainActor func disappear(_ note: GongNote) {
        guard let surface = state.withLock({ $0.surface }), surface.note === note else { return }
        state.withLock { $0.surface = nil }
        world?.remove(surface)
        record("closed", note)
        tell { $0.gongDidClose(note) }
        world?.onMain { [self] in showNext() }
    }

    private func tell(_ call: (any GongListener) -> Void) { listeners.forEach(call) }

    private func record(_ name: String, _ note: GongNote) {
        world?.log.record(.analytics, from: "Gong", name, ["note": note.id])
    }
}

/// A note on the screen. Main actor.
@MainActor private final class GongSurface: StageSurface {
    nonisolated let note: GongNote
    private weak var gong: Gong?

    nonisolated init(_ note: GongNote, on gong: Gong) {
        self.note = note
        self.gong = gong
    }

    var surfaceName: String { note.id }

    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .close: gong?.disappear(note)
        case .tapButton(let name):
            guard let button = note.button, button.name == name else { return false }
            gong?.click(button, of: note)
        default: return false
        }
        return true
    }

    func receive(_ event: PageEvent) -> Bool { false }
}
