public import Foundation

extension BrazeInAppMessageUI {
    /// The view of a full message: a modal that covers the whole screen, unless the screen is a tablet's.
    ///
    /// Its `message` and `attributes` have the modal's types (BZ-128). Main actor. May be subclassed.
    open class FullView: ModalView {
        private let preferredDisplayMode: DisplayMode?

        /// Makes a view.
        ///
        /// - Parameters:
        ///   - message: the message; kept as a modal with the same data (BZ-071).
        ///   - attributes: the look; kept as a modal's.
        ///   - gifViewProvider: makes the view of the message's image.
        ///   - presented: whether the view counts as having entered.
        public init(
            message: Braze.InAppMessage.Full, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) {
            preferredDisplayMode = attributes.preferredDisplayMode
            super.init(
                message: Braze.InAppMessage.Modal(message), attributes: ModalView.Attributes(attributes),
                gifViewProvider: gifViewProvider, presented: presented)
        }

        /// Gives nil: the view cannot be made from an archive.
        public required init?(coder: NSCoder) { nil }

        /// Asks for a hidden status bar if the view covers the screen, then fades in.
        open override func present(completion: (() -> Void)?) {
            if DisplayMode.coversScreen(preferredDisplayMode, with: traitCollection) {
                prefersStatusBarHidden = true
            }
            super.present(completion: completion)
        }
    }
}

extension Braze.InAppMessage.Modal {
    /// The modal that shows the same as a full message.
    fileprivate init(_ full: Braze.InAppMessage.Full) {
        self.init(
            data: full.data, graphic: .image(full.imageURL), imageAltText: full.imageAltText,
            language: full.language, header: full.header, headerTextAlignment: full.headerTextAlignment,
            message: full.message, messageTextAlignment: full.messageTextAlignment, buttons: full.buttons,
            themes: full.themes)
    }
}

extension BrazeInAppMessageUI.ModalView.Attributes {
    /// The modal's look that is the same as a full message's.
    fileprivate init(_ full: BrazeInAppMessageUI.FullView.Attributes) {
        typealias Closure = @MainActor @Sendable (BrazeInAppMessageUI.ModalView) -> Void
        func forModal(_ closure: (@MainActor @Sendable (BrazeInAppMessageUI.FullView) -> Void)?) -> Closure? {
            guard let closure else { return nil }
            return { ($0 as? BrazeInAppMessageUI.FullView).map(closure) }
        }
        self.init(
            margin: full.margin, padding: full.padding, labelsSpacing: full.labelsSpacing,
            spacing: full.spacing,
            headerFont: full.headerFont, messageFont: full.messageFont, cornerRadius: full.cornerRadius,
            cornerCurve: full.cornerCurve, shadow: full.shadow, minWidth: full.minWidth,
            maxWidth: full.maxWidth, maxHeight: full.maxHeight,
            dismissOnBackgroundTap: full.dismissOnBackgroundTap, buttonsAttributes: full.buttonsAttributes,
            onPresent: forModal(full.onPresent), onLayout: forModal(full.onLayout),
            onTheme: forModal(full.onTheme))
    }
}
