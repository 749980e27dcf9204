import AirshipShared
import Foundation
import PlatformStandIns

/// How a display ended, for the engine and the reports.
struct DisplayResolution: Sendable {
    let type: String
    let button: InAppMessageButtonInfo?

    /// Whether the schedule is cancelled, too (AM-009).
    var isCancel: Bool { button?.behavior == .cancel }

    static let userDismissed = DisplayResolution(type: "user_dismissed", button: nil)

    static func buttonTap(_ button: InAppMessageButtonInfo) -> DisplayResolution {
        DisplayResolution(type: "button_click", button: button)
    }

    init(type: String, button: InAppMessageButtonInfo?) {
        self.type = type
        self.button = button
    }

    init(_ resolution: CustomDisplayResolution) {
        switch resolution {
        case .buttonTap(let button): self = .buttonTap(button)
        case .messageTap: self.init(type: "message_click", button: nil)
        case .userDismissed: self = .userDismissed
        case .timedOut: self.init(type: "timed_out", button: nil)
        }
    }
}

/// What displays a prepared message. Main actor.
@MainActor protocol DisplayAdapter: AnyObject, Sendable {
    var isReady: Bool { get }
    /// Waits until it is ready, then calls `completion`, later.
    func waitForReady(_ completion: @escaping @MainActor @Sendable () -> Void)
    /// Displays the message: enters the adapter's code inside this call. `completion` is called once.
    func display(
        in scene: UIWindowScene, completion: @escaping @MainActor @Sendable (DisplayResolution) -> Void)
}

/// A custom adapter. The stage drives its asynchronous functions.
@MainActor final class CustomAdapterWrapper: DisplayAdapter {
    private let adapter: any CustomDisplayAdapter
    private let link: StageLink

    init(_ adapter: any CustomDisplayAdapter, _ link: StageLink) {
        self.adapter = adapter
        self.link = link
    }

    var isReady: Bool { adapter.isReady }

    func waitForReady(_ completion: @escaping @MainActor @Sendable () -> Void) {
        let adapter = adapter
        link.start {
            await adapter.waitForReady()
            completion()
        }
    }

    func display(
        in scene: UIWindowScene, completion: @escaping @MainActor @Sendable (DisplayResolution) -> Void
    ) {
        let adapter = adapter
        link.start {
            let resolution = await adapter.display(scene: scene)
            completion(DisplayResolution(resolution))
        }
    }
}
