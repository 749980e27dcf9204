import AdobeAndroidShared
import HeadlessStage
import PlatformStandIns

/// An alert on the screen. Its buttons have the ids `positive` and `negative`, and their texts as titles.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
final class AlertPresentable: AEPPresentable<Alert>, @unchecked Sendable {
    override func tell(_ event: PresentationEvent) {
        presentation.eventListener.hear(event, of: self)
    }

    /// Tells the listener which button was tapped, and dismisses the alert (rules, 4.3).
    override func perform(_ gesture: UserGesture) -> Bool {
        guard case .tapButton(let name) = gesture else { return false }
        let settings = presentation.settings
        if let title = settings.positiveButtonText, ["positive", title].contains(name) {
            presentation.eventListener.onPositiveResponse(self)
        } else if let title = settings.negativeButtonText, ["negative", title].contains(name) {
            presentation.eventListener.onNegativeResponse(self)
        } else {
            return false
        }
        dismiss()
        return true
    }

    override func backPressInterest(in activity: Activity) -> BackPressInterest {
        self.activity === activity ? .dialog : .none
    }

    override func pressBack() { dismiss() }

    override func keepDialogInFront() {
        if activity != nil { stage?.show(self) }
    }
}

/// A floating button on the screen: it can be tapped and dragged.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
final class FloatingButtonPresentable: AEPPresentable<FloatingButton>, @unchecked Sendable {
    override init(_ presentation: FloatingButton, _ means: PresentableMeans) {
        super.init(presentation, means)
        presentation.eventHandler = GraphicHandler(presentation.settings.initialGraphic)
    }

    override var isExclusive: Bool { false }

    /// A button is part of the activity: dialogs stay in front of it (A3-135).
    override func attach() {
        super.attach()
        stage.map { VisiblePresentations.of($0).keepDialogsInFront() }
    }

    override func tell(_ event: PresentationEvent) {
        presentation.eventListener.hear(event, of: self)
    }

    override func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .tapMessage, .tapButton: presentation.eventListener.onTapDetected(self)
        case .swipe: presentation.eventListener.onPanDetected(self)
        default: return false
        }
        return true
    }
}

/// Keeps the image of a floating button. Sendable: the image is protected by a lock.
final class GraphicHandler: FloatingButtonEventHandler, Sendable {
    private let graphic: Locked<Bitmap>

    init(_ graphic: Bitmap) { self.graphic = Locked(graphic) }

    func updateGraphic(_ graphic: Bitmap) {
        self.graphic.withLock { $0 = graphic }
    }
}
