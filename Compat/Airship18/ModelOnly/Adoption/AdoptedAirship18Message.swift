import Airship18Model
import InAppCompat

/// What an adopted Airship delegate keeps with a message of another SDK. Main actor.
@MainActor final class AdoptedAirship18Message {
    private(set) weak var message: CompatMessage?
    /// The message as Airship has it.
    let native: InAppMessage
    /// The app's adapter, if there is one and the driving SDK can show a view of the app's.
    let adapter: (any CustomDisplayAdapter)?
    /// The priority of its schedule: the lowest number goes first.
    let priority: Int
    /// Whether the delegate was told that it would be displayed, and not yet that it was.
    var isUp = false

    init(
        _ message: CompatMessage, _ native: InAppMessage, _ adapter: (any CustomDisplayAdapter)?,
        priority: Int
    ) {
        self.priority = priority
        self.message = message
        self.native = native
        self.adapter = adapter
    }

    /// What the driving SDK shows beneath an adapter's own view.
    static func emptyView() -> UIView {
        let view = UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        return view
    }
}

/// Runs actions in the name of a message of another SDK: there is nobody who could, so each is refused, and a diagnostic
/// says so. Sendable.
struct NoActionRunner: InAppActionRunner {
    private let target: AdoptedTarget

    init(_ target: AdoptedTarget) {
        self.target = target
    }

    @MainActor func run(actionName: String, arguments: ActionArguments) async -> ActionResult {
        refuse(actionName)
        return .actionNotFound
    }

    @MainActor func runAsync(actions: AirshipJSON) { refuse(actions) }
    @MainActor func run(actions: AirshipJSON) async { refuse(actions) }

    private func refuse(_ actions: AirshipJSON) {
        for name in (actions.object ?? [:]).keys.sorted() { refuse(name) }
    }

    private func refuse(_ name: String) {
        target.attempt { message in
            throw CompatError(
                .unavailable, "The action \(name) is Airship's, whose SDK does not run here.",
                shape: message.shape, messageID: message.id)
        }
    }
}
