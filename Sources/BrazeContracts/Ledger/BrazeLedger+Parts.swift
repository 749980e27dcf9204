import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the parts of a message.
    static let brazeParts: [LedgerEntry] = [
        LedgerEntry(
            .content,
            counterpart: "MessageContent.layout and its parts",
            advice: "The kind is content.layout; its parts are in the content.",
            members: """
                Braze.InAppMessage.Control.init(data:)
                Braze.InAppMessage.Full.init(data:imageURL:imageAltText:language:header:headerTextAlignment:message:messageTextAlignment:buttons:themes:)


                Braze.InAppMessage.FullImage.init(data:imageURL:imageAltText:language:buttons:themes:)
                Braze.InAppMessage.Html.assetURLs Braze.InAppMessage.Html.baseURL
                Braze.InAppMessage.Html.init(data:message:baseURL:assetURLs:legacy:messageFields:)
                Braze.InAppMessage.Html.legacy Braze.InAppMessage.Html.messageFields

                Braze.InAppMessage.Modal.init(data:graphic:imageAltText:language:header:headerTextAlignment:message:messageTextAlignment:buttons:themes:)


                Braze.InAppMessage.ModalImage.init(data:imageURL:imageAltText:language:buttons:themes:)

                Braze.InAppMessage.Slideup.init(data:graphic:imageAltText:language:message:slideFrom:themes:)

                """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage",
            code: "Optional($base)",
            advice: "The message itself tracks, shows and discards: it needs no context.",
            members: """
                Braze.InAppMessage.Data.context Braze.InAppMessage.context Braze.InAppMessageRaw.context
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageContent",
            advice: "The values of a message are in its content.",
            members: """
                Braze.InAppMessage.Button.init(id:text:clickAction:themes:) Braze.InAppMessage.Button.theme(for:)
                Braze.InAppMessage.Context
                Braze.InAppMessage.Data.init(clickAction:messageClose:orientation:animateIn:animateOut:extras:messageExtras:)

                Braze.InAppMessage.DismissalReason.changeUser Braze.InAppMessage.DismissalReason.wipeData
                Braze.InAppMessage.DismissalReason

                Braze.InAppMessage.MessageClose
                Braze.InAppMessage.Orientation.init(rawValue:)
                Braze.InAppMessage.SlideFrom.init(rawValue:) Braze.InAppMessage.SlideFrom
                Braze.InAppMessage.TextAlignment.init(rawValue:)
                Braze.InAppMessage.decoding(json:)
                Braze.InAppMessage.getLocalAssets(using:urls:destinationURL:completionHandler:)
                Braze.InAppMessage.init(_:) Braze.InAppMessage.isApproximatelyEqual(to:) Braze.InAppMessage.json()
                Braze.InAppMessage.withLocalAssets(using:destinationURL:completionHandler:)
                Braze.InAppMessageRaw.Button.backgroundColor Braze.InAppMessageRaw.Button.borderColor
                Braze.InAppMessageRaw.Button.clickAction Braze.InAppMessageRaw.Button.id
                Braze.InAppMessageRaw.Button.init(id:text:clickAction:url:useWebView:textColor:borderColor:backgroundColor:)
                Braze.InAppMessageRaw.Button.text Braze.InAppMessageRaw.Button.textColor
                Braze.InAppMessageRaw.Button.url Braze.InAppMessageRaw.Button.useWebView
                Braze.InAppMessageRaw.Button Braze.InAppMessageRaw.ClickAction.init(rawValue:)
                Braze.InAppMessageRaw.ClickAction.none Braze.InAppMessageRaw.ClickAction.url
                Braze.InAppMessageRaw.ClickAction Braze.InAppMessageRaw.ImageStyle.graphic
                Braze.InAppMessageRaw.ImageStyle.init(rawValue:) Braze.InAppMessageRaw.ImageStyle.top
                Braze.InAppMessageRaw.ImageStyle Braze.InAppMessageRaw.MessageClose.autoDismiss
                Braze.InAppMessageRaw.MessageClose.init(rawValue:) Braze.InAppMessageRaw.MessageClose.swipe
                Braze.InAppMessageRaw.MessageClose Braze.InAppMessageRaw.MessageType.full
                Braze.InAppMessageRaw.MessageType.html Braze.InAppMessageRaw.MessageType.htmlFull
                Braze.InAppMessageRaw.MessageType.init(rawValue:) Braze.InAppMessageRaw.MessageType.modal
                Braze.InAppMessageRaw.MessageType.slideup Braze.InAppMessageRaw.MessageType
                Braze.InAppMessageRaw.Orientation.any Braze.InAppMessageRaw.Orientation.init(rawValue:)
                Braze.InAppMessageRaw.Orientation.landscape Braze.InAppMessageRaw.Orientation.portrait
                Braze.InAppMessageRaw.Orientation Braze.InAppMessageRaw.SlideFrom.bottom
                Braze.InAppMessageRaw.SlideFrom.init(rawValue:) Braze.InAppMessageRaw.SlideFrom.top
                Braze.InAppMessageRaw.SlideFrom Braze.InAppMessageRaw.TextAlignment.center
                Braze.InAppMessageRaw.TextAlignment.end Braze.InAppMessageRaw.TextAlignment.init(rawValue:)
                Braze.InAppMessageRaw.TextAlignment.start Braze.InAppMessageRaw.TextAlignment
                Braze.InAppMessageRaw.animateIn Braze.InAppMessageRaw.animateOut Braze.InAppMessageRaw.assetURLs
                Braze.InAppMessageRaw.backgroundColor Braze.InAppMessageRaw.baseURL Braze.InAppMessageRaw.buttons
                Braze.InAppMessageRaw.clickAction Braze.InAppMessageRaw.closeButtonColor
                Braze.InAppMessageRaw.decoding(json:) Braze.InAppMessageRaw.duration
                Braze.InAppMessageRaw.frameColor Braze.InAppMessageRaw.header
                Braze.InAppMessageRaw.headerTextAlignment Braze.InAppMessageRaw.headerTextColor
                Braze.InAppMessageRaw.icon Braze.InAppMessageRaw.iconBackgroundColor Braze.InAppMessageRaw.iconColor
                Braze.InAppMessageRaw.imageAltText Braze.InAppMessageRaw.imageStyle Braze.InAppMessageRaw.imageURL
                Braze.InAppMessageRaw.init() Braze.InAppMessageRaw.init(_:) Braze.InAppMessageRaw.isControl
                Braze.InAppMessageRaw.isTestSend Braze.InAppMessageRaw.json() Braze.InAppMessageRaw.language
                Braze.InAppMessageRaw.logClick(buttonId:using:) Braze.InAppMessageRaw.logImpression(using:)
                Braze.InAppMessageRaw.message Braze.InAppMessageRaw.messageClose Braze.InAppMessageRaw.messageExtras
                Braze.InAppMessageRaw.messageFields Braze.InAppMessageRaw.messageTextAlignment
                Braze.InAppMessageRaw.orientation Braze.InAppMessageRaw.slideFrom Braze.InAppMessageRaw.textColor
                Braze.InAppMessageRaw.type Braze.InAppMessageRaw.url Braze.InAppMessageRaw.useWebView
                Braze.InAppMessageRaw BrazeInAppMessageDataLookup.data BrazeInAppMessageDataLookup
                BrazeInAppMessageThemeable.theme(for:) BrazeInAppMessageThemeable.themes BrazeInAppMessageThemeable
                """),
    ]
}
