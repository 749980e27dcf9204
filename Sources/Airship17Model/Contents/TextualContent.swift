import PlatformStandIns

/// What banners, modal and full-screen messages have in common.
protocol TextualContent {
    var heading: InAppMessageTextInfo? { get }
    var body: InAppMessageTextInfo? { get }
    var media: InAppMessageMediaInfo? { get }
    var buttons: [InAppMessageButtonInfo] { get }
    var buttonLayout: InAppMessageButtonLayoutType { get }
    var backgroundColor: UIColor { get }
    var dismissButtonColor: UIColor { get }
}

extension TextualContent {
    /// Whether the common values are the same: colours as JSON writes them.
    func hasSameTexts(as other: Self) -> Bool {
        heading == other.heading && body == other.body && media == other.media && buttons == other.buttons
            && buttonLayout == other.buttonLayout && backgroundColor.hasSameHex(as: other.backgroundColor)
            && dismissButtonColor.hasSameHex(as: other.dismissButtonColor)
    }

    /// A hash of the values that are compared exactly.
    var textsHash: Int {
        var hasher = Hasher()
        hasher.combine(heading)
        hasher.combine(body)
        hasher.combine(buttons)
        return hasher.finalize()
    }
}

extension InAppMessageBannerDisplayContent: TextualContent {}
extension InAppMessageModalDisplayContent: TextualContent {}
extension InAppMessageFullScreenDisplayContent: TextualContent {}
