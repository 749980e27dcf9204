import AdobeIOSModel
import Foundation
import InAppCore

/// Translates between Adobe's message settings and the neutral content.
///
/// The page itself is not available from a message, which keeps the HTML private; the bridge gets it from `PageTexts`.
@MainActor enum AdobeIOSContent {
    static func read(_ native: FullscreenMessage) -> MessageContent {
        var content = MessageContent(layout: .web)
        content.extras = ContentValue.members(foundationValues: native.parent?.metadata ?? [:])
        guard let settings = native.settings else { return content }
        content.frame = frame(settings)
        content.motion.entry = settings.displayAnimation.map(name)
        content.motion.exit = settings.dismissAnimation.map(name)
        content.motion.isEntryAnimated = isAnimated(settings.displayAnimation)
        content.motion.isExitAnimated = isAnimated(settings.dismissAnimation)
        return content
    }

    private static func frame(_ settings: MessageSettings) -> FrameContent {
        var frame = FrameContent()
        frame.width = settings.width
        frame.maximumWidth = settings.maxWidth
        frame.height = settings.height
        frame.isFittedToContent = settings.fitToContent
        frame.vertical = settings.verticalAlign.map(anchor)
        frame.verticalInset = settings.verticalInset
        frame.horizontal = settings.horizontalAlign.map(anchor)
        frame.horizontalInset = settings.horizontalInset
        frame.cornerRadius = settings.cornerRadius.map(Double.init)
        frame.takesOver = settings.uiTakeover
        (frame.backdropColor, frame.backdropOpacity) = backdrop(settings)
        frame.gestures = settings.gestures.map { gestures in
            Dictionary(gestures.map { (name($0.key), $0.value) }) { first, _ in first }
        }
        return frame
    }

    /// The backdrop's colour and opacity. The settings keep them private and expose only the resulting colour.
    private static func backdrop(_ settings: MessageSettings) -> (String, Double) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        settings.getBackgroundColor().getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let parts = [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }
        return (parts.joined(), Double(alpha))
    }

    /// Writes the values that the SDK still reads after the page was loaded, and reports the others.
    static func apply(
        _ content: MessageContent, to native: FullscreenMessage, bridge: AdobeIOSBridge,
        _ message: CompatMessage
    ) {
        let original = message.content
        if content.motion != original.motion { apply(content.motion, to: native) }
        if let frame = content.frame, frame != original.frame {
            apply(frame, to: native)
            // The SDK has already set it (AI-148, AI-150).
            (native.webView as? WKWebView)?.scrollView.layer.cornerRadius = CGFloat(frame.cornerRadius ?? 0)
            reportFixed(frame, original.frame ?? FrameContent(), bridge, message)
        }
        var rest = content
        rest.motion = original.motion
        rest.frame = original.frame
        if rest != original {
            bridge.engine.report(
                .planNotApplied, message,
                "content: the page was loaded before the gate; only frame and motion can be changed.")
        }
    }

    /// Reports values that were fixed when the page was made, before the gate, and cannot change for this show (AI-150,
    /// AI-155).
    private static func reportFixed(
        _ new: FrameContent, _ old: FrameContent, _ bridge: AdobeIOSBridge, _ message: CompatMessage
    ) {
        let isFixed = [
            "takeover": new.takesOver != old.takesOver, "gestures": new.gestures != old.gestures,
            "fitting to the content": new.isFittedToContent != old.isFittedToContent,
        ]
        let names = isFixed.filter(\.value).keys.sorted()
        guard !names.isEmpty else { return }
        bridge.engine.report(
            .planNotApplied, message,
            "content: the page was created before the gate, so these values are fixed: "
                + "\(names.joined(separator: ", ")) (AI-150)."
        )
    }

    static func apply(_ motion: MotionContent, to native: FullscreenMessage) {
        let entry = motion.isEntryAnimated ? motion.entry ?? "none" : "none"
        let exit = motion.isExitAnimated ? motion.exit ?? "none" : "none"
        native.settings?.setDisplayAnimation(MessageAnimation.fromString(entry))
        native.settings?.setDismissAnimation(MessageAnimation.fromString(exit))
    }

    static func apply(_ frame: FrameContent, to native: FullscreenMessage) {
        native.settings?
            .setWidth(frame.width).setMaxWidth(frame.maximumWidth).setHeight(frame.height)
            .setFitToContent(frame.isFittedToContent)
            .setVerticalAlign(frame.vertical.map { MessageAlignment.fromString($0.rawValue) })
            .setVerticalInset(frame.verticalInset)
            .setHorizontalAlign(frame.horizontal.map { MessageAlignment.fromString($0.rawValue) })
            .setHorizontalInset(frame.horizontalInset)
            .setCornerRadius(frame.cornerRadius.map { CGFloat($0) })
            .setUiTakeover(frame.takesOver)
            .setBackdropColor(frame.backdropColor)
            .setBackdropOpacity(frame.backdropOpacity.map { CGFloat($0) })
            .setGestures(frame.gestures.map(gestures))
    }

    private static func gestures(_ links: [String: URL]) -> [MessageGesture: URL] {
        let known = links.compactMap { name, url in MessageGesture.fromString(name).map { ($0, url) } }
        return Dictionary(known) { first, _ in first }
    }

    private static func isAnimated(_ animation: MessageAnimation?) -> Bool {
        animation != nil && animation != MessageAnimation.none
    }

    private static func name(_ animation: MessageAnimation) -> String {
        switch animation {
        case .none: "none"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .center: "center"
        case .fade: "fade"
        @unknown default: "none"
        }
    }

    private static func anchor(_ alignment: MessageAlignment) -> FrameContent.Anchor {
        switch alignment {
        case .center: .center
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        @unknown default: .center
        }
    }

    private static func name(_ gesture: MessageGesture) -> String {
        switch gesture {
        case .swipeUp: "swipeUp"
        case .swipeDown: "swipeDown"
        case .swipeLeft: "swipeLeft"
        case .swipeRight: "swipeRight"
        case .tapBackground: "tapBackground"
        @unknown default: "unknown"
        }
    }
}
