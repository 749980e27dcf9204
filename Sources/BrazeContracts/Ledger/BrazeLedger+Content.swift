import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the values that an app reads from messages.
    static let brazeContent: [LedgerEntry] = [
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.phase",
            rules: ["BZ-014", "BZ-017"],
            advice: "The handler has to retain held messages.",
            members: """
                BrazeInAppMessageUI.stack
                """),
        LedgerEntry(
            .content,
            counterpart: "plan.statusBar",
            code: "$base.statusBar",
            needs: [.prepareStatusBar],
            rules: ["BZ-139"],
            advice: "The status bar while the message is on screen.",
            members: """
                BrazeInAppMessageUI.PresentationContext.statusBarHideBehavior
                """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.id",
            code: "Optional($base.id)",
            advice: "The campaign's id, which is never nil.",
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
            advice: "The URL of the click.",
            members: """
                Braze.InAppMessage.ClickAction.url
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageAction",
            code: "MessageAction",
            advice: "The action of a click.",
            members: """
                Braze.InAppMessage.ClickAction
                """),
        LedgerEntry(
            .content,
            counterpart: "PresentationPlan",
            code: "PresentationPlan",
            advice: "The plan replaces the context.",
            members: """
                BrazeInAppMessageUI.PresentationContext
                """),
        LedgerEntry(
            .content,
            counterpart: "UIView",
            code: "UIView",
            needs: [.customView],
            advice: "Any UIView can be used.",
            members: """
                InAppMessageView
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageAction.effect",
            code: "switch $base.effect { case .none }",
            advice: "What a click does.",
            members: """
                Braze.InAppMessage.ClickAction.none
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageAction.effect",
            code: "switch $base.effect { case .open($1, inWebView: $2) }",
            advice: "What a click does.",
            members: """
                Braze.InAppMessage.ClickAction.url(_:useWebView:)
                """),
        LedgerEntry(
            .content,
            counterpart: "plan.content",
            code: "message",
            rules: ["BZ-044"],
            advice: "The message is the second argument of prepare.",
            members: """
                BrazeInAppMessageUI.PresentationContext.message
                """),
        LedgerEntry(
            .content,
            counterpart: "plan.customView",
            code: "$base.customView",
            needs: [.customView],
            rules: ["BZ-042", "BZ-072"],
            advice: "Any UIView can be used.",
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
            advice: "The status bar while the message is on screen.",
            members: """
                BrazeInAppMessageUI.StatusBarHideBehavior.auto BrazeInAppMessageUI.StatusBarHideBehavior.hidden
                BrazeInAppMessageUI.StatusBarHideBehavior.visible BrazeInAppMessageUI.StatusBarHideBehavior
                """),
        LedgerEntry(
            .content,
            counterpart: "plan.orientation",
            code: "$base.orientation",
            needs: [.prepareOrientation],
            rules: ["BZ-046"],
            advice: "The orientation of the interface.",
            members: """
                BrazeInAppMessageUI.PresentationContext.preferredOrientation
                """),
        LedgerEntry(
            .content,
            counterpart: "PresentationPlan",
            needs: [.prepareContent],
            advice: "The plan replaces the context.",
            members: """
                BrazeInAppMessageUI.PresentationContext.preferencesProxy
                """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.view",
            needs: [.view],
            rules: ["BZ-049", "BZ-065"],
            advice: "The view is message.view.",
            members: """
                BrazeInAppMessageUI.messageView
                """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.onScriptMessage(_:_:)",
            needs: [.scriptMessages],
            advice: "The page calls the vendor's functions: listen with onScriptMessage.",
            members: """
                Braze.WebViewBridge.QueryHandler.Error.description Braze.WebViewBridge.QueryHandler.Error.unknownButtonId(_:)
                Braze.WebViewBridge.QueryHandler.Error Braze.WebViewBridge.QueryHandler.init(logError:)
                Braze.WebViewBridge.QueryHandler.process(url:) Braze.WebViewBridge.QueryHandler
                Braze.WebViewBridge.SchemeHandler.Error.description Braze.WebViewBridge.SchemeHandler.Error.noAction(_:)
                Braze.WebViewBridge.SchemeHandler.Error Braze.WebViewBridge.SchemeHandler.init(logError:closeMessage:)
                Braze.WebViewBridge.SchemeHandler.process(url:) Braze.WebViewBridge.SchemeHandler
                Braze.WebViewBridge.ScriptMessageHandler.Error.description
                Braze.WebViewBridge.ScriptMessageHandler.Error.unusableCall(_:) Braze.WebViewBridge.ScriptMessageHandler.Error
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
            advice: "The message itself says whether it is still valid.",
            members: """
                Braze.InAppMessageRaw.Context.Error.extraLogClick Braze.InAppMessageRaw.Context.Error.extraLogImpression
                Braze.InAppMessageRaw.Context.Error.noLogImpression
                Braze.InAppMessageRaw.Context.Error.processClickActionMissingUri Braze.InAppMessageRaw.Context.Error
                Braze.InAppMessageRaw.Context.UserIDMatchBehavior.enforce(userID:)
                Braze.InAppMessageRaw.Context.UserIDMatchBehavior.ignore Braze.InAppMessageRaw.Context.UserIDMatchBehavior
                Braze.InAppMessageRaw.Context.braze
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
        .neutralMessage(
            """
            Braze.InAppMessage
            """),
    ]
}
