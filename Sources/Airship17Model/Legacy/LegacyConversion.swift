import Foundation
import PlatformStandIns

/// Makes the banner of a standard message (section 4.10).
struct LegacyConversion {
    let message: LegacyInAppMessage

    private static let cornerRadius: CGFloat = 2
    /// The SDK lets one button too many through, so that three or more make the banner invalid.
    private static let maximumButtons = 3

    private var front: UIColor {
        message.secondaryColor ?? UIColor(red: 28 / 255, green: 28 / 255, blue: 28 / 255, alpha: 1)
    }

    private var back: UIColor { message.primaryColor ?? .white }

    /// - Parameter extender: may change the message before it is built.
    /// - Returns: nil when what comes out is not valid; the stage's log says why.
    func convert(extender: (any LegacyInAppMessageBuilderExtender)?) -> InAppMessage? {
        InAppMessage { builder in
            builder.displayContent = banner
            builder.extras = message.extra
            extender?.extend(builder, message: message)
            builder.source = .legacyPush
        }
    }

    private var banner: InAppMessageBannerDisplayContent? {
        InAppMessageBannerDisplayContent { builder in
            builder.backgroundColor = back
            builder.dismissButtonColor = front
            builder.borderRadiusPoints = Self.cornerRadius
            builder.buttonLayout = .separate
            builder.placement = message.position == .top ? .top : .bottom
            builder.durationSeconds = message.duration
            builder.actions = message.onClick
            builder.buttons = message.notificationActions?.prefix(Self.maximumButtons).compactMap(button)
            builder.body = InAppMessageTextInfo { text in
                text.text = message.alert
                text.color = front
            }
        }
    }

    private func button(_ action: UNNotificationAction) -> InAppMessageButtonInfo? {
        InAppMessageButtonInfo { builder in
            builder.identifier = action.identifier
            builder.backgroundColor = front
            builder.borderRadiusPoints = Self.cornerRadius
            builder.actions = message.buttonActions?[action.identifier] as? [AnyHashable: Any]
            builder.label = InAppMessageTextInfo { label in
                label.text = action.title
                label.color = back
                label.alignment = .center
            }
        }
    }
}
