import Foundation

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// A Braze delegate that runs a test's closures.
@MainActor final class BrazeDouble: BrazeInAppMessageUIDelegate {
    var gate: @MainActor (Braze.InAppMessage) -> BrazeInAppMessageUI.DisplayChoice = { _ in .now }
    var prepare: @MainActor (inout BrazeInAppMessageUI.PresentationContext) -> Void = { _ in }

    init(
        gate: @escaping @MainActor (Braze.InAppMessage) -> BrazeInAppMessageUI.DisplayChoice = { _ in .now },
        prepare: @escaping @MainActor (inout BrazeInAppMessageUI.PresentationContext) -> Void = { _ in }
    ) {
        self.gate = gate
        self.prepare = prepare
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        gate(message)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        prepare(&context)
    }
}

/// An app's own message view that runs a test's closures when it is told to appear and to leave.
@MainActor final class ViewDouble: UIView, InAppMessageView {
    typealias Act = @MainActor (ViewDouble, (() -> Void)?) -> Void

    private(set) var presented = false
    private let enter: Act
    private let leave: Act

    init(enter: @escaping Act = ViewDouble.enterWell, leave: @escaping Act = ViewDouble.leaveWell) {
        self.enter = enter
        self.leave = leave
        super.init(frame: .zero)
        // Takes taps: what a view does with them is no matter of these tests.
        addGestureRecognizer(UITapGestureRecognizer())
    }

    required init?(coder: NSCoder) { nil }

    func present(completion: (() -> Void)?) {
        presented = true
        enter(self, completion)
    }

    func dismiss(completion: (() -> Void)?) {
        presented = false
        leave(self, completion)
    }

    static let enterWell: Act = { view, completion in
        view.willPresent()
        view.logImpression()
        completion?()
        view.didPresent()
    }

    static let leaveWell: Act = { view, completion in
        view.willDismiss()
        completion?()
        view.didDismiss()
    }

    static let nothing: Act = { _, _ in }
}
