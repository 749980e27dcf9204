// Restyling through attributes, in prepareWith and for all messages.
#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
    import UIKit
#else
    import BrazeModel
#endif

/// The brand's colours and fonts.
enum Brand {
    static let font = UIFont.monospacedSystemFont(ofSize: 15, weight: .semibold)
    static let shadow = Shadow(
        color: UIColor.black.withAlphaComponent(0.2), offset: CGSize(width: 0, height: 4), radius: 12,
        opacity: 0.3)

    /// Styles every built-in view for the brand.
    @MainActor static func style(_ attributes: inout BrazeInAppMessageUI.ViewAttributes?) {
        attributes?.slideup?.cornerRadius = 4
        attributes?.slideup?.font = font
        attributes?.slideup?.chevronVisibility = .visible
        attributes?.slideup?.shadow = shadow
        attributes?.slideup?.margin = UIEdgeInsets(top: 8, left: 8, bottom: 57, right: 8)
        attributes?.modal?.headerFont = font
        attributes?.modal?.messageFont = .preferredFont(forTextStyle: .body)
        attributes?.modal?.cornerCurve = .circular
        attributes?.modal?.minWidth = 280
        attributes?.modal?.maxWidth = ViewDimension(regular: 400, large: 640)
        attributes?.modal?.dismissOnBackgroundTap = true
        attributes?.modal?.buttonsAttributes.cornerRadius = 22
        attributes?.modal?.buttonsAttributes.font = font
        attributes?.modal?.onTheme = { view in
            view.closeButton.tintColor = .label
            view.closeButton.hoverStyle = .automatic()
        }
        attributes?.modal?.onLayout = { view in view.contentView.layer.masksToBounds = true }
        attributes?.full?.preferredDisplayMode = .modal
        attributes?.full?.shadow = nil
        attributes?.full?.onPresent = { view in view.accessibilityIdentifier = "brand.full" }
        attributes?.fullImage?.onPresent = { view in view.imageView.contentMode = .scaleAspectFit }
        attributes?.modalImage?.scrollLargeImages = true
        attributes?.html?.linkTargetSupport = false
        attributes?.html?.allowInspector = false
        attributes?.html?.onPresent = { view in view.webView?.backgroundColor = .clear }
    }
}

@MainActor final class BrandDelegate: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        Brand.style(&context.attributes)
        context.message.animateIn = false
        context.message.modal?.headerTextAlignment = .leading
        context.message.slideup?.themes["dark"] = nil
        context.windowLevel = .statusBar + 1
    }
}
