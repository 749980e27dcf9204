import InAppCompat
import PlatformStandIns

/// A neutral handler in a story, and what an app does with its messages.
///
/// Sendable: the handler belongs to the main actor, and is used there only.
final class StoryHandler: StoryPlayer {
    private let handler: RecordingHandler

    @MainActor init(_ handler: RecordingHandler) {
        self.handler = handler
    }

    static func callback(of moment: StoryMoment) -> String? {
        switch moment {
        case .asked: "decideDisplay"
        case .prepared: "prepare"
        case .appears: "willPresent"
        case .shown: "didPresent"
        case .clicked: "shouldPerform"
        case .leaving: "willDismiss"
        case .gone: "didDismiss"
        }
    }

    func action(_ act: StoryAct, on id: String) -> (() throws -> Void)? {
        guard MainThread.isCurrent, let action = MainThread.assume({ self.actionOnMain(act, on: id) }) else {
            return nil
        }
        // What a shape cannot do, or not now, it says by throwing.
        return { MainThread.assume { try? action() } }
    }

    @MainActor private func actionOnMain(
        _ act: StoryAct, on id: String
    ) -> (@MainActor @Sendable () throws -> Void)? {
        guard let message = handler.message(id) else { return nil }
        return switch act {
        case .shows: { try message.show() }
        case .dismisses: { try message.dismiss() }
        case .hides: { try message.hide() }
        default: nil
        }
    }

    @MainActor func look(at id: String) -> [TraceEvent.Argument]? {
        handler.message(id).map { [TraceEvent.Argument("phase", "\($0.phase)")] }
    }
}
