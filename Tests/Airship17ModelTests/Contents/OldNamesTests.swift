import Airship17Model
import PlatformStandIns
import Testing

/// Code as people wrote it for versions 13 and 14.
private final class Restyler {
    func extend(_ message: UAInAppMessage) -> UAInAppMessage {
        let content = message.displayContent as! UAInAppMessageBannerDisplayContent
        return message.extend { (builder: UAInAppMessageBuilder) in
            builder.displayContent = content.extend { (builder: UAInAppMessageBannerDisplayContentBuilder) in
                builder.backgroundColor = UIColor.gray
                builder.heading = UAInAppMessageTextInfo(builderBlock: {
                    (builder: UAInAppMessageTextInfoBuilder) in
                    builder.text = "Restyled"
                    builder.alignment = UAInAppMessageTextInfoAlignmentType.center
                    builder.style = UAInAppMessageTextInfoStyleType.bold
                })
            }!
        }!
    }

    func names(_ resolution: UAInAppMessageResolution) -> String {
        switch resolution.type {
        case UAInAppMessageResolutionType.buttonClick: return resolution.buttonInfo!.identifier
        case .messageClick: return "message"
        case .userDismissed: return "user"
        case .timedOut: return "time"
        @unknown default: return "unknown"
        }
    }
}

@Suite("Names of versions 13 and 14 (section 0.2)")
struct OldNamesTests {
    @Test("0.2 the names with the prefix are the same types")
    func prefixes() throws {
        let message = try #require(
            InAppMessage { builder in
                builder.displayContent = UAInAppMessageBannerDisplayContent { builder in
                    builder.body = InAppMessageTextInfo { $0.text = "b" }
                    builder.placement = UAInAppMessageBannerPlacementType.top
                }
            })
        let restyled = Restyler().extend(message)
        let content = try #require(restyled.displayContent as? InAppMessageBannerDisplayContent)
        #expect(content.heading?.text == "Restyled")
        #expect(content.backgroundColor == .gray)
        #expect(content.placement == .top)
        #expect(restyled.displayType == UAInAppMessageDisplayType.banner)
        let button = try #require(
            UAInAppMessageButtonInfo { builder in
                builder.identifier = "id"
                builder.label = content.heading
            })
        #expect(Restyler().names(.buttonClickResolution(with: button)) == "id")
        #expect(Restyler().names(UAInAppMessageResolution.timedOut()) == "time")
    }
}
