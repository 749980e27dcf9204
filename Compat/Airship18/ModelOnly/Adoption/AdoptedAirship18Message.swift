import Airship18Model
import Foundation
import InAppCompat
import InAppCore

/// The data of an adopted Airship delegate for a message of another SDK. Main actor.
@MainActor final class AdoptedAirship18Message: AdoptedSchedule {
    private(set) weak var message: CompatMessage?
    /// The message as Airship's type.
    let native: InAppMessage
    /// The app's adapter, if there is one and the driving SDK can show the app's own view.
    let adapter: (any CustomDisplayAdapter)?
    /// The priority of its schedule: the lowest number comes first.
    let priority: Int
    /// Whether its display was announced to the delegate, and its end not yet reported.
    var isUp = false
    /// Whether its adapter was told to display.
    var isDisplaying = false

    init(
        _ message: CompatMessage, _ native: InAppMessage, _ adapter: (any CustomDisplayAdapter)?,
        priority: Int
    ) {
        self.priority = priority
        self.message = message
        self.native = native
        self.adapter = adapter
    }
}

/// Runs actions on behalf of a message of another SDK: there is no SDK that could, so each action is refused, and a
/// diagnostic is reported. Sendable.
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
                .unavailable, "The action \(name) belongs to Airship's SDK, which does not run here.",
                shape: message.shape, messageID: message.id)
        }
    }
}

/// The pause between the end of one message and the question about the next (AM-018, AM-019). Main actor.
@MainActor final class DisplayPause {
    /// Its length, in seconds; 0 for none. Setting it during the pause restarts the pause.
    var seconds: TimeInterval = 0 {
        didSet { if isUnderWay { begin() } }
    }
    private(set) var isUnderWay = false
    /// Called when it is over.
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
