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
    ///
    /// - Returns: false if it cannot be displayed there; the log says why, and `completion` is not called.
    func display(
        in scene: ChosenScene, completion: @escaping @MainActor @Sendable (DisplayResolution) -> Void
    ) -> Bool
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
        in scene: ChosenScene, completion: @escaping @MainActor @Sendable (DisplayResolution) -> Void
    ) -> Bool {
        let known = scene.windowScene(on: link.stage, for: "display(scene:) of a custom adapter")
        guard let known else { return false }
        let adapter = adapter
        link.start {
            let resolution = await adapter.display(scene: known)
            completion(DisplayResolution(resolution))
        }
        return true
    }
}
