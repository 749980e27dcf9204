import Foundation
import HeadlessStage
public import PlatformStandIns

/// Lantern's SDK on a stage. Sendable: mutable state is protected by a lock; the screen belongs to the main thread.
public final class Lantern: LanternPresenting, PublicRetainerOwner, Sendable {
    /// Keeps the objects that are attached to the SDK, such as a bridge.
    public let retainer = Retainer()
    private let state = Locked(State())
    // Weak, because the stage holds this object.
    private weak let world: HeadlessStage?

    private struct State: Sendable {
        weak var delegate: (any LanternDelegate)?
        var surface: LanternSurface?
    }

    private init(on stage: HeadlessStage) { world = stage }

    /// The SDK of the current stage.
    public static var shared: Lantern { of(.current) }

    static func of(_ stage: HeadlessStage) -> Lantern {
        stage.shared(Lantern.self) { Lantern(on: stage) }
    }

    /// The delegate; held weakly. Any thread.
    public var delegate: (any LanternDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// The card on the screen. Any thread.
    public var visibleCard: LanternCard? { state.withLock { $0.surface?.card } }

    /// Triggers a card: the delegate is asked on a background thread.
    func qualify(_ card: LanternCard) {
        world?.onBackground { [self] in
            if delegate?.lanternVetoes(card) == true {
                record("vetoed", card)
            } else {
                show(card)
            }
        }
    }

    /// Shows a card without asking. Any thread.
    public func show(_ card: LanternCard) {
        world?.onMain { [self] in appear(card) }
    }

    /// Closes a card that is on the screen. Any thread.
    public func close(_ card: LanternCard) {
        world?.onMain { [self] in disappear(card, reason: "code") }
    }

    @MainActor private func appear(_ card: LanternCard) {
        guard visibleCard == nil else { return record("busy", card) }
        let surface = LanternSurface(card, on: self)
        state.withLock { $0.surface = surface }
        world?.show(surface)
        record("shown", card)
        delegate?.lanternDidPresent(card)
    }

    /// A click is recorded and the card leaves; then the button's link is opened.
    @MainActor func disappear(_ card: LanternCard, reason: String, opening link: URL? = nil) {
        guard let surface = state.withLock({ $0.surface }), surface.card === card else { return }
        state.withLock { $0.surface = nil }
        world?.remove(surface)
        record("closed", card, reason: reason)
        delegate?.lanternDidDismiss(card, reason: reason)
        if let link { world?.open(link, from: "Lantern") }
    }

    private func record(_ name: String, _ card: LanternCard, reason: String? = nil) {
        var details = ["card": card.id]
        details["reason"] = reason
        world?.log.record(.analytics, from: "Lantern", name, details)
    }
}

/// A card on the screen. Main actor.
@MainActor private final class LanternSurface: StageSurface {
    nonisolated let card: LanternCard
    private weak var lantern: Lantern?

    init(_ card: LanternCard, on lantern: Lantern) {
        self.card = card
        self.lantern = lantern
    }

    var surfaceName: String { card.id }

    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .close, .tapOutside: lantern?.disappear(card, reason: "user")
        case .tapMessage:
            guard let link = card.link else { return false }
            lantern?.disappear(card, reason: "card", opening: link)
        case .tapButton(let name):
            guard let button = card.buttons.first(where: { $0.name == name }) else { return false }
            lantern?.disappear(card, reason: "button:\(name)", opening: button.link)
        default: return false
        }
        return true
    }

    func receive(_ event: PageEvent) -> Bool { false }
}
