import HeadlessStage
import PlatformStandIns

/// A message on the stage's screen: hands gestures and page events to the message's view.
///
/// A view of the app's own takes gestures if it conforms to `StageSurface` itself.
@MainActor final class MessageSurface: StageSurface {
    let surfaceName: String
    private weak var view: UIView?

    init(of view: UIView, name: String) {
        self.view = view
        surfaceName = name
    }

    func perform(_ gesture: UserGesture) -> Bool {
        guard let view, view.isUserInteractionEnabled else { return false }
        if let view = view as? any BuiltInView { return view.perform(gesture) }
        return (view as? any StageSurface)?.perform(gesture) ?? false
    }

    func receive(_ event: PageEvent) -> Bool {
        if let view = view as? any BuiltInView { return view.receive(event) }
        return (view as? any StageSurface)?.receive(event) ?? false
    }
}
