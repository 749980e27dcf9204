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

@Suite("Names of versions 13 and 14 (section 0.2)", .timeLimit(.minutes(20)))
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
        #expect(Restyler().names(.buttonClick(with: button)) == "id")
        #expect(Restyler().names(UAInAppMessageResolution.timedOut()) == "time")
    }
}

/// Changes the style of messages and logs how they end, as apps do for versions 15 to 17.
private final class MessageHandler: NSObject, InAppMessagingDelegate {
    func extend(_ message: InAppMessage) -> InAppMessage {
        guard message.displayType == .modal,
            let content = message.displayContent as? InAppMessageModalDisplayContent,
            let restyled = content.extend({ builder in
                builder.backgroundColor = .darkGray
                builder.heading = content.heading?.extend { $0.color = .white }
                builder.buttons = content.buttons.compactMap { button in
                    button.extend { $0.borderRadiusPoints = 8 }
                }
            })
        else { return message }
        return message.extend { builder in
            builder.displayContent = restyled
            builder.extras = ["restyled": true].merging(message.extras ?? [:]) { _, old in old }
        } ?? message
    }

    func report(_ resolution: InAppMessageResolution) -> [String: Any] {
        var event: [String: Any] = ["type": resolution.type.rawValue]
        if let info = resolution.buttonInfo {
            event["button"] = info.identifier
            event["cancels"] = info.behavior == .cancel
        }
        return event
    }
}

@Suite("Typical delegates of apps", .timeLimit(.minutes(20)))
struct WrittenDelegateTests {
    @Test("AS-050 a delegate that restyles every modal message")
    func restyling() throws {
        let text = """
            {"name": "n", "display_type": "modal", "extra": {"id": 7}, "display":
              {"heading": {"text": "h"}, "buttons": [{"id": "a", "label": {"text": "A"}, "behavior": "cancel"}]}}
            """
        let message = try InAppMessage(json: json(text))
        let handler = MessageHandler()
        let restyled = handler.extend(message)
        let content = try #require(restyled.displayContent as? InAppMessageModalDisplayContent)
        #expect(content.backgroundColor == .darkGray)
        #expect(content.heading?.color == .white)
        #expect(content.buttons.map(\.borderRadiusPoints) == [8])
        #expect(restyled.extras?["id"] as? Int == 7)
        #expect(restyled.extras?["restyled"] as? Bool == true)
        #expect(restyled.name == "n")
        let button = try #require(content.buttons.first)
        let event = handler.report(.buttonClick(with: button))
        #expect(event["button"] as? String == "a")
        #expect(event["cancels"] as? Bool == true)
        #expect(event["type"] as? Int == 0)
    }
}
