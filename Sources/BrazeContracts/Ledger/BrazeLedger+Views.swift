import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for views and their appearance.
    static let brazeViews: [LedgerEntry] = [
        LedgerEntry(
            .content,
            counterpart: "plan.content.themes, plan.customView",
            needs: [.prepareContent],
            rules: ["BZ-126", "BZ-127"],
            advice:
                "Colours are in the content's themes, and a message's corner radius is in its frame; Other looks of this "
                + "SDK's views are lost, unless a custom view has them.",
            members: """
                BrazeInAppMessageUI.ButtonView.Attributes.borderWidth BrazeInAppMessageUI.ButtonView.Attributes.cornerRadius
                BrazeInAppMessageUI.ButtonView.Attributes.defaults BrazeInAppMessageUI.ButtonView.Attributes.font
                BrazeInAppMessageUI.ButtonView.Attributes.language BrazeInAppMessageUI.ButtonView.Attributes.maxHeight
                BrazeInAppMessageUI.ButtonView.Attributes.minWidth BrazeInAppMessageUI.ButtonView.Attributes.padding
                BrazeInAppMessageUI.ButtonView.Attributes BrazeInAppMessageUI.ButtonView.attributes
                BrazeInAppMessageUI.FullImageView.Attributes.DisplayMode
                BrazeInAppMessageUI.FullImageView.Attributes.buttonsAttributes
                BrazeInAppMessageUI.FullImageView.Attributes.cornerCurve
                BrazeInAppMessageUI.FullImageView.Attributes.cornerRadius
                BrazeInAppMessageUI.FullImageView.Attributes.defaults
                BrazeInAppMessageUI.FullImageView.Attributes.dismissOnBackgroundTap
                BrazeInAppMessageUI.FullImageView.Attributes.margin BrazeInAppMessageUI.FullImageView.Attributes.maxHeight
                BrazeInAppMessageUI.FullImageView.Attributes.maxWidth BrazeInAppMessageUI.FullImageView.Attributes.minWidth
                BrazeInAppMessageUI.FullImageView.Attributes.onLayout BrazeInAppMessageUI.FullImageView.Attributes.onPresent
                BrazeInAppMessageUI.FullImageView.Attributes.onTheme BrazeInAppMessageUI.FullImageView.Attributes.padding
                BrazeInAppMessageUI.FullImageView.Attributes.preferredDisplayMode
                BrazeInAppMessageUI.FullImageView.Attributes.scrollLargeImages
                BrazeInAppMessageUI.FullImageView.Attributes.shadow BrazeInAppMessageUI.FullImageView.Attributes
                BrazeInAppMessageUI.FullView.Attributes.DisplayMode BrazeInAppMessageUI.FullView.Attributes.buttonsAttributes
                BrazeInAppMessageUI.FullView.Attributes.cornerCurve BrazeInAppMessageUI.FullView.Attributes.cornerRadius
                BrazeInAppMessageUI.FullView.Attributes.defaults
                BrazeInAppMessageUI.FullView.Attributes.dismissOnBackgroundTap
                BrazeInAppMessageUI.FullView.Attributes.headerFont BrazeInAppMessageUI.FullView.Attributes.labelsSpacing
                BrazeInAppMessageUI.FullView.Attributes.margin BrazeInAppMessageUI.FullView.Attributes.maxHeight
                BrazeInAppMessageUI.FullView.Attributes.maxWidth BrazeInAppMessageUI.FullView.Attributes.messageFont
                BrazeInAppMessageUI.FullView.Attributes.minWidth BrazeInAppMessageUI.FullView.Attributes.onLayout
                BrazeInAppMessageUI.FullView.Attributes.onPresent BrazeInAppMessageUI.FullView.Attributes.onTheme
                BrazeInAppMessageUI.FullView.Attributes.padding BrazeInAppMessageUI.FullView.Attributes.preferredDisplayMode
                BrazeInAppMessageUI.FullView.Attributes.shadow BrazeInAppMessageUI.FullView.Attributes.spacing
                BrazeInAppMessageUI.FullView.Attributes BrazeInAppMessageUI.HtmlView.Attributes.Animation
                BrazeInAppMessageUI.HtmlView.Attributes.allowInspector BrazeInAppMessageUI.HtmlView.Attributes.animation
                BrazeInAppMessageUI.HtmlView.Attributes.automaticBodyClicks BrazeInAppMessageUI.HtmlView.Attributes.configure
                BrazeInAppMessageUI.HtmlView.Attributes.defaults BrazeInAppMessageUI.HtmlView.Attributes.linkTargetSupport
                BrazeInAppMessageUI.HtmlView.Attributes.onLayout BrazeInAppMessageUI.HtmlView.Attributes.onPresent
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
                BrazeInAppMessageUI.ModalImageView.Attributes.margin BrazeInAppMessageUI.ModalImageView.Attributes.maxHeight
                BrazeInAppMessageUI.ModalImageView.Attributes.maxWidth BrazeInAppMessageUI.ModalImageView.Attributes.minWidth
                BrazeInAppMessageUI.ModalImageView.Attributes.onLayout BrazeInAppMessageUI.ModalImageView.Attributes.onPresent
                BrazeInAppMessageUI.ModalImageView.Attributes.onTheme BrazeInAppMessageUI.ModalImageView.Attributes.padding
                BrazeInAppMessageUI.ModalImageView.Attributes.scrollLargeImages
                BrazeInAppMessageUI.ModalImageView.Attributes.shadow BrazeInAppMessageUI.ModalImageView.Attributes
                BrazeInAppMessageUI.ModalImageView.attributes BrazeInAppMessageUI.ModalTextView.Attributes.header
                BrazeInAppMessageUI.ModalTextView.Attributes.language BrazeInAppMessageUI.ModalTextView.Attributes.message
                BrazeInAppMessageUI.ModalTextView.Attributes.spacing BrazeInAppMessageUI.ModalTextView.Attributes
                BrazeInAppMessageUI.ModalTextView.attributes BrazeInAppMessageUI.ModalView.Attributes.buttonsAttributes
                BrazeInAppMessageUI.ModalView.Attributes.cornerCurve BrazeInAppMessageUI.ModalView.Attributes.cornerRadius
                BrazeInAppMessageUI.ModalView.Attributes.defaults
                BrazeInAppMessageUI.ModalView.Attributes.dismissOnBackgroundTap
                BrazeInAppMessageUI.ModalView.Attributes.headerFont BrazeInAppMessageUI.ModalView.Attributes.labelsSpacing
                BrazeInAppMessageUI.ModalView.Attributes.margin BrazeInAppMessageUI.ModalView.Attributes.maxHeight
                BrazeInAppMessageUI.ModalView.Attributes.maxWidth BrazeInAppMessageUI.ModalView.Attributes.messageFont
                BrazeInAppMessageUI.ModalView.Attributes.minWidth BrazeInAppMessageUI.ModalView.Attributes.onLayout
                BrazeInAppMessageUI.ModalView.Attributes.onPresent BrazeInAppMessageUI.ModalView.Attributes.onTheme
                BrazeInAppMessageUI.ModalView.Attributes.padding BrazeInAppMessageUI.ModalView.Attributes.shadow
                BrazeInAppMessageUI.ModalView.Attributes.spacing BrazeInAppMessageUI.ModalView.Attributes
                BrazeInAppMessageUI.ModalView.attributes BrazeInAppMessageUI.PresentationContext.attributes
                BrazeInAppMessageUI.PresentationContext.messageView()
                BrazeInAppMessageUI.SlideupView.Attributes.ChevronVisibility
                BrazeInAppMessageUI.SlideupView.Attributes.chevronVisibility
                BrazeInAppMessageUI.SlideupView.Attributes.cornerCurve BrazeInAppMessageUI.SlideupView.Attributes.cornerRadius
                BrazeInAppMessageUI.SlideupView.Attributes.defaults BrazeInAppMessageUI.SlideupView.Attributes.dismissible
                BrazeInAppMessageUI.SlideupView.Attributes.font
                BrazeInAppMessageUI.SlideupView.Attributes.graphicLeadingPadding
                BrazeInAppMessageUI.SlideupView.Attributes.imageCornerCurve
                BrazeInAppMessageUI.SlideupView.Attributes.imageCornerRadius
                BrazeInAppMessageUI.SlideupView.Attributes.imageSize BrazeInAppMessageUI.SlideupView.Attributes.margin
                BrazeInAppMessageUI.SlideupView.Attributes.maxWidth BrazeInAppMessageUI.SlideupView.Attributes.minHeight
                BrazeInAppMessageUI.SlideupView.Attributes.onLayout BrazeInAppMessageUI.SlideupView.Attributes.onPresent
                BrazeInAppMessageUI.SlideupView.Attributes.onTheme BrazeInAppMessageUI.SlideupView.Attributes.padding
                BrazeInAppMessageUI.SlideupView.Attributes.shadow BrazeInAppMessageUI.SlideupView.Attributes.spacing
                BrazeInAppMessageUI.SlideupView.Attributes BrazeInAppMessageUI.SlideupView.attributes
                BrazeInAppMessageUI.ViewAttributes.defaults(for:) BrazeInAppMessageUI.ViewAttributes.full(_:)
                BrazeInAppMessageUI.ViewAttributes.full BrazeInAppMessageUI.ViewAttributes.fullImage(_:)
                BrazeInAppMessageUI.ViewAttributes.fullImage BrazeInAppMessageUI.ViewAttributes.html(_:)
                BrazeInAppMessageUI.ViewAttributes.html BrazeInAppMessageUI.ViewAttributes.modal(_:)
                BrazeInAppMessageUI.ViewAttributes.modal BrazeInAppMessageUI.ViewAttributes.modalImage(_:)
                BrazeInAppMessageUI.ViewAttributes.modalImage BrazeInAppMessageUI.ViewAttributes.slideup(_:)
                BrazeInAppMessageUI.ViewAttributes.slideup BrazeInAppMessageUI.ViewAttributes
                """),
        .ownViews(
            rules: ["BZ-072", "BZ-073"],
            """
            AsyncImageView.imageURL AsyncImageView.init(imageURL:) AsyncImageView
            BrazeInAppMessageUI.ButtonView.applyAttributes() BrazeInAppMessageUI.ButtonView.applyTheme()
            BrazeInAppMessageUI.ButtonView.button BrazeInAppMessageUI.ButtonView.init(button:attributes:)
            BrazeInAppMessageUI.ButtonView.theme BrazeInAppMessageUI.ButtonView
            BrazeInAppMessageUI.ContainerView.keyboardFrame BrazeInAppMessageUI.ContainerView.keyboardFrameNotifier
            BrazeInAppMessageUI.ContainerView BrazeInAppMessageUI.ControlView.dismiss(completion:)
            BrazeInAppMessageUI.ControlView.init(message:) BrazeInAppMessageUI.ControlView.message
            BrazeInAppMessageUI.ControlView.present(completion:) BrazeInAppMessageUI.ControlView.presented
            BrazeInAppMessageUI.ControlView BrazeInAppMessageUI.FullImageView.DisplayMode.full
            BrazeInAppMessageUI.FullImageView.DisplayMode.modal BrazeInAppMessageUI.FullImageView.DisplayMode
            BrazeInAppMessageUI.FullImageView.displayMode
            BrazeInAppMessageUI.FullImageView.init(message:attributes:gifViewProvider:presented:)
            BrazeInAppMessageUI.FullImageView.preferredDisplayMode BrazeInAppMessageUI.FullImageView.present(completion:)
            BrazeInAppMessageUI.FullImageView BrazeInAppMessageUI.FullView.DisplayMode.full
            BrazeInAppMessageUI.FullView.DisplayMode.modal BrazeInAppMessageUI.FullView.DisplayMode
            BrazeInAppMessageUI.FullView.displayMode BrazeInAppMessageUI.FullView.imageView
            BrazeInAppMessageUI.FullView.init(message:attributes:gifViewProvider:presented:)
            BrazeInAppMessageUI.FullView.preferredDisplayMode BrazeInAppMessageUI.FullView.present(completion:)
            BrazeInAppMessageUI.FullView BrazeInAppMessageUI.HtmlView.Animation.auto
            BrazeInAppMessageUI.HtmlView.Animation.fade BrazeInAppMessageUI.HtmlView.Animation.slide
            BrazeInAppMessageUI.HtmlView.Animation BrazeInAppMessageUI.HtmlView.dismiss(completion:)
            BrazeInAppMessageUI.HtmlView.init(message:attributes:presented:)
            BrazeInAppMessageUI.HtmlView.installInternalConstraints()
            BrazeInAppMessageUI.HtmlView.installPresentationConstraintsIfNeeded()
            BrazeInAppMessageUI.HtmlView.layoutSubviews() BrazeInAppMessageUI.HtmlView.loadMessage()
            BrazeInAppMessageUI.HtmlView.message BrazeInAppMessageUI.HtmlView.present(completion:)
            BrazeInAppMessageUI.HtmlView.presentationConstraintsInstalled BrazeInAppMessageUI.HtmlView.presented
            BrazeInAppMessageUI.HtmlView.processNavigationAction(_:isTransientOpen:)
            BrazeInAppMessageUI.HtmlView.queryHandler BrazeInAppMessageUI.HtmlView.schemeHandler
            BrazeInAppMessageUI.HtmlView.scriptMessageHandler BrazeInAppMessageUI.HtmlView.setupWebView()
            BrazeInAppMessageUI.HtmlView.traitCollectionDidChange(_:)
            BrazeInAppMessageUI.HtmlView.webView(_:createWebViewWith:for:windowFeatures:)
            BrazeInAppMessageUI.HtmlView.webView(_:decidePolicyFor:decisionHandler:)
            BrazeInAppMessageUI.HtmlView.webView(_:didFail:withError:) BrazeInAppMessageUI.HtmlView.webView(_:didFinish:)
            BrazeInAppMessageUI.HtmlView.webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
            BrazeInAppMessageUI.HtmlView.webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
            BrazeInAppMessageUI.HtmlView.webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
            BrazeInAppMessageUI.HtmlView.yConstraint BrazeInAppMessageUI.HtmlView
            BrazeInAppMessageUI.IconView.init(symbol:theme:attributes:) BrazeInAppMessageUI.IconView.label
            BrazeInAppMessageUI.IconView.symbol BrazeInAppMessageUI.IconView.theme BrazeInAppMessageUI.IconView
            BrazeInAppMessageUI.ModalImageView.applyAttributes() BrazeInAppMessageUI.ModalImageView.applyTheme()
            BrazeInAppMessageUI.ModalImageView.buttons BrazeInAppMessageUI.ModalImageView.buttonsContainer
            BrazeInAppMessageUI.ModalImageView.closeButton BrazeInAppMessageUI.ModalImageView.contentView
            BrazeInAppMessageUI.ModalImageView.dismiss(completion:) BrazeInAppMessageUI.ModalImageView.imageContainerView
            BrazeInAppMessageUI.ModalImageView.imageView
            BrazeInAppMessageUI.ModalImageView.init(message:attributes:gifViewProvider:presented:)
            BrazeInAppMessageUI.ModalImageView.installInternalConstraints()
            BrazeInAppMessageUI.ModalImageView.installPresentationConstraintsIfNeeded()
            BrazeInAppMessageUI.ModalImageView.layoutSubviews() BrazeInAppMessageUI.ModalImageView.message
            BrazeInAppMessageUI.ModalImageView.present(completion:)
            BrazeInAppMessageUI.ModalImageView.presentationConstraintsInstalled
            BrazeInAppMessageUI.ModalImageView.presented BrazeInAppMessageUI.ModalImageView.shadowView
            BrazeInAppMessageUI.ModalImageView.tapBackgroundGesture BrazeInAppMessageUI.ModalImageView.tapGesture
            BrazeInAppMessageUI.ModalImageView.theme BrazeInAppMessageUI.ModalImageView.traitCollectionDidChange(_:)
            BrazeInAppMessageUI.ModalImageView BrazeInAppMessageUI.ModalTextView.TextStyle.font
            BrazeInAppMessageUI.ModalTextView.TextStyle.lineSpacing BrazeInAppMessageUI.ModalTextView.TextStyle
            BrazeInAppMessageUI.ModalTextView.header BrazeInAppMessageUI.ModalTextView.message
            BrazeInAppMessageUI.ModalTextView BrazeInAppMessageUI.ModalView.applyAttributes()
            BrazeInAppMessageUI.ModalView.applyTheme() BrazeInAppMessageUI.ModalView.buttons
            BrazeInAppMessageUI.ModalView.buttonsContainer BrazeInAppMessageUI.ModalView.closeButton
            BrazeInAppMessageUI.ModalView.contentView BrazeInAppMessageUI.ModalView.dismiss(completion:)
            BrazeInAppMessageUI.ModalView.gifViewProvider BrazeInAppMessageUI.ModalView.graphicView
            BrazeInAppMessageUI.ModalView.init(message:attributes:gifViewProvider:presented:)
            BrazeInAppMessageUI.ModalView.installInternalConstraints()
            BrazeInAppMessageUI.ModalView.installPresentationConstraintsIfNeeded()
            BrazeInAppMessageUI.ModalView.layoutSubviews() BrazeInAppMessageUI.ModalView.message
            BrazeInAppMessageUI.ModalView.present(completion:)
            BrazeInAppMessageUI.ModalView.presentationConstraintsInstalled BrazeInAppMessageUI.ModalView.presented
            BrazeInAppMessageUI.ModalView.shadowView BrazeInAppMessageUI.ModalView.tapBackgroundGesture
            BrazeInAppMessageUI.ModalView.tapGesture BrazeInAppMessageUI.ModalView.textView
            BrazeInAppMessageUI.ModalView.theme BrazeInAppMessageUI.ModalView.traitCollectionDidChange(_:)
            BrazeInAppMessageUI.ModalView BrazeInAppMessageUI.SlideupView.ChevronVisibility.auto
            BrazeInAppMessageUI.SlideupView.ChevronVisibility.hidden
            BrazeInAppMessageUI.SlideupView.ChevronVisibility.visible BrazeInAppMessageUI.SlideupView.ChevronVisibility
            BrazeInAppMessageUI.SlideupView.applyAttributes() BrazeInAppMessageUI.SlideupView.applyTheme()
            BrazeInAppMessageUI.SlideupView.chevronView BrazeInAppMessageUI.SlideupView.contentView
            BrazeInAppMessageUI.SlideupView.dismiss(completion:) BrazeInAppMessageUI.SlideupView.graphicView
            BrazeInAppMessageUI.SlideupView.init(message:attributes:gifViewProvider:presented:)
            BrazeInAppMessageUI.SlideupView.innerYConstraint BrazeInAppMessageUI.SlideupView.installInternalConstraints()
            BrazeInAppMessageUI.SlideupView.installPresentationConstraintsIfNeeded()
            BrazeInAppMessageUI.SlideupView.layoutSubviews() BrazeInAppMessageUI.SlideupView.message
            BrazeInAppMessageUI.SlideupView.messageLabel BrazeInAppMessageUI.SlideupView.outerYConstraint
            BrazeInAppMessageUI.SlideupView.panGesture BrazeInAppMessageUI.SlideupView.present(completion:)
            BrazeInAppMessageUI.SlideupView.presented BrazeInAppMessageUI.SlideupView.pressGesture
            BrazeInAppMessageUI.SlideupView.shadowView BrazeInAppMessageUI.SlideupView.theme
            BrazeInAppMessageUI.SlideupView.traitCollectionDidChange(_:) BrazeInAppMessageUI.SlideupView
            BrazeInAppMessageUI.StackView.stack BrazeInAppMessageUI.StackView
            BrazeInAppMessageUI.ViewController.childForStatusBarStyle
            BrazeInAppMessageUI.ViewController.dismissMessage(completion:) BrazeInAppMessageUI.ViewController.loadView()
            BrazeInAppMessageUI.ViewController.overrideUserInterfaceStyle
            BrazeInAppMessageUI.ViewController.preferredScreenEdgesDeferringSystemGestures
            BrazeInAppMessageUI.ViewController.preferredStatusBarStyle
            BrazeInAppMessageUI.ViewController.preferredStatusBarUpdateAnimation
            BrazeInAppMessageUI.ViewController.prefersHomeIndicatorAutoHidden
            BrazeInAppMessageUI.ViewController.prefersPointerLocked
            BrazeInAppMessageUI.ViewController.prefersStatusBarHidden
            BrazeInAppMessageUI.ViewController.supportedInterfaceOrientations
            BrazeInAppMessageUI.ViewController.viewDidAppear(_:) BrazeInAppMessageUI.ViewController.viewDidLoad()
            BrazeInAppMessageUI.ViewController.viewWillTransition(to:with:) BrazeInAppMessageUI.ViewController
            BrazeInAppMessageUI.Window.hitTest(_:with:) BrazeInAppMessageUI.Window BrazeInAppMessageWindowType
            GIFViewProvider.init(view:updateView:) GIFViewProvider.nonAnimating GIFViewProvider.shared
            GIFViewProvider.updateView GIFViewProvider.view GIFViewProvider
            InAppMessageView.closeButtonMinimumTouchTargetSize InAppMessageView.controller
              InAppMessageView.dismiss(completion:)
            InAppMessageView.initialAccessibilityElement InAppMessageView.isLargeLandscape
            InAppMessageView.logError(_:)
            InAppMessageView.makeKey()
            InAppMessageView.prefersStatusBarHidden InAppMessageView.present(completion:) InAppMessageView.presented
            InAppMessageView.webViewQueryHandler() InAppMessageView.webViewSchemeHandler()
            InAppMessageView.webViewScriptMessageHandler()
            KeyboardFrameNotifier.init() KeyboardFrameNotifier.subscribe(identifier:action:)
            KeyboardFrameNotifier.unsubscribe(identifier:) KeyboardFrameNotifier Shadow.color Shadow.contentCard
            Shadow.inAppMessage Shadow.init(color:offset:radius:opacity:) Shadow.offset Shadow.opacity Shadow.radius
            Shadow ShadowView.init(_:) ShadowView.shadow ShadowView ViewDimension.init(floatLiteral:)
            ViewDimension.init(integerLiteral:) ViewDimension.init(regular:large:) ViewDimension.large
            ViewDimension.regular ViewDimension
            """),
        LedgerEntry(
            .content,
            counterpart: "MessageContent.themes",
            advice: "Colours by theme.",
            members: """
                Braze.InAppMessage.ButtonTheme.defaultDark Braze.InAppMessage.ButtonTheme.defaultLight
                Braze.InAppMessage.ButtonTheme.init(textColor:borderColor:backgroundColor:)
                Braze.InAppMessage.ButtonTheme.primary Braze.InAppMessage.ButtonTheme.secondary
                Braze.InAppMessage.ButtonThemes.defaults Braze.InAppMessage.ButtonThemes.init(dictionaryLiteral:)
                Braze.InAppMessage.ButtonThemes.init(themes:)
                Braze.InAppMessage.ButtonThemes.subscript(_:)
                Braze.InAppMessage.ButtonThemes Braze.InAppMessage.Color.a Braze.InAppMessage.Color.b
                Braze.InAppMessage.Color.black Braze.InAppMessage.Color.blue Braze.InAppMessage.Color.clear
                Braze.InAppMessage.Color.g Braze.InAppMessage.Color.green Braze.InAppMessage.Color.image
                Braze.InAppMessage.Color.init(_:) Braze.InAppMessage.Color.init(integerLiteral:)
                Braze.InAppMessage.Color.init(rawValue:) Braze.InAppMessage.Color.init(red:green:blue:alpha:)
                Braze.InAppMessage.Color.r Braze.InAppMessage.Color.rawValue Braze.InAppMessage.Color.red
                Braze.InAppMessage.Color.uiColor Braze.InAppMessage.Color.white
                Braze.InAppMessage.Theme.defaultDark Braze.InAppMessage.Theme.defaultLight

                Braze.InAppMessage.Theme.init(backgroundColor:textColor:iconColor:iconBackgroundColor:headerTextColor:closeButtonColor:frameColor:)
                Braze.InAppMessage.Themes.defaults Braze.InAppMessage.Themes.init(dictionaryLiteral:)
                Braze.InAppMessage.Themes.init(themes:)
                Braze.InAppMessage.Themes.subscript(_:) Braze.InAppMessage.Themes
                Braze.InAppMessageRaw.ButtonTheme.backgroundColor Braze.InAppMessageRaw.ButtonTheme.borderColor
                Braze.InAppMessageRaw.ButtonTheme.init(textColor:borderColor:backgroundColor:)
                Braze.InAppMessageRaw.ButtonTheme.textColor Braze.InAppMessageRaw.ButtonTheme Braze.InAppMessageRaw.Color
                Braze.InAppMessageRaw.Theme.backgroundColor Braze.InAppMessageRaw.Theme.buttons
                Braze.InAppMessageRaw.Theme.closeButtonColor Braze.InAppMessageRaw.Theme.frameColor
                Braze.InAppMessageRaw.Theme.headerTextColor Braze.InAppMessageRaw.Theme.iconBackgroundColor
                Braze.InAppMessageRaw.Theme.iconColor
                Braze.InAppMessageRaw.Theme.init(backgroundColor:textColor:iconColor:iconBackgroundColor:headerTextColor:closeButtonColor:frameColor:buttons:)
                Braze.InAppMessageRaw.Theme.textColor Braze.InAppMessageRaw.Theme Braze.InAppMessageRaw.themes
                """),
    ]
}
