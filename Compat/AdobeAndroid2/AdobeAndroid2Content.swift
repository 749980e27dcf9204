import AdobeAndroid2Model
import Foundation
import InAppCore

/// Translates between Adobe's message settings and the neutral content.
///
/// The page itself is not available: the SDK has no access to the HTML (rules, 6.3). There is no free-form data either.
enum AdobeAndroid2Content {
    static func read(_ settings: MessageSettings?) -> MessageContent {
        var content = MessageContent(layout: .web)
        guard let settings else { return content }
        content.frame = frame(settings)
        content.motion = motion(settings)
        return content
    }

    static func motion(_ settings: MessageSettings) -> MotionContent {
        var motion = MotionContent()
        motion.entry = settings.getDisplayAnimation().map { $0.rawValue.lowercased() }
        motion.exit = settings.getDismissAnimation().map { $0.rawValue.lowercased() }
        motion.isEntryAnimated = isAnimated(settings.getDisplayAnimation())
        motion.isExitAnimated = isAnimated(settings.getDismissAnimation())
        return motion
    }

    static func frame(_ settings: MessageSettings) -> FrameContent {
        var frame = FrameContent()
        frame.width = settings.getWidth()
        frame.height = settings.getHeight()
        frame.vertical = settings.getVerticalAlign().flatMap(anchor)
        frame.verticalInset = settings.getVerticalInset()
        frame.horizontal = settings.getHorizontalAlign().flatMap(anchor)
        frame.horizontalInset = settings.getHorizontalInset()
        frame.cornerRadius = double(settings.getCornerRadius())
        frame.takesOver = settings.getUITakeover()
        frame.backdropColor = settings.getBackdropColor().map {
            $0.hasPrefix("#") ? String($0.dropFirst()) : $0
        }
        frame.backdropOpacity = double(settings.getBackdropOpacity())
        frame.gestures = settings.getGestures().map { gestures in
            let links = gestures.compactMap { gesture, behaviour in
                URL(string: behaviour).map { (gesture.toString(), $0) }
            }
            return Dictionary(links) { first, _ in first }
        }
        return frame
    }

    /// Writes the values that the SDK still reads after the gate.
    /// - Parameter original: the message's current content.
    /// - Returns: the values that could not be written, as sentences.
    static func apply(
        _ content: MessageContent, to settings: MessageSettings?, _ original: MessageContent
    ) -> [String] {
        guard let settings else { return ["the message has no settings to change."] }
        var wishes: [String] = []
        if content.motion != original.motion { apply(content.motion, to: settings) }
        if let frame = content.frame, frame != original.frame {
            apply(frame, to: settings)
            let isKnown = frame.maximumWidth == nil && frame.isFittedToContent == nil
            if !isKnown { wishes.append("maximumWidth and isFittedToContent have no counterpart.") }
            if frame.backdropColor != nil, color(frame) == nil {
                wishes.append("a backdrop's colour has six hexadecimal digits.")
            }
        }
        var rest = content
        rest.motion = original.motion
        rest.frame = original.frame
        if rest != original {
            wishes.append("the page is the campaign's; only frame and motion can be changed.")
        }
        return wishes
    }

    /// An animation is always set, because the page of a message without one is not loaded (rules, section 4).
    static func apply(_ motion: MotionContent, to settings: MessageSettings) {
        settings.setDisplayAnimation(motion.isEntryAnimated ? animation(motion.entry) : MessageAnimation.none)
        settings.setDismissAnimation(motion.isExitAnimated ? animation(motion.exit) : MessageAnimation.none)
    }

    /// Unset values become the defaults of a payload (rules, section 4).
    static func apply(_ frame: FrameContent, to settings: MessageSettings) {
        let gestures = self.frame(settings).gestures
        settings.setWidth(frame.width ?? 100)
        settings.setHeight(frame.height ?? 100)
        settings.setVerticalAlign(alignment(frame.vertical))
        settings.setVerticalInset(frame.verticalInset ?? 0)
        settings.setHorizontalAlign(alignment(frame.horizontal))
        settings.setHorizontalInset(frame.horizontalInset ?? 0)
        settings.setCornerRadius(Float(frame.cornerRadius ?? 0))
        settings.setUiTakeover(frame.takesOver ?? true)
        settings.setBackdropColor("#\(color(frame) ?? "FFFFFF")")
        settings.setBackdropOpacity(Float(frame.backdropOpacity ?? 0))
        // Written only if changed: a behaviour that is not a URL cannot be read and would be lost.
        if gestures == nil || frame.gestures != gestures {
            settings.setGestures(behaviours(of: frame.gestures ?? [:]))
        }
    }

    private static func behaviours(of gestures: [String: URL]) -> [MessageGesture: String] {
        let known = gestures.compactMap { name, url in
            MessageGesture.get(name).map { ($0, url.absoluteString) }
        }
        return Dictionary(known) { first, _ in first }
    }

    /// The backdrop colour, if Android can parse it.
    private static func color(_ frame: FrameContent) -> String? {
        frame.backdropColor.flatMap { $0.utf8.count == 6 && $0.allSatisfy(\.isHexDigit) ? $0 : nil }
    }

    private static func isAnimated(_ animation: MessageAnimation?) -> Bool {
        animation != nil && animation != MessageAnimation.none
    }

    private static func animation(_ name: String?) -> MessageAnimation {
        name.flatMap { MessageAnimation(rawValue: $0.uppercased()) } ?? .fade
    }

    private static func alignment(_ anchor: FrameContent.Anchor?) -> MessageAlignment {
        anchor.flatMap { MessageAlignment(rawValue: $0.rawValue.uppercased()) } ?? .center
    }

    private static func anchor(_ alignment: MessageAlignment) -> FrameContent.Anchor? {
        FrameContent.Anchor(rawValue: alignment.rawValue.lowercased())
    }

    /// The decimal number as written: 0.3 stays 0.3.
    private static func double(_ value: Float) -> Double {
        Double(value.description) ?? Double(value)
    }
}
