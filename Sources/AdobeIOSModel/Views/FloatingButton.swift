public import Foundation
import HeadlessStage

/// A button that floats above the app. Neither the monitor nor the `MessagingDelegate` hears of it (AI-006).
/// Not bound to an actor.
@available(iOSApplicationExtension, unavailable)
public protocol FloatingButtonPresentable: Showable, Dismissible {
    /// Sets the picture on the button. Any thread.
    /// - Parameter imageData: the picture, as the data of an image file. Headless it is not drawn.
    func setButtonImage(imageData: Data)

    /// Sets where the button appears when it is shown next. Any thread.
    /// - Parameter position: the place.
    func setInitial(position: FloatingButtonPosition)
}

/// Where a floating button appears. The facts name the type only: the cases are unsure. Sendable; a value.
@available(iOSApplicationExtension, unavailable)
public enum FloatingButtonPosition: Int, Sendable, CaseIterable {
    /// In the middle of the screen.
    case center = 0
    /// In the top right corner.
    case topRight = 1
    /// In the top left corner.
    case topLeft = 2
}

/// Who is told about one floating button. Class-bound, as an Objective-C protocol is. Every requirement has to be
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
/// Not Sendable, as in the SDK; its members may be called from any thread all the same, for what changes is behind a
/// lock.
@available(iOSApplicationExtension, unavailable)
public class FloatingButton: NSObject, FloatingButtonPresentable {
    private let listener: any FloatingButtonDelegate
    private weak var stage: HeadlessStage?
    /// The view of the latest `show()`. One of an earlier call stays on the screen (AI-163).
    private let view = Locked<FloatingButtonView?>(nil)

    init(listener: any FloatingButtonDelegate, stage: HeadlessStage) {
        self.listener = listener
        self.stage = stage
    }

    /// Puts a new view on the screen (AI-163), and tells `onShow` each time, changed or not (AI-147). Any thread.
    public func show() {
        later { button, stage in
            let view = FloatingButtonView(button.listener)
            button.view.withLock { $0 = view }
            FloatingButtonViews.of(stage).keep(view)
            stage.show(view)
            button.listener.onShow()
        }
    }

    /// Takes the latest view off the screen, and tells `onDismiss` each time, changed or not (AI-147). Any thread.
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

    /// Sets the picture on the button. Headless it is written into the log. Any thread.
    /// - Parameter imageData: the picture, as the data of an image file.
    public func setButtonImage(imageData: Data) {
        note("FloatingButton.setButtonImage", ["bytes": "\(imageData.count)"])
    }

    /// Sets where the button appears when it is shown next. Headless it is written into the log. Any thread.
    /// - Parameter position: the place.
    public func setInitial(position: FloatingButtonPosition) {
        note("FloatingButton.setInitial", ["position": "\(position)"])
    }

    private func note(_ member: String, _ details: [String: String]) {
        stage?.log.record(.note, from: AdobeLog.source, member, details)
    }
}

@available(*, unavailable) extension FloatingButton: Sendable {}

/// What one `show()` of a floating button puts on the screen. Main actor.
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

/// Keeps the buttons' views that are on a stage, as their window does. Main actor.
@MainActor private final class FloatingButtonViews {
    private var views: [FloatingButtonView] = []

    private nonisolated init() {}

    static func of(_ stage: HeadlessStage) -> FloatingButtonViews {
        stage.shared(FloatingButtonViews.self) { FloatingButtonViews() }
    }

    func keep(_ view: FloatingButtonView) { views.append(view) }

    func drop(_ view: FloatingButtonView) { views.removeAll { $0 === view } }
}
