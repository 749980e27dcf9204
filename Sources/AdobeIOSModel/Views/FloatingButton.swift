public import Foundation
import HeadlessStage

/// A button that floats above the app. It does not involve the monitor or the `MessagingDelegate` (AI-006). Not bound
/// to an actor.
@available(iOSApplicationExtension, unavailable)
public protocol FloatingButtonPresentable: Showable, Dismissible {
    /// Sets the button's image. Any thread.
    /// - Parameter imageData: the image, as the data of an image file. The model does not draw it.
    func setButtonImage(imageData: Data)

    /// Sets the position of the button for the next show. Any thread.
    /// - Parameter position: the position.
    func setInitial(position: FloatingButtonPosition)
}

/// The position of a floating button. The facts state only the type's name: the cases are uncertain. Sendable; a value.
@available(iOSApplicationExtension, unavailable)
public enum FloatingButtonPosition: Int, Sendable, CaseIterable {
    /// In the centre of the screen.
    case center = 0
    /// In the top right corner.
    case topRight = 1
    /// In the top left corner.
    case topLeft = 2
}

/// Callbacks for one floating button. Limited to classes, as an Objective-C protocol is. Every requirement has to be
/// implemented. Not bound to an actor.
public protocol FloatingButtonDelegate: AnyObject {
    /// The button was tapped. Main thread.
    func onTapDetected()
    /// The button was dragged. Main thread.
    func onPanDetected()
    /// The button was shown (AI-147). Main thread.
    func onShow()
    /// The button was dismissed (AI-147). Main thread.
    func onDismiss()
}

/// The button of the default UI service: a surface that can be tapped. Apps get one from
/// `ServiceProvider.shared.uiService`.
///
/// Not Sendable, as in the SDK. Its members may still be called from any thread, because mutable state is protected by
/// a lock.
@available(iOSApplicationExtension, unavailable)
public class FloatingButton: NSObject, FloatingButtonPresentable {
    private let listener: any FloatingButtonDelegate
    private weak var stage: HeadlessStage?
    /// The view of the latest `show()`. The view of an earlier call stays on the screen (AI-163).
    private let view = Locked<FloatingButtonView?>(nil)

    init(listener: any FloatingButtonDelegate, stage: HeadlessStage) {
        self.listener = listener
        self.stage = stage
    }

    /// Adds a new view to the screen (AI-163), and calls `onShow` each time, even if nothing has changed (AI-147). Any
    /// thread.
    public func show() {
        later { button, stage in
            let view = FloatingButtonView(button.listener)
            button.view.withLock { $0 = view }
            FloatingButtonViews.of(stage).keep(view)
            stage.show(view)
            button.listener.onShow()
        }
    }

    /// Removes the latest view from the screen, and calls `onDismiss` each time, even if nothing has changed (AI-147).
    /// Any thread.
    public func dismiss() {
        later { button, stage in
            if let view = button.view.withLock({ $0.take() }) {
                stage.remove(view)
                FloatingButtonViews.of(stage).drop(view)
            }
            button.listener.onDismiss()
        }
    }

    private func later(_ job: @escaping @MainActor @Sendable (FloatingButton, HeadlessStage) -> Void) {
        let button = Carried(self)
        stage?.onMain {
            guard let stage = button.value.stage else { return }
            job(button.value, stage)
        }
    }

    /// Sets the button's image. In the model it is only logged. Any thread.
    /// - Parameter imageData: the image, as the data of an image file.
    public func setButtonImage(imageData: Data) {
        note("FloatingButton.setButtonImage", ["bytes": "\(imageData.count)"])
    }

    /// Sets the position of the button for the next show. In the model it is only logged. Any thread.
    /// - Parameter position: the position.
    public func setInitial(position: FloatingButtonPosition) {
        note("FloatingButton.setInitial", ["position": "\(position)"])
    }

    private func note(_ member: String, _ details: [String: String]) {
        stage?.log.record(.note, from: AdobeLog.source, member, details)
    }
}

@available(*, unavailable) extension FloatingButton: Sendable {}

/// The view that one `show()` of a floating button adds to the screen. Main actor.
@MainActor final class FloatingButtonView: StageSurface {
    private let listener: any FloatingButtonDelegate

    init(_ listener: any FloatingButtonDelegate) {
        self.listener = listener
    }

    var surfaceName: String { "floating button" }

    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .tapMessage, .tapButton: listener.onTapDetected()
        case .swipe: listener.onPanDetected()
        default: return false
        }
        return true
    }

    func receive(_ event: PageEvent) -> Bool { false }
}

/// Keeps the views of the buttons on a stage, as their window does. Main actor.
@MainActor private final class FloatingButtonViews {
    private var views: [FloatingButtonView] = []

    private nonisolated init() {}

    static func of(_ stage: HeadlessStage) -> FloatingButtonViews {
        stage.shared(FloatingButtonViews.self) { FloatingButtonViews() }
    }

    func keep(_ view: FloatingButtonView) { views.append(view) }

    func drop(_ view: FloatingButtonView) { views.removeAll { $0 === view } }
}
