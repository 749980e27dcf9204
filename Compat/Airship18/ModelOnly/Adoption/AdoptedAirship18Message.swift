import Airship18Model
import Foundation
import InAppCompat
import InAppCore

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

/// The pause between the end of one message and the question about the next (AM-018, AM-019). Main actor.
@MainActor final class DisplayPause {
    /// How long it is, in seconds; none if it is 0. To set it while it is under way begins it anew.
    var seconds: TimeInterval = 0 {
        didSet { if isUnderWay { begin() } }
    }
    private(set) var isUnderWay = false
    /// Is called when it is over.
    var whenOver: (() -> Void)?
    private var count = 0

    /// A message has gone.
    func begin() {
        guard isUnderWay || seconds > 0 else { return }
        isUnderWay = true
        count += 1
        MainThread.after(seconds) { [weak self, count] in
            guard let self, count == self.count else { return }
            isUnderWay = false
            whenOver?()
        }
    }
}
