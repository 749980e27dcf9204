import InAppCompat
import InAppContracts

extension Ledger {
    /// What becomes of each member of the model's API (Compat/Braze/LEDGER.md).
    static let braze = Ledger(
        modules: ["BrazeKit", "BrazeUI", "BrazeKitCompat", "BrazeUICompat", "BrazeModel"],
        [
            LedgerEntry(
                .modelOnly,
                advice: "The model has it for tests.",
                members: """
                    Braze.modelOnlyCurrent Braze.modelOnlyUnknown() BrazeHost.attachesContext BrazeHost.braze
                    BrazeHost.init(stage:) BrazeHost.stage BrazeHost.trigger(_:) BrazeHost.trigger(json:)
                    BrazeHost.ui BrazeHost BrazeInAppMessageUI.PresentationContext.init(modelOnly:)
                    BrazeInAppMessageUI.modelOnlyController(for:_:) BrazeInAppMessageUI.modelOnlyTraits
                    BrazeKit.Braze BrazeKit.BrazeDelegate BrazeKit.BrazeInAppMessageDataLookup
                    BrazeKit.BrazeInAppMessagePresenter BrazeKit.BrazeInAppMessageThemeable
                    BrazeKit.BrazeInAppMessageWindowType BrazeKit.BrazeSDKAuthDelegate BrazeKit
                    BrazeUI.AsyncImageView BrazeUI.BrazeInAppMessageUI BrazeUI.BrazeInAppMessageUIDelegate
                    BrazeUI.GIFViewProvider BrazeUI.InAppMessageView BrazeUI.KeyboardFrameNotifier BrazeUI.Shadow
                    BrazeUI.ShadowView BrazeUI.ViewDimension BrazeUI ForeignPresenter.dismiss(completion:)
                    ForeignPresenter.forgetMessages() ForeignPresenter.messageView ForeignPresenter.present(_:)
                    ForeignPresenter.presentNext() ForeignPresenter.stack ForeignPresenter.viewDidLeave(_:)
                    ForeignPresenter
                    """),
            LedgerEntry(
                .callback,
                counterpart: "decideDisplay(of:)",
                code: "func decideDisplay(of $2: CompatMessage) -> DisplayDecision",
                needs: [
                    .gate, .gateBeforeAppShow, .gateEachTrigger, .gateWhileVisible, .gateWhileLeaving,
                    .gateWhileHidden, .conflictAtOnce, .showLater, .showAgain, .discardOnce,
                ],
                rules: ["BZ-001", "BZ-018", "BZ-037"],
                advice: "Answer .show, .hold or .discard.",
                members: """
                    BrazeInAppMessageUIDelegate.inAppMessage(_:displayChoiceForMessage:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "prepare(_:for:)",
                code: "func prepare(_ $2: inout PresentationPlan, for message: CompatMessage)",
                needs: [
                    .willPresent, .prepareWhenShown, .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving,
                    .gateWhileHidden, .gateEachTrigger, .showLater, .showAgain, .controlCampaigns,
                    .discardOnce,
                ],
                rules: ["BZ-010", "BZ-033", "BZ-034"],
                advice: "The plan takes the context's place; the message is beside it.",
                members: """
                    BrazeInAppMessageUIDelegate.inAppMessage(_:prepareWith:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "willPresent(_:)",
                code: "func willPresent(_ $2: CompatMessage) | $3 = $2.view",
                needs: [
                    .willPresent, .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                    .gateEachTrigger, .showLater, .showAgain, .controlCampaigns, .discardOnce,
                ],
                rules: ["BZ-049", "BZ-060", "BZ-062"],
                advice: "Rename it; the view is message.view.",
                members: """
                    BrazeInAppMessageUIDelegate.inAppMessage(_:willPresent:view:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "didPresent(_:)",
                code: "func didPresent(_ $2: CompatMessage) | $3 = $2.view",
                needs: [
                    .didPresent, .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
                    .gateEachTrigger, .showLater, .showAgain, .controlCampaigns, .discardOnce,
                ],
                rules: ["BZ-060", "BZ-062", "BZ-063"],
                advice: "Rename it; the view is message.view.",
                members: """
                    BrazeInAppMessageUIDelegate.inAppMessage(_:didPresent:view:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "willDismiss(_:)",
                code: "func willDismiss(_ $2: CompatMessage) | $3 = $2.view",
                needs: [
                    .willDismiss, .dismissBuiltIn, .timedCampaigns, .staysOnWebLinks, .conflictAtOnce,
                    .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger, .showLater,
                    .showAgain, .controlCampaigns, .discardOnce,
                ],
                rules: ["BZ-061", "BZ-062", "BZ-064"],
                advice: "Rename it; the view is message.view.",
                members: """
                    BrazeInAppMessageUIDelegate.inAppMessage(_:willDismiss:view:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "didDismiss(_:resolution:)",
                code: "func didDismiss(_ $2: CompatMessage, resolution: MessageResolution) | $3 = $2.view",
                needs: [
                    .didDismiss, .dismissBuiltIn, .timedCampaigns, .staysOnWebLinks, .conflictAtOnce,
                    .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger, .showLater,
                    .showAgain, .controlCampaigns, .discardOnce,
                ],
                rules: ["BZ-061", "BZ-062", "BZ-064"],
                advice: "Rename it; the resolution says how it went away.",
                members: """
                    BrazeInAppMessageUIDelegate.inAppMessage(_:didDismiss:view:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "shouldPerform(_:of:)",
                code:
                    "func shouldPerform(_ $2: MessageAction, of $4: CompatMessage) -> Bool | $3 = $2.buttonID | $5 = $4.view",
                needs: [
                    .shouldPerform, .webLinks, .staysOnWebLinks, .conflictAtOnce, .gateWhileVisible,
                    .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger, .showLater, .showAgain,
                    .controlCampaigns, .discardOnce,
                ],
                rules: ["BZ-080", "BZ-083", "BZ-084"],
                advice: "The action has the URL and the button's id.",
                members: """
                    BrazeInAppMessageUIDelegate.inAppMessage(_:shouldProcess:buttonId:message:view:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "decideDisplay(of:)",
                needs: [
                    .gate, .gateBeforeAppShow, .gateEachTrigger, .gateWhileVisible, .gateWhileLeaving,
                    .gateWhileHidden, .conflictAtOnce, .showLater, .showAgain, .discardOnce,
                ],
                rules: ["BZ-001", "BZ-005", "BZ-026"],
                advice:
                    "A presenter of the app's own decides in decideDisplay, and shows a view of its own with the plan's customView.",
                members: """
                    BrazeInAppMessagePresenter.present(message:)
                    """),
            LedgerEntry(
                .callback,
                counterpart: "willDismiss(_:)",
                needs: [
                    .willDismiss, .dismissBuiltIn, .timedCampaigns, .staysOnWebLinks, .conflictAtOnce,
                    .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger, .showLater,
                    .showAgain, .controlCampaigns, .discardOnce,
                ],
                rules: ["BZ-068", "BZ-084", "BZ-091"],
                advice: "What the SDK takes away is told with willDismiss.",
                members: """
                    BrazeInAppMessagePresenter.dismiss(reason:)
                    """),
            LedgerEntry(
                .setUp,
                advice: "Not a matter of messages alone: the other SDK has its own delegate for it.",
                members: """
                    BrazeDelegate.braze(_:noMatchingTriggerForEvent:) BrazeDelegate.braze(_:shouldOpenURL:)
                    BrazeDelegate.braze(_:willPresentModalWithContext:)
                    BrazeSDKAuthDelegate.braze(_:sdkAuthenticationFailedWithError:)
                    """),
            LedgerEntry(
                .answer,
                counterpart: "DisplayDecision.show",
                code: ".show",
                needs: [.gate],
                advice: "Show it.",
                members: """
                    BrazeInAppMessageUI.DisplayChoice.now
                    """),
            LedgerEntry(
                .answer,
                counterpart: "DisplayDecision.hold",
                code: ".hold",
                needs: [.hold],
                rules: ["BZ-011", "BZ-013"],
                advice: "Keep it until show().",
                members: """
                    BrazeInAppMessageUI.DisplayChoice.later BrazeInAppMessageUI.DisplayChoice.reenqueue
                    """),
            LedgerEntry(
                .answer,
                counterpart: "DisplayDecision.discard",
                code: ".discard",
                needs: [.discard],
                rules: ["BZ-005", "BZ-012", "BZ-035"],
                advice: "Let it go; where discardOnce is missing the campaign goes with it.",
                members: """
                    BrazeInAppMessageUI.DisplayChoice.discard
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.show()",
                needs: [.showLater],
                rules: ["BZ-018", "BZ-019", "BZ-020"],
                advice: "Keep the messages that were held, and show the one that is wanted.",
                members: """
                    BrazeInAppMessageUI.presentNext()
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.show()",
                needs: [.showLater],
                rules: ["BZ-001", "BZ-005", "BZ-026"],
                advice: "Show the message that was held.",
                members: """
                    BrazeInAppMessageUI.present(message:)
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.dismiss()",
                needs: [.dismiss],
                rules: ["BZ-068", "BZ-084", "BZ-091"],
                advice: "Dismiss the message that is up: keep it from didPresent on.",
                members: """
                    BrazeInAppMessageUI.dismiss(completion:) BrazeInAppMessageUI.dismiss(reason:)
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.track(.impression)",
                code: "try? $base.track(.impression)",
                needs: [.track],
                advice: "Count an impression.",
                members: """
                    Braze.InAppMessage.logImpression(using:) Braze.InAppMessageRaw.Context.logImpression()
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.track(.click(buttonID:))",
                code: "try? $base.track(.click(buttonID: $1))",
                needs: [.track],
                rules: ["BZ-091", "BZ-094"],
                advice: "Count a click.",
                members: """
                    Braze.InAppMessage.logClick(buttonId:using:) Braze.InAppMessageRaw.Context.logClick(buttonId:)
                    """),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.discard()",
                code: "try? $base.discard()",
                needs: [.discard],
                rules: ["BZ-005", "BZ-012", "BZ-035"],
                advice: "Let it go.",
                members: """
                    Braze.InAppMessageRaw.Context.discard()
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.id",
                code: "Optional($base.id)",
                advice: "The campaign's id, which is always there.",
                members: """
                    Braze.InAppMessage.Data.id Braze.InAppMessage.id Braze.InAppMessageRaw.id
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.content.extras",
                code: "$base.content.extras.mapValues(\\.foundationValue)",
                advice: "The values are ContentValue: extras[\"key\"]?.string.",
                members: """
                    Braze.InAppMessage.Data.extras Braze.InAppMessage.extras Braze.InAppMessageRaw.extras
                    """),
            LedgerEntry(
                .content,
                counterpart: "MessageAction.url",
                code: "$base.url",
                advice: "The address of the click.",
                members: """
                    Braze.InAppMessage.ClickAction.url
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.content.header?.text",
                advice: "The header of the message.",
                members: """
                    Braze.InAppMessage.Full.header Braze.InAppMessage.Modal.header
                    """),
            LedgerEntry(
                .content,
                counterpart: "MessageAction",
                code: "MessageAction",
                advice: "What a click asks for.",
                members: """
                    Braze.InAppMessage.ClickAction
                    """),
            LedgerEntry(
                .content,
                counterpart: "PresentationPlan",
                code: "PresentationPlan",
                advice: "The plan takes the context's place.",
                members: """
                    BrazeInAppMessageUI.PresentationContext
                    """),
            LedgerEntry(
                .answer,
                counterpart: "DisplayDecision",
                code: "DisplayDecision",
                needs: [.gate],
                advice: "The answer of decideDisplay.",
                members: """
                    BrazeInAppMessageUI.DisplayChoice
                    """),
            LedgerEntry(
                .content,
                counterpart: "UIView",
                code: "UIView",
                needs: [.customView],
                advice: "Any UIView will do.",
                members: """
                    InAppMessageView
                    """),
            LedgerEntry(
                .content,
                counterpart: "MessageAction.effect, MessageContent.clickEffect",
                advice: "What a click does.",
                members: """
                    Braze.InAppMessage.ClickAction.none Braze.InAppMessage.ClickAction.url(_:useWebView:)
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.content",
                code: "message",
                advice: "The message is the second argument of prepare.",
                members: """
                    BrazeInAppMessageUI.PresentationContext.message
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.customView",
                code: "$base.customView",
                needs: [.customView],
                advice: "Any UIView will do.",
                members: """
                    BrazeInAppMessageUI.PresentationContext.customView
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.windowScene",
                code: "$base.windowScene",
                needs: [.prepareScene],
                advice: "The scene to appear in.",
                members: """
                    BrazeInAppMessageUI.PresentationContext.windowScene
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.windowLevel",
                code: "$base.windowLevel",
                needs: [.prepareScene],
                advice: "The level of the window.",
                members: """
                    BrazeInAppMessageUI.PresentationContext.windowLevel
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.statusBar",
                needs: [.prepareStatusBar],
                advice: "The status bar while the message is up.",
                members: """
                    BrazeInAppMessageUI.PresentationContext.statusBarHideBehavior
                    BrazeInAppMessageUI.StatusBarHideBehavior.auto BrazeInAppMessageUI.StatusBarHideBehavior.hidden
                    BrazeInAppMessageUI.StatusBarHideBehavior.visible BrazeInAppMessageUI.StatusBarHideBehavior
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.orientation",
                needs: [.prepareOrientation],
                advice: "How the interface is turned.",
                members: """
                    BrazeInAppMessageUI.PresentationContext.preferredOrientation
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.content.themes, plan.customView",
                needs: [.prepareContent],
                advice:
                    "Colours are in the content's themes; other looks of this SDK's views are lost, or a view of the app's own keeps them.",
                members: """
                    BrazeInAppMessageUI.ButtonView.Attributes.borderWidth
                    BrazeInAppMessageUI.ButtonView.Attributes.cornerRadius
                    BrazeInAppMessageUI.ButtonView.Attributes.defaults
                    BrazeInAppMessageUI.ButtonView.Attributes.font
                    BrazeInAppMessageUI.ButtonView.Attributes.language
                    BrazeInAppMessageUI.ButtonView.Attributes.maxHeight
                    BrazeInAppMessageUI.ButtonView.Attributes.minWidth
                    BrazeInAppMessageUI.ButtonView.Attributes.padding BrazeInAppMessageUI.ButtonView.Attributes
                    BrazeInAppMessageUI.ButtonView.attributes
                    BrazeInAppMessageUI.FullImageView.Attributes.DisplayMode
                    BrazeInAppMessageUI.FullImageView.Attributes.buttonsAttributes
                    BrazeInAppMessageUI.FullImageView.Attributes.cornerCurve
                    BrazeInAppMessageUI.FullImageView.Attributes.cornerRadius
                    BrazeInAppMessageUI.FullImageView.Attributes.defaults
                    BrazeInAppMessageUI.FullImageView.Attributes.dismissOnBackgroundTap
                    BrazeInAppMessageUI.FullImageView.Attributes.margin
                    BrazeInAppMessageUI.FullImageView.Attributes.maxHeight
                    BrazeInAppMessageUI.FullImageView.Attributes.maxWidth
                    BrazeInAppMessageUI.FullImageView.Attributes.minWidth
                    BrazeInAppMessageUI.FullImageView.Attributes.onLayout
                    BrazeInAppMessageUI.FullImageView.Attributes.onPresent
                    BrazeInAppMessageUI.FullImageView.Attributes.onTheme
                    BrazeInAppMessageUI.FullImageView.Attributes.padding
                    BrazeInAppMessageUI.FullImageView.Attributes.preferredDisplayMode
                    BrazeInAppMessageUI.FullImageView.Attributes.scrollLargeImages
                    BrazeInAppMessageUI.FullImageView.Attributes.shadow BrazeInAppMessageUI.FullImageView.Attributes
                    BrazeInAppMessageUI.FullView.Attributes.DisplayMode
                    BrazeInAppMessageUI.FullView.Attributes.buttonsAttributes
                    BrazeInAppMessageUI.FullView.Attributes.cornerCurve
                    BrazeInAppMessageUI.FullView.Attributes.cornerRadius
                    BrazeInAppMessageUI.FullView.Attributes.defaults
                    BrazeInAppMessageUI.FullView.Attributes.dismissOnBackgroundTap
                    BrazeInAppMessageUI.FullView.Attributes.headerFont
                    BrazeInAppMessageUI.FullView.Attributes.labelsSpacing
                    BrazeInAppMessageUI.FullView.Attributes.margin BrazeInAppMessageUI.FullView.Attributes.maxHeight
                    BrazeInAppMessageUI.FullView.Attributes.maxWidth
                    BrazeInAppMessageUI.FullView.Attributes.messageFont
                    BrazeInAppMessageUI.FullView.Attributes.minWidth
                    BrazeInAppMessageUI.FullView.Attributes.onLayout
                    BrazeInAppMessageUI.FullView.Attributes.onPresent
                    BrazeInAppMessageUI.FullView.Attributes.onTheme BrazeInAppMessageUI.FullView.Attributes.padding
                    BrazeInAppMessageUI.FullView.Attributes.preferredDisplayMode
                    BrazeInAppMessageUI.FullView.Attributes.shadow BrazeInAppMessageUI.FullView.Attributes.spacing
                    BrazeInAppMessageUI.FullView.Attributes BrazeInAppMessageUI.HtmlView.Attributes.Animation
                    BrazeInAppMessageUI.HtmlView.Attributes.allowInspector
                    BrazeInAppMessageUI.HtmlView.Attributes.animation
                    BrazeInAppMessageUI.HtmlView.Attributes.automaticBodyClicks
                    BrazeInAppMessageUI.HtmlView.Attributes.configure
                    BrazeInAppMessageUI.HtmlView.Attributes.defaults
                    BrazeInAppMessageUI.HtmlView.Attributes.linkTargetSupport
                    BrazeInAppMessageUI.HtmlView.Attributes.onLayout
                    BrazeInAppMessageUI.HtmlView.Attributes.onPresent
                    BrazeInAppMessageUI.HtmlView.Attributes.onTheme BrazeInAppMessageUI.HtmlView.Attributes
                    BrazeInAppMessageUI.HtmlView.attributes BrazeInAppMessageUI.IconView.Attributes.cornerRadius
                    BrazeInAppMessageUI.IconView.Attributes.defaults BrazeInAppMessageUI.IconView.Attributes.init()
                    BrazeInAppMessageUI.IconView.Attributes.size BrazeInAppMessageUI.IconView.Attributes.symbolSize
                    BrazeInAppMessageUI.IconView.Attributes BrazeInAppMessageUI.IconView.attributes
                    BrazeInAppMessageUI.ModalImageView.Attributes.buttonsAttributes
                    BrazeInAppMessageUI.ModalImageView.Attributes.cornerCurve
                    BrazeInAppMessageUI.ModalImageView.Attributes.cornerRadius
                    BrazeInAppMessageUI.ModalImageView.Attributes.defaults
                    BrazeInAppMessageUI.ModalImageView.Attributes.dismissOnBackgroundTap
                    BrazeInAppMessageUI.ModalImageView.Attributes.margin
                    BrazeInAppMessageUI.ModalImageView.Attributes.maxHeight
                    BrazeInAppMessageUI.ModalImageView.Attributes.maxWidth
                    BrazeInAppMessageUI.ModalImageView.Attributes.minWidth
                    BrazeInAppMessageUI.ModalImageView.Attributes.onLayout
                    BrazeInAppMessageUI.ModalImageView.Attributes.onPresent
                    BrazeInAppMessageUI.ModalImageView.Attributes.onTheme
                    BrazeInAppMessageUI.ModalImageView.Attributes.padding
                    BrazeInAppMessageUI.ModalImageView.Attributes.scrollLargeImages
                    BrazeInAppMessageUI.ModalImageView.Attributes.shadow
                    BrazeInAppMessageUI.ModalImageView.Attributes BrazeInAppMessageUI.ModalImageView.attributes
                    BrazeInAppMessageUI.ModalTextView.Attributes.header
                    BrazeInAppMessageUI.ModalTextView.Attributes.language
                    BrazeInAppMessageUI.ModalTextView.Attributes.message
                    BrazeInAppMessageUI.ModalTextView.Attributes.spacing
                    BrazeInAppMessageUI.ModalTextView.Attributes BrazeInAppMessageUI.ModalTextView.attributes
                    BrazeInAppMessageUI.ModalView.Attributes.buttonsAttributes
                    BrazeInAppMessageUI.ModalView.Attributes.cornerCurve
                    BrazeInAppMessageUI.ModalView.Attributes.cornerRadius
                    BrazeInAppMessageUI.ModalView.Attributes.defaults
                    BrazeInAppMessageUI.ModalView.Attributes.dismissOnBackgroundTap
                    BrazeInAppMessageUI.ModalView.Attributes.headerFont
                    BrazeInAppMessageUI.ModalView.Attributes.labelsSpacing
                    BrazeInAppMessageUI.ModalView.Attributes.margin
                    BrazeInAppMessageUI.ModalView.Attributes.maxHeight
                    BrazeInAppMessageUI.ModalView.Attributes.maxWidth
                    BrazeInAppMessageUI.ModalView.Attributes.messageFont
                    BrazeInAppMessageUI.ModalView.Attributes.minWidth
                    BrazeInAppMessageUI.ModalView.Attributes.onLayout
                    BrazeInAppMessageUI.ModalView.Attributes.onPresent
                    BrazeInAppMessageUI.ModalView.Attributes.onTheme
                    BrazeInAppMessageUI.ModalView.Attributes.padding BrazeInAppMessageUI.ModalView.Attributes.shadow
                    BrazeInAppMessageUI.ModalView.Attributes.spacing BrazeInAppMessageUI.ModalView.Attributes
                    BrazeInAppMessageUI.ModalView.attributes BrazeInAppMessageUI.PresentationContext.attributes
                    BrazeInAppMessageUI.PresentationContext.messageView()
                    BrazeInAppMessageUI.SlideupView.Attributes.ChevronVisibility
                    BrazeInAppMessageUI.SlideupView.Attributes.chevronVisibility
                    BrazeInAppMessageUI.SlideupView.Attributes.cornerCurve
                    BrazeInAppMessageUI.SlideupView.Attributes.cornerRadius
                    BrazeInAppMessageUI.SlideupView.Attributes.defaults
                    BrazeInAppMessageUI.SlideupView.Attributes.dismissible
                    BrazeInAppMessageUI.SlideupView.Attributes.font
                    BrazeInAppMessageUI.SlideupView.Attributes.graphicLeadingPadding
                    BrazeInAppMessageUI.SlideupView.Attributes.imageCornerCurve
                    BrazeInAppMessageUI.SlideupView.Attributes.imageCornerRadius
                    BrazeInAppMessageUI.SlideupView.Attributes.imageSize
                    BrazeInAppMessageUI.SlideupView.Attributes.margin
                    BrazeInAppMessageUI.SlideupView.Attributes.maxWidth
                    BrazeInAppMessageUI.SlideupView.Attributes.minHeight
                    BrazeInAppMessageUI.SlideupView.Attributes.onLayout
                    BrazeInAppMessageUI.SlideupView.Attributes.onPresent
                    BrazeInAppMessageUI.SlideupView.Attributes.onTheme
                    BrazeInAppMessageUI.SlideupView.Attributes.padding
                    BrazeInAppMessageUI.SlideupView.Attributes.shadow
                    BrazeInAppMessageUI.SlideupView.Attributes.spacing BrazeInAppMessageUI.SlideupView.Attributes
                    BrazeInAppMessageUI.SlideupView.attributes BrazeInAppMessageUI.ViewAttributes.defaults(for:)
                    BrazeInAppMessageUI.ViewAttributes.full(_:) BrazeInAppMessageUI.ViewAttributes.full
                    BrazeInAppMessageUI.ViewAttributes.fullImage(_:) BrazeInAppMessageUI.ViewAttributes.fullImage
                    BrazeInAppMessageUI.ViewAttributes.html(_:) BrazeInAppMessageUI.ViewAttributes.html
                    BrazeInAppMessageUI.ViewAttributes.modal(_:) BrazeInAppMessageUI.ViewAttributes.modal
                    BrazeInAppMessageUI.ViewAttributes.modalImage(_:) BrazeInAppMessageUI.ViewAttributes.modalImage
                    BrazeInAppMessageUI.ViewAttributes.slideup(_:) BrazeInAppMessageUI.ViewAttributes.slideup
                    BrazeInAppMessageUI.ViewAttributes
                    """),
            LedgerEntry(
                .content,
                counterpart: "PresentationPlan",
                needs: [.prepareContent],
                advice: "The plan takes the context's place.",
                members: """
                    BrazeInAppMessageUI.PresentationContext.preferencesProxy
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.view",
                needs: [.view],
                advice: "The view is the message's.",
                members: """
                    BrazeInAppMessageUI.messageView
                    """),
            LedgerEntry(
                .content,
                counterpart: "plan.customView",
                needs: [.customView],
                advice:
                    "This SDK's own views: another SDK shows its own, or the handler's with plan.customView.",
                members: """
                    AsyncImageView.imageURL AsyncImageView.init(imageURL:) AsyncImageView
                    BrazeInAppMessageUI.ButtonView.applyAttributes() BrazeInAppMessageUI.ButtonView.applyTheme()
                    BrazeInAppMessageUI.ButtonView.button BrazeInAppMessageUI.ButtonView.init(button:attributes:)
                    BrazeInAppMessageUI.ButtonView.theme BrazeInAppMessageUI.ButtonView
                    BrazeInAppMessageUI.ContainerView.keyboardFrame
                    BrazeInAppMessageUI.ContainerView.keyboardFrameNotifier BrazeInAppMessageUI.ContainerView
                    BrazeInAppMessageUI.ControlView.dismiss(completion:)
                    BrazeInAppMessageUI.ControlView.init(message:) BrazeInAppMessageUI.ControlView.message
                    BrazeInAppMessageUI.ControlView.present(completion:) BrazeInAppMessageUI.ControlView.presented
                    BrazeInAppMessageUI.ControlView BrazeInAppMessageUI.FullImageView.DisplayMode.full
                    BrazeInAppMessageUI.FullImageView.DisplayMode.modal
                    BrazeInAppMessageUI.FullImageView.DisplayMode BrazeInAppMessageUI.FullImageView.displayMode
                    BrazeInAppMessageUI.FullImageView.init(message:attributes:gifViewProvider:presented:)
                    BrazeInAppMessageUI.FullImageView.preferredDisplayMode
                    BrazeInAppMessageUI.FullImageView.present(completion:) BrazeInAppMessageUI.FullImageView
                    BrazeInAppMessageUI.FullView.DisplayMode.full BrazeInAppMessageUI.FullView.DisplayMode.modal
                    BrazeInAppMessageUI.FullView.DisplayMode BrazeInAppMessageUI.FullView.displayMode
                    BrazeInAppMessageUI.FullView.imageView
                    BrazeInAppMessageUI.FullView.init(message:attributes:gifViewProvider:presented:)
                    BrazeInAppMessageUI.FullView.preferredDisplayMode
                    BrazeInAppMessageUI.FullView.present(completion:) BrazeInAppMessageUI.FullView
                    BrazeInAppMessageUI.HtmlView.Animation.auto BrazeInAppMessageUI.HtmlView.Animation.fade
                    BrazeInAppMessageUI.HtmlView.Animation.slide BrazeInAppMessageUI.HtmlView.Animation
                    BrazeInAppMessageUI.HtmlView.dismiss(completion:)
                    BrazeInAppMessageUI.HtmlView.init(message:attributes:presented:)
                    BrazeInAppMessageUI.HtmlView.installInternalConstraints()
                    BrazeInAppMessageUI.HtmlView.installPresentationConstraintsIfNeeded()
                    BrazeInAppMessageUI.HtmlView.layoutSubviews() BrazeInAppMessageUI.HtmlView.loadMessage()
                    BrazeInAppMessageUI.HtmlView.message BrazeInAppMessageUI.HtmlView.present(completion:)
                    BrazeInAppMessageUI.HtmlView.presentationConstraintsInstalled
                    BrazeInAppMessageUI.HtmlView.presented
                    BrazeInAppMessageUI.HtmlView.processNavigationAction(_:isTransientOpen:)
                    BrazeInAppMessageUI.HtmlView.queryHandler BrazeInAppMessageUI.HtmlView.schemeHandler
                    BrazeInAppMessageUI.HtmlView.scriptMessageHandler BrazeInAppMessageUI.HtmlView.setupWebView()
                    BrazeInAppMessageUI.HtmlView.traitCollectionDidChange(_:)
                    BrazeInAppMessageUI.HtmlView.webView(_:createWebViewWith:for:windowFeatures:)
                    BrazeInAppMessageUI.HtmlView.webView(_:decidePolicyFor:decisionHandler:)
                    BrazeInAppMessageUI.HtmlView.webView(_:didFail:withError:)
                    BrazeInAppMessageUI.HtmlView.webView(_:didFinish:)
                    BrazeInAppMessageUI.HtmlView.webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
                    BrazeInAppMessageUI.HtmlView.webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
                    BrazeInAppMessageUI.HtmlView.webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
                    BrazeInAppMessageUI.HtmlView.webView BrazeInAppMessageUI.HtmlView.yConstraint
                    BrazeInAppMessageUI.HtmlView BrazeInAppMessageUI.IconView.init(symbol:theme:attributes:)
                    BrazeInAppMessageUI.IconView.label BrazeInAppMessageUI.IconView.symbol
                    BrazeInAppMessageUI.IconView.theme BrazeInAppMessageUI.IconView
                    BrazeInAppMessageUI.ModalImageView.applyAttributes()
                    BrazeInAppMessageUI.ModalImageView.applyTheme() BrazeInAppMessageUI.ModalImageView.buttons
                    BrazeInAppMessageUI.ModalImageView.buttonsContainer
                    BrazeInAppMessageUI.ModalImageView.closeButton BrazeInAppMessageUI.ModalImageView.contentView
                    BrazeInAppMessageUI.ModalImageView.dismiss(completion:)
                    BrazeInAppMessageUI.ModalImageView.imageContainerView
                    BrazeInAppMessageUI.ModalImageView.imageView
                    BrazeInAppMessageUI.ModalImageView.init(message:attributes:gifViewProvider:presented:)
                    BrazeInAppMessageUI.ModalImageView.installInternalConstraints()
                    BrazeInAppMessageUI.ModalImageView.installPresentationConstraintsIfNeeded()
                    BrazeInAppMessageUI.ModalImageView.layoutSubviews() BrazeInAppMessageUI.ModalImageView.message
                    BrazeInAppMessageUI.ModalImageView.present(completion:)
                    BrazeInAppMessageUI.ModalImageView.presentationConstraintsInstalled
                    BrazeInAppMessageUI.ModalImageView.presented BrazeInAppMessageUI.ModalImageView.shadowView
                    BrazeInAppMessageUI.ModalImageView.tapBackgroundGesture
                    BrazeInAppMessageUI.ModalImageView.tapGesture BrazeInAppMessageUI.ModalImageView.theme
                    BrazeInAppMessageUI.ModalImageView.traitCollectionDidChange(_:)
                    BrazeInAppMessageUI.ModalImageView BrazeInAppMessageUI.ModalTextView.TextStyle.font
                    BrazeInAppMessageUI.ModalTextView.TextStyle.lineSpacing
                    BrazeInAppMessageUI.ModalTextView.TextStyle BrazeInAppMessageUI.ModalTextView.header
                    BrazeInAppMessageUI.ModalTextView.message BrazeInAppMessageUI.ModalTextView
                    BrazeInAppMessageUI.ModalView.applyAttributes() BrazeInAppMessageUI.ModalView.applyTheme()
                    BrazeInAppMessageUI.ModalView.buttons BrazeInAppMessageUI.ModalView.buttonsContainer
                    BrazeInAppMessageUI.ModalView.closeButton BrazeInAppMessageUI.ModalView.contentView
                    BrazeInAppMessageUI.ModalView.dismiss(completion:) BrazeInAppMessageUI.ModalView.gifViewProvider
                    BrazeInAppMessageUI.ModalView.graphicView
                    BrazeInAppMessageUI.ModalView.init(message:attributes:gifViewProvider:presented:)
                    BrazeInAppMessageUI.ModalView.installInternalConstraints()
                    BrazeInAppMessageUI.ModalView.installPresentationConstraintsIfNeeded()
                    BrazeInAppMessageUI.ModalView.layoutSubviews() BrazeInAppMessageUI.ModalView.message
                    BrazeInAppMessageUI.ModalView.present(completion:)
                    BrazeInAppMessageUI.ModalView.presentationConstraintsInstalled
                    BrazeInAppMessageUI.ModalView.presented BrazeInAppMessageUI.ModalView.shadowView
                    BrazeInAppMessageUI.ModalView.tapBackgroundGesture BrazeInAppMessageUI.ModalView.tapGesture
                    BrazeInAppMessageUI.ModalView.textView BrazeInAppMessageUI.ModalView.theme
                    BrazeInAppMessageUI.ModalView.traitCollectionDidChange(_:) BrazeInAppMessageUI.ModalView
                    BrazeInAppMessageUI.SlideupView.ChevronVisibility.auto
                    BrazeInAppMessageUI.SlideupView.ChevronVisibility.hidden
                    BrazeInAppMessageUI.SlideupView.ChevronVisibility.visible
                    BrazeInAppMessageUI.SlideupView.ChevronVisibility
                    BrazeInAppMessageUI.SlideupView.applyAttributes() BrazeInAppMessageUI.SlideupView.applyTheme()
                    BrazeInAppMessageUI.SlideupView.chevronView BrazeInAppMessageUI.SlideupView.contentView
                    BrazeInAppMessageUI.SlideupView.dismiss(completion:) BrazeInAppMessageUI.SlideupView.graphicView
                    BrazeInAppMessageUI.SlideupView.init(message:attributes:gifViewProvider:presented:)
                    BrazeInAppMessageUI.SlideupView.innerYConstraint
                    BrazeInAppMessageUI.SlideupView.installInternalConstraints()
                    BrazeInAppMessageUI.SlideupView.installPresentationConstraintsIfNeeded()
                    BrazeInAppMessageUI.SlideupView.layoutSubviews() BrazeInAppMessageUI.SlideupView.message
                    BrazeInAppMessageUI.SlideupView.messageLabel BrazeInAppMessageUI.SlideupView.outerYConstraint
                    BrazeInAppMessageUI.SlideupView.panGesture BrazeInAppMessageUI.SlideupView.present(completion:)
                    BrazeInAppMessageUI.SlideupView.presented BrazeInAppMessageUI.SlideupView.pressGesture
                    BrazeInAppMessageUI.SlideupView.shadowView BrazeInAppMessageUI.SlideupView.theme
                    BrazeInAppMessageUI.SlideupView.traitCollectionDidChange(_:) BrazeInAppMessageUI.SlideupView
                    BrazeInAppMessageUI.StackView.stack BrazeInAppMessageUI.StackView
                    BrazeInAppMessageUI.ViewController.childForStatusBarStyle
                    BrazeInAppMessageUI.ViewController.dismissMessage(completion:)
                    BrazeInAppMessageUI.ViewController.loadView()
                    BrazeInAppMessageUI.ViewController.overrideUserInterfaceStyle
                    BrazeInAppMessageUI.ViewController.preferredScreenEdgesDeferringSystemGestures
                    BrazeInAppMessageUI.ViewController.preferredStatusBarStyle
                    BrazeInAppMessageUI.ViewController.preferredStatusBarUpdateAnimation
                    BrazeInAppMessageUI.ViewController.prefersHomeIndicatorAutoHidden
                    BrazeInAppMessageUI.ViewController.prefersPointerLocked
                    BrazeInAppMessageUI.ViewController.prefersStatusBarHidden
                    BrazeInAppMessageUI.ViewController.supportedInterfaceOrientations
                    BrazeInAppMessageUI.ViewController.viewDidAppear(_:)
                    BrazeInAppMessageUI.ViewController.viewDidLoad()
                    BrazeInAppMessageUI.ViewController.viewWillTransition(to:with:)
                    BrazeInAppMessageUI.ViewController BrazeInAppMessageUI.Window.hitTest(_:with:)
                    BrazeInAppMessageUI.Window BrazeInAppMessageWindowType GIFViewProvider.init(view:updateView:)
                    GIFViewProvider.nonAnimating GIFViewProvider.shared GIFViewProvider.updateView
                    GIFViewProvider.view GIFViewProvider InAppMessageView.closeButtonMinimumTouchTargetSize
                    InAppMessageView.control InAppMessageView.controller InAppMessageView.didDismiss()
                    InAppMessageView.didPresent() InAppMessageView.dismiss(completion:) InAppMessageView.full
                    InAppMessageView.fullImage InAppMessageView.html InAppMessageView.initialAccessibilityElement
                    InAppMessageView.isLargeLandscape InAppMessageView.logClick(buttonId:)
                    InAppMessageView.logError(_:) InAppMessageView.logImpression() InAppMessageView.makeKey()
                    InAppMessageView.modal InAppMessageView.modalImage InAppMessageView.prefersStatusBarHidden
                    InAppMessageView.present(completion:) InAppMessageView.presented
                    InAppMessageView.process(clickAction:buttonId:target:) InAppMessageView.slideup
                    InAppMessageView.webViewQueryHandler() InAppMessageView.webViewSchemeHandler()
                    InAppMessageView.webViewScriptMessageHandler() InAppMessageView.willDismiss()
                    InAppMessageView.willPresent() KeyboardFrameNotifier.init()
                    KeyboardFrameNotifier.subscribe(identifier:action:)
                    KeyboardFrameNotifier.unsubscribe(identifier:) KeyboardFrameNotifier Shadow.color
                    Shadow.contentCard Shadow.inAppMessage Shadow.init(color:offset:radius:opacity:) Shadow.offset
                    Shadow.opacity Shadow.radius Shadow ShadowView.init(_:) ShadowView.shadow ShadowView
                    ViewDimension.init(floatLiteral:) ViewDimension.init(integerLiteral:)
                    ViewDimension.init(regular:large:) ViewDimension.large ViewDimension.regular ViewDimension
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.onScriptMessage(_:_:)",
                needs: [.scriptMessages],
                advice: "The page's functions are the vendor's: listen with onScriptMessage.",
                members: """
                    Braze.WebViewBridge.QueryHandler.Error.description
                    Braze.WebViewBridge.QueryHandler.Error.unknownButtonId(_:)
                    Braze.WebViewBridge.QueryHandler.Error Braze.WebViewBridge.QueryHandler.init(logError:)
                    Braze.WebViewBridge.QueryHandler.process(url:) Braze.WebViewBridge.QueryHandler
                    Braze.WebViewBridge.SchemeHandler.Error.description
                    Braze.WebViewBridge.SchemeHandler.Error.noAction(_:) Braze.WebViewBridge.SchemeHandler.Error
                    Braze.WebViewBridge.SchemeHandler.init(logError:closeMessage:)
                    Braze.WebViewBridge.SchemeHandler.process(url:) Braze.WebViewBridge.SchemeHandler
                    Braze.WebViewBridge.ScriptMessageHandler.Error.description
                    Braze.WebViewBridge.ScriptMessageHandler.Error.unusableCall(_:)
                    Braze.WebViewBridge.ScriptMessageHandler.Error
                    Braze.WebViewBridge.ScriptMessageHandler.init(braze:)
                    Braze.WebViewBridge.ScriptMessageHandler.init(channel:logClick:logError:closeMessage:braze:)
                    Braze.WebViewBridge.ScriptMessageHandler.name Braze.WebViewBridge.ScriptMessageHandler.names
                    Braze.WebViewBridge.ScriptMessageHandler.script
                    Braze.WebViewBridge.ScriptMessageHandler.userContentController(_:didReceive:)
                    Braze.WebViewBridge.ScriptMessageHandler Braze.WebViewBridge
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage",
                advice: "The message itself says whether it is alive.",
                members: """
                    Braze.InAppMessageRaw.Context.Error.extraLogClick
                    Braze.InAppMessageRaw.Context.Error.extraLogImpression
                    Braze.InAppMessageRaw.Context.Error.noLogImpression
                    Braze.InAppMessageRaw.Context.Error.processClickActionMissingUri
                    Braze.InAppMessageRaw.Context.Error
                    Braze.InAppMessageRaw.Context.UserIDMatchBehavior.enforce(userID:)
                    Braze.InAppMessageRaw.Context.UserIDMatchBehavior.ignore
                    Braze.InAppMessageRaw.Context.UserIDMatchBehavior Braze.InAppMessageRaw.Context.braze
                    Braze.InAppMessageRaw.Context.getLocalAssets(urls:destinationURL:completionHandler:)
                    Braze.InAppMessageRaw.Context.init(message:using:userIDMatchBehavior:)
                    Braze.InAppMessageRaw.Context.init(userIDMatchBehavior:logImpression:logClick:processClickAction:logError:braze:getLocalAssets:withLocalAssets:multipleLogClickEnabled:)
                    Braze.InAppMessageRaw.Context.logError(_:) Braze.InAppMessageRaw.Context.logError(flattened:)
                    Braze.InAppMessageRaw.Context.processClickAction(_:target:)
                    Braze.InAppMessageRaw.Context.processClickAction(_:url:useWebView:target:)
                    Braze.InAppMessageRaw.Context.userIDMatchBehavior Braze.InAppMessageRaw.Context.valid
                    Braze.InAppMessageRaw.Context.withLocalAssets(message:destinationURL:completionHandler:)
                    Braze.InAppMessageRaw.Context
                    """),
            LedgerEntry(
                .content,
                counterpart: "MessageContent.themes",
                advice: "Colours by theme.",
                members: """
                    Braze.InAppMessage.ButtonTheme.backgroundColor Braze.InAppMessage.ButtonTheme.borderColor
                    Braze.InAppMessage.ButtonTheme.defaultDark Braze.InAppMessage.ButtonTheme.defaultLight
                    Braze.InAppMessage.ButtonTheme.init(textColor:borderColor:backgroundColor:)
                    Braze.InAppMessage.ButtonTheme.primary Braze.InAppMessage.ButtonTheme.secondary
                    Braze.InAppMessage.ButtonTheme.textColor Braze.InAppMessage.ButtonTheme
                    Braze.InAppMessage.ButtonThemes.dark Braze.InAppMessage.ButtonThemes.defaults
                    Braze.InAppMessage.ButtonThemes.init(dictionaryLiteral:)
                    Braze.InAppMessage.ButtonThemes.init(themes:) Braze.InAppMessage.ButtonThemes.light
                    Braze.InAppMessage.ButtonThemes.subscript(_:) Braze.InAppMessage.ButtonThemes.themes
                    Braze.InAppMessage.ButtonThemes Braze.InAppMessage.Color.a Braze.InAppMessage.Color.b
                    Braze.InAppMessage.Color.black Braze.InAppMessage.Color.blue Braze.InAppMessage.Color.clear
                    Braze.InAppMessage.Color.g Braze.InAppMessage.Color.green Braze.InAppMessage.Color.image
                    Braze.InAppMessage.Color.init(_:) Braze.InAppMessage.Color.init(integerLiteral:)
                    Braze.InAppMessage.Color.init(rawValue:) Braze.InAppMessage.Color.init(red:green:blue:alpha:)
                    Braze.InAppMessage.Color.r Braze.InAppMessage.Color.rawValue Braze.InAppMessage.Color.red
                    Braze.InAppMessage.Color.uiColor Braze.InAppMessage.Color.white Braze.InAppMessage.Color
                    Braze.InAppMessage.Theme.backgroundColor Braze.InAppMessage.Theme.closeButtonColor
                    Braze.InAppMessage.Theme.defaultDark Braze.InAppMessage.Theme.defaultLight
                    Braze.InAppMessage.Theme.frameColor Braze.InAppMessage.Theme.headerTextColor
                    Braze.InAppMessage.Theme.iconBackgroundColor Braze.InAppMessage.Theme.iconColor
                    Braze.InAppMessage.Theme.init(backgroundColor:textColor:iconColor:iconBackgroundColor:headerTextColor:closeButtonColor:frameColor:)
                    Braze.InAppMessage.Theme.textColor Braze.InAppMessage.Theme Braze.InAppMessage.Themes.dark
                    Braze.InAppMessage.Themes.defaults Braze.InAppMessage.Themes.init(dictionaryLiteral:)
                    Braze.InAppMessage.Themes.init(themes:) Braze.InAppMessage.Themes.light
                    Braze.InAppMessage.Themes.subscript(_:) Braze.InAppMessage.Themes.themes
                    Braze.InAppMessage.Themes Braze.InAppMessageRaw.ButtonTheme.backgroundColor
                    Braze.InAppMessageRaw.ButtonTheme.borderColor
                    Braze.InAppMessageRaw.ButtonTheme.init(textColor:borderColor:backgroundColor:)
                    Braze.InAppMessageRaw.ButtonTheme.textColor Braze.InAppMessageRaw.ButtonTheme
                    Braze.InAppMessageRaw.Color Braze.InAppMessageRaw.Theme.backgroundColor
                    Braze.InAppMessageRaw.Theme.buttons Braze.InAppMessageRaw.Theme.closeButtonColor
                    Braze.InAppMessageRaw.Theme.frameColor Braze.InAppMessageRaw.Theme.headerTextColor
                    Braze.InAppMessageRaw.Theme.iconBackgroundColor Braze.InAppMessageRaw.Theme.iconColor
                    Braze.InAppMessageRaw.Theme.init(backgroundColor:textColor:iconColor:iconBackgroundColor:headerTextColor:closeButtonColor:frameColor:buttons:)
                    Braze.InAppMessageRaw.Theme.textColor Braze.InAppMessageRaw.Theme Braze.InAppMessageRaw.themes
                    """),
            LedgerEntry(
                .content,
                counterpart: "MessageContent.layout and its parts",
                advice: "The kind is content.layout; its parts are in the content.",
                members: """
                    Braze.InAppMessage.Control.data Braze.InAppMessage.Control.init(data:)
                    Braze.InAppMessage.Control Braze.InAppMessage.Full.buttons Braze.InAppMessage.Full.data
                    Braze.InAppMessage.Full.headerTextAlignment Braze.InAppMessage.Full.imageAltText
                    Braze.InAppMessage.Full.imageURL
                    Braze.InAppMessage.Full.init(data:imageURL:imageAltText:language:header:headerTextAlignment:message:messageTextAlignment:buttons:themes:)
                    Braze.InAppMessage.Full.language Braze.InAppMessage.Full.message
                    Braze.InAppMessage.Full.messageTextAlignment Braze.InAppMessage.Full.themes
                    Braze.InAppMessage.Full Braze.InAppMessage.FullImage.buttons Braze.InAppMessage.FullImage.data
                    Braze.InAppMessage.FullImage.imageAltText Braze.InAppMessage.FullImage.imageURL
                    Braze.InAppMessage.FullImage.init(data:imageURL:imageAltText:language:buttons:themes:)
                    Braze.InAppMessage.FullImage.language Braze.InAppMessage.FullImage.themes
                    Braze.InAppMessage.FullImage Braze.InAppMessage.Html.assetURLs Braze.InAppMessage.Html.baseURL
                    Braze.InAppMessage.Html.data
                    Braze.InAppMessage.Html.init(data:message:baseURL:assetURLs:legacy:messageFields:)
                    Braze.InAppMessage.Html.legacy Braze.InAppMessage.Html.message
                    Braze.InAppMessage.Html.messageFields Braze.InAppMessage.Html Braze.InAppMessage.Modal.buttons
                    Braze.InAppMessage.Modal.data Braze.InAppMessage.Modal.graphic
                    Braze.InAppMessage.Modal.headerTextAlignment Braze.InAppMessage.Modal.imageAltText
                    Braze.InAppMessage.Modal.init(data:graphic:imageAltText:language:header:headerTextAlignment:message:messageTextAlignment:buttons:themes:)
                    Braze.InAppMessage.Modal.language Braze.InAppMessage.Modal.message
                    Braze.InAppMessage.Modal.messageTextAlignment Braze.InAppMessage.Modal.themes
                    Braze.InAppMessage.Modal Braze.InAppMessage.ModalImage.buttons
                    Braze.InAppMessage.ModalImage.data Braze.InAppMessage.ModalImage.imageAltText
                    Braze.InAppMessage.ModalImage.imageURL
                    Braze.InAppMessage.ModalImage.init(data:imageURL:imageAltText:language:buttons:themes:)
                    Braze.InAppMessage.ModalImage.language Braze.InAppMessage.ModalImage.themes
                    Braze.InAppMessage.ModalImage Braze.InAppMessage.Slideup.data Braze.InAppMessage.Slideup.graphic
                    Braze.InAppMessage.Slideup.imageAltText
                    Braze.InAppMessage.Slideup.init(data:graphic:imageAltText:language:message:slideFrom:themes:)
                    Braze.InAppMessage.Slideup.language Braze.InAppMessage.Slideup.message
                    Braze.InAppMessage.Slideup.slideFrom Braze.InAppMessage.Slideup.themes
                    Braze.InAppMessage.Slideup Braze.InAppMessage.control(_:) Braze.InAppMessage.control
                    Braze.InAppMessage.full(_:) Braze.InAppMessage.full Braze.InAppMessage.fullImage(_:)
                    Braze.InAppMessage.fullImage Braze.InAppMessage.html(_:) Braze.InAppMessage.html
                    Braze.InAppMessage.modal(_:) Braze.InAppMessage.modal Braze.InAppMessage.modalImage(_:)
                    Braze.InAppMessage.modalImage Braze.InAppMessage.slideup(_:) Braze.InAppMessage.slideup
                    """),
            LedgerEntry(
                .content,
                counterpart: "MessageContent",
                advice: "What a message contains is in its content.",
                members: """
                    Braze.InAppMessage.Button.clickAction Braze.InAppMessage.Button.id
                    Braze.InAppMessage.Button.init(id:text:clickAction:themes:) Braze.InAppMessage.Button.text
                    Braze.InAppMessage.Button.theme(for:) Braze.InAppMessage.Button.themes Braze.InAppMessage.Button
                    Braze.InAppMessage.Context Braze.InAppMessage.Data.animateIn Braze.InAppMessage.Data.animateOut
                    Braze.InAppMessage.Data.clickAction Braze.InAppMessage.Data.context
                    Braze.InAppMessage.Data.init(clickAction:messageClose:orientation:animateIn:animateOut:extras:messageExtras:)
                    Braze.InAppMessage.Data.isTestSend Braze.InAppMessage.Data.messageClose
                    Braze.InAppMessage.Data.messageExtras Braze.InAppMessage.Data.orientation
                    Braze.InAppMessage.Data Braze.InAppMessage.DismissalReason.changeUser
                    Braze.InAppMessage.DismissalReason.wipeData Braze.InAppMessage.DismissalReason
                    Braze.InAppMessage.Graphic.icon(_:) Braze.InAppMessage.Graphic.image(_:)
                    Braze.InAppMessage.Graphic Braze.InAppMessage.MessageClose.auto(after:)
                    Braze.InAppMessage.MessageClose.userInteraction Braze.InAppMessage.MessageClose
                    Braze.InAppMessage.Orientation.any Braze.InAppMessage.Orientation.init(rawValue:)
                    Braze.InAppMessage.Orientation.landscape Braze.InAppMessage.Orientation.portrait
                    Braze.InAppMessage.Orientation Braze.InAppMessage.SlideFrom.bottom
                    Braze.InAppMessage.SlideFrom.init(rawValue:) Braze.InAppMessage.SlideFrom.top
                    Braze.InAppMessage.SlideFrom Braze.InAppMessage.TextAlignment.center
                    Braze.InAppMessage.TextAlignment.init(rawValue:) Braze.InAppMessage.TextAlignment.leading
                    Braze.InAppMessage.TextAlignment.trailing Braze.InAppMessage.TextAlignment
                    Braze.InAppMessage.context Braze.InAppMessage.data Braze.InAppMessage.decoding(json:)
                    Braze.InAppMessage.getLocalAssets(using:urls:destinationURL:completionHandler:)
                    Braze.InAppMessage.init(_:) Braze.InAppMessage.isApproximatelyEqual(to:)
                    Braze.InAppMessage.json() Braze.InAppMessage.multipleLogClickEnabled
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
                    Braze.InAppMessageRaw.backgroundColor Braze.InAppMessageRaw.baseURL
                    Braze.InAppMessageRaw.buttons Braze.InAppMessageRaw.clickAction
                    Braze.InAppMessageRaw.closeButtonColor Braze.InAppMessageRaw.context
                    Braze.InAppMessageRaw.decoding(json:) Braze.InAppMessageRaw.duration
                    Braze.InAppMessageRaw.frameColor Braze.InAppMessageRaw.header
                    Braze.InAppMessageRaw.headerTextAlignment Braze.InAppMessageRaw.headerTextColor
                    Braze.InAppMessageRaw.icon Braze.InAppMessageRaw.iconBackgroundColor
                    Braze.InAppMessageRaw.iconColor Braze.InAppMessageRaw.imageAltText
                    Braze.InAppMessageRaw.imageStyle Braze.InAppMessageRaw.imageURL Braze.InAppMessageRaw.init()
                    Braze.InAppMessageRaw.init(_:) Braze.InAppMessageRaw.isControl Braze.InAppMessageRaw.isTestSend
                    Braze.InAppMessageRaw.json() Braze.InAppMessageRaw.language
                    Braze.InAppMessageRaw.logClick(buttonId:using:) Braze.InAppMessageRaw.logImpression(using:)
                    Braze.InAppMessageRaw.message Braze.InAppMessageRaw.messageClose
                    Braze.InAppMessageRaw.messageExtras Braze.InAppMessageRaw.messageFields
                    Braze.InAppMessageRaw.messageTextAlignment Braze.InAppMessageRaw.orientation
                    Braze.InAppMessageRaw.slideFrom Braze.InAppMessageRaw.textColor Braze.InAppMessageRaw.type
                    Braze.InAppMessageRaw.url Braze.InAppMessageRaw.useWebView Braze.InAppMessageRaw
                    BrazeInAppMessageDataLookup.data BrazeInAppMessageDataLookup.subscript(dynamicMember:)
                    BrazeInAppMessageDataLookup BrazeInAppMessageThemeable.theme(for:)
                    BrazeInAppMessageThemeable.themes BrazeInAppMessageThemeable
                    """),
            LedgerEntry(
                .content,
                counterpart: "CompatMessage",
                code: "CompatMessage",
                advice: "The neutral message.",
                members: """
                    Braze.InAppMessage
                    """),
            LedgerEntry(
                .vocabulary,
                advice: "A name without a meaning of its own in a handler: leave it out with what it served.",
                members: """
                    Braze.Channel.init(rawValue:) Braze.Configuration.DeviceProperty.init(rawValue:)
                    Braze.Configuration.Logger.Level.init(rawValue:)
                    Braze.Configuration.Push.Automation.init(automaticSetup:requestAuthorizationAtLaunch:)
                    Braze.Configuration.Push.Automation.init(booleanLiteral:)
                    Braze.Configuration.init(apiKey:endpoint:) Braze.ErrorString.description
                    Braze.ErrorString.init(_:) Braze.URLContext.init(url:useWebView:isUniversalLink:channel:extras:)
                    Braze.init(configuration:) BrazeInAppMessageUI.init(presenter:)
                    """),
            LedgerEntry(
                .vocabulary,
                counterpart: "InAppMessageHandler",
                code: "InAppMessageHandler",
                advice: "The handler's protocol stands for it; the bridge of the other SDK calls it.",
                members: """
                    BrazeInAppMessageUIDelegate
                    """),
            LedgerEntry(
                .vocabulary,
                counterpart: "InAppMessageHandler",
                advice: "The handler's protocol stands for it; the bridge of the other SDK calls it.",
                members: """
                    BrazeInAppMessagePresenter BrazeInAppMessageUI
                    """),
            LedgerEntry(
                .setUp,
                advice:
                    "Set-up of the vendor's own: the other SDK has its own, and the app's launch code changes with it.",
                members: """
                    Braze.Banners.requestBannersRefresh(placementIds:) Braze.Banners Braze.Cancellable.cancel()
                    Braze.Cancellable.empty Braze.Cancellable Braze.Channel.banner Braze.Channel.contentCard
                    Braze.Channel.inAppMessage Braze.Channel.notification Braze.Channel
                    Braze.Configuration.Api.RequestPolicy.automatic Braze.Configuration.Api.RequestPolicy.manual
                    Braze.Configuration.Api.RequestPolicy Braze.Configuration.Api.endpoint
                    Braze.Configuration.Api.flushInterval Braze.Configuration.Api.key
                    Braze.Configuration.Api.requestPolicy Braze.Configuration.Api.sdkAuthentication
                    Braze.Configuration.Api Braze.Configuration.DeviceProperty.carrier
                    Braze.Configuration.DeviceProperty.locale Braze.Configuration.DeviceProperty.model
                    Braze.Configuration.DeviceProperty.osVersion Braze.Configuration.DeviceProperty.pushAuthStatus
                    Braze.Configuration.DeviceProperty.pushDisplayOptions
                    Braze.Configuration.DeviceProperty.pushEnabled Braze.Configuration.DeviceProperty.resolution
                    Braze.Configuration.DeviceProperty.timeZone Braze.Configuration.DeviceProperty
                    Braze.Configuration.Location.automaticGeofenceRequests
                    Braze.Configuration.Location.automaticLocationCollection
                    Braze.Configuration.Location.geofencesEnabled Braze.Configuration.Location
                    Braze.Configuration.Logger.Level.debug Braze.Configuration.Logger.Level.disabled
                    Braze.Configuration.Logger.Level.error Braze.Configuration.Logger.Level.info
                    Braze.Configuration.Logger.Level Braze.Configuration.Logger.level
                    Braze.Configuration.Logger.print Braze.Configuration.Logger
                    Braze.Configuration.Push.Automation.automaticSetup
                    Braze.Configuration.Push.Automation.requestAuthorizationAtLaunch
                    Braze.Configuration.Push.Automation Braze.Configuration.Push.appGroup
                    Braze.Configuration.Push.automation Braze.Configuration.Push Braze.Configuration.api
                    Braze.Configuration.apiKey Braze.Configuration.devicePropertyAllowList
                    Braze.Configuration.endpoint Braze.Configuration.forwardUniversalLinks
                    Braze.Configuration.location Braze.Configuration.logger
                    Braze.Configuration.optInWhenPushAuthorized Braze.Configuration.push
                    Braze.Configuration.sessionTimeout Braze.Configuration.triggerMinimumTimeInterval
                    Braze.Configuration.useUUIDAsDeviceId Braze.Configuration Braze.ContentCard.id Braze.ContentCard
                    Braze.ContentCards.requestRefresh() Braze.ContentCards.subscribeToUpdates(_:) Braze.ContentCards
                    Braze.ErrorString.logDescription Braze.ErrorString Braze.FeatureFlag.enabled
                    Braze.FeatureFlag.id Braze.FeatureFlag Braze.FeatureFlags.featureFlag(id:)
                    Braze.FeatureFlags.requestRefresh() Braze.FeatureFlags.subscribeToUpdates(_:) Braze.FeatureFlags
                    Braze.ModalContext.animateDismissal Braze.ModalContext.animatePresentation
                    Braze.ModalContext.channel Braze.ModalContext.openNewWindowLinksInBrowser
                    Braze.ModalContext.presentingViewController Braze.ModalContext Braze.Notifications.Payload.body
                    Braze.Notifications.Payload.title Braze.Notifications.Payload Braze.Notifications.categories
                    Braze.Notifications.handleBackgroundNotification(userInfo:fetchCompletionHandler:)
                    Braze.Notifications.handleForegroundNotification(notification:)
                    Braze.Notifications.handleUserNotification(response:withCompletionHandler:)
                    Braze.Notifications.register(deviceToken:) Braze.Notifications.subscribeToUpdates(_:)
                    Braze.Notifications Braze.SDKAuthenticationError.code Braze.SDKAuthenticationError.optional
                    Braze.SDKAuthenticationError.reason Braze.SDKAuthenticationError.signature
                    Braze.SDKAuthenticationError.userId Braze.SDKAuthenticationError
                    Braze.TriggerEvent.customEvent(name:properties:) Braze.TriggerEvent.identifier
                    Braze.TriggerEvent.other Braze.TriggerEvent.purchase(productId:properties:)
                    Braze.TriggerEvent.sessionStart Braze.TriggerEvent Braze.UIUtils.activeRootViewController
                    Braze.UIUtils.activeTopmostViewController Braze.UIUtils.activeWindow
                    Braze.UIUtils.activeWindowScene Braze.UIUtils.interfaceOrientation
                    Braze.UIUtils.preferredFont(textStyle:weight:) Braze.UIUtils.preferredWindowScene Braze.UIUtils
                    Braze.URLContext.channel Braze.URLContext.extras Braze.URLContext.isUniversalLink
                    Braze.URLContext.targetScene Braze.URLContext.targetViewController Braze.URLContext.url
                    Braze.URLContext.useWebView Braze.URLContext Braze.User.id() Braze.User.id(completion:)
                    Braze.User.id Braze.User.set(email:fileID:line:)
                    Braze.User.setCustomAttribute(key:value:fileID:line:) Braze.User Braze.banners
                    Braze.changeUser(userId:sdkAuthSignature:fileID:line:) Braze.contentCards Braze.delegate
                    Braze.deviceId Braze.enabled Braze.featureFlags Braze.inAppMessagePresenter
                    Braze.logCustomEvent(name:properties:fileID:line:) Braze.notifications
                    Braze.prepareForDelayedInitialization(pushAutomation:) Braze.requestImmediateDataFlush()
                    Braze.sdkAuthDelegate Braze.set(adTrackingEnabled:) Braze.set(identifierForVendor:)
                    Braze.set(sdkAuthenticationSignature:) Braze.user Braze.wipeData() Braze BrazeDelegate
                    BrazeInAppMessageUI.Error.assetsFailure(_:) BrazeInAppMessageUI.Error.htmlFileWrite(_:)
                    BrazeInAppMessageUI.Error.htmlNoBaseURL BrazeInAppMessageUI.Error.invalidBrazeActions
                    BrazeInAppMessageUI.Error.invalidConstraints BrazeInAppMessageUI.Error.invalidPushPrimer
                    BrazeInAppMessageUI.Error.messageContextInvalid
                    BrazeInAppMessageUI.Error.noAppRootViewController BrazeInAppMessageUI.Error.noContextLogClick
                    BrazeInAppMessageUI.Error.noContextLogImpression
                    BrazeInAppMessageUI.Error.noContextProcessClickAction BrazeInAppMessageUI.Error.noFontAwesome
                    BrazeInAppMessageUI.Error.noMainThread BrazeInAppMessageUI.Error.noMatchingOrientation
                    BrazeInAppMessageUI.Error.noMessageView BrazeInAppMessageUI.Error.noWindowScene
                    BrazeInAppMessageUI.Error.otherMessagePresented(push:)
                    BrazeInAppMessageUI.Error.rawToTypedConversion(_:)
                    BrazeInAppMessageUI.Error.triggeredUserCurrentUserMismatch(messageId:currentUser:previousUser:)
                    BrazeInAppMessageUI.Error.webViewNavigation(_:) BrazeInAppMessageUI.Error.webViewQuery(_:)
                    BrazeInAppMessageUI.Error.webViewScheme(_:) BrazeInAppMessageUI.Error.webViewScript(_:)
                    BrazeInAppMessageUI.Error BrazeInAppMessageUI.delegate BrazeInAppMessageUI.stack
                    BrazeSDKAuthDelegate Set.all
                    """),
        ])
}
