import AdobeAndroid3Model
import Foundation
import InAppCore

/// Translates between Adobe's message settings and the neutral content. Settings are immutable once built (rules, 4.1),
/// so nothing is applied to an existing message.
enum AdobeAndroid3Content {
    static func read(_ settings: InAppMessageSettings, _ metadata: [String: Any]) -> MessageContent {
        var content = MessageContent(layout: .web)
        var page = PageContent(html: settings.content)
        page.assets = Set(settings.assetMap.keys.compactMap(URL.init(string:)))
        content.page = page
        content.frame = frame(settings)
        content.motion.entry = name(settings.displayAnimation)
        content.motion.exit = name(settings.dismissAnimation)
        content.motion.isEntryAnimated = moves(settings.displayAnimation)
        content.motion.isExitAnimated = moves(settings.dismissAnimation)
        content.extras = ContentValue.members(foundationValues: metadata)
        return content
    }

    private static func frame(_ settings: InAppMessageSettings) -> FrameContent {
        var frame = FrameContent()
        frame.width = settings.width
        // Java's largest `int` means no limit.
        frame.maximumWidth = settings.maxWidth == Int(Int32.max) ? nil : settings.maxWidth
        frame.height = settings.height
        frame.isFittedToContent = settings.fitToContent
        frame.vertical = anchor(settings.verticalAlignment)
        frame.verticalInset = settings.verticalInset
        frame.horizontal = anchor(settings.horizontalAlignment)
        frame.horizontalInset = settings.horizontalInset
        frame.cornerRadius = double(settings.cornerRadius)
        frame.takesOver = settings.shouldTakeOverUi
        frame.backdropColor = String(settings.backdropColor.drop { $0 == "#" })
        frame.backdropOpacity = double(settings.backdropOpacity)
        let gestures = settings.gestureMap.compactMap { gesture, link in
            URL(string: link).map { (gesture.rawValue, $0) }
        }
        frame.gestures = gestures.isEmpty ? nil : Dictionary(gestures) { first, _ in first }
        return frame
    }

    /// The decimal number that the `Float` stands for: 0.3 stays 0.3.
    private static func double(_ value: Float) -> Double {
        Double("\(value)") ?? Double(value)
    }

    // MARK: Names

    /// The animation with a name; none if it should not move, and for an unknown name.
    static func animation(_ name: String?, isAnimated: Bool) -> MessageAnimation {
        let named = MessageAnimation.allCases.first { self.name($0) == name } ?? .none
        return isAnimated || !moves(named) ? named : .none
    }

    /// `center` is the name of an animation without movement (rules, 4.2).
    private static func moves(_ animation: MessageAnimation) -> Bool {
        animation != .none && animation != .center
    }

    /// In payloads an animation has the name of its case.
    private static func name(_ animation: MessageAnimation) -> String { "\(animation)" }

    /// Alignments and anchors have the same names.
    private static func anchor(_ alignment: MessageAlignment) -> FrameContent.Anchor {
        FrameContent.Anchor(rawValue: "\(alignment)") ?? .center
    }

    static func alignment(_ anchor: FrameContent.Anchor?) -> MessageAlignment {
        switch anchor {
        case .center, nil: .center
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        }
    }
}
