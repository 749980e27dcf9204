import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for views and their appearance.
    static let airship18Views: [LedgerEntry] = [
        LedgerEntry(
            .content,
            counterpart: "plan.customView",
            needs: [.customView],
            rules: ["AM-014", "AM-015"],
            advice: "An adapter's view is plan.customView.",
            members: """
                CustomDisplayAdapterType.banner CustomDisplayAdapterType.custom CustomDisplayAdapterType.fullscreen
                CustomDisplayAdapterType.html CustomDisplayAdapterType.modal CustomDisplayAdapterType
                DisplayAdapterArgs.actionRunner DisplayAdapterArgs.assets DisplayAdapterArgs.message
                DisplayAdapterArgs.priority DisplayAdapterArgs InAppActionRunner.run(actionName:arguments:)
                InAppActionRunner.run(actions:) InAppActionRunner.runAsync(actions:) InAppActionRunner
                """),
        .looks(
            rules: ["AM-087"],
            """
            InAppAutomationThemeManager.bannerThemeExtender InAppAutomationThemeManager.fullscreenThemeExtender
            InAppAutomationThemeManager.htmlThemeExtender InAppAutomationThemeManager.modalThemeExtender
            InAppAutomationThemeManager InAppMessageTheme.Banner.applyPlist(plistName:bundle:)
            InAppMessageTheme.Banner.body InAppMessageTheme.Banner.buttons InAppMessageTheme.Banner.defaultPlistName
            InAppMessageTheme.Banner.header InAppMessageTheme.Banner.maxWidth InAppMessageTheme.Banner.media
            InAppMessageTheme.Banner.padding InAppMessageTheme.Banner.shadow InAppMessageTheme.Banner.tapOpacity
            InAppMessageTheme.Banner InAppMessageTheme.Button.height
            InAppMessageTheme.Button.init(height:stackedSpacing:separatedSpacing:padding:)
            InAppMessageTheme.Button.padding InAppMessageTheme.Button.separatedSpacing
            InAppMessageTheme.Button.stackedSpacing InAppMessageTheme.Button
            InAppMessageTheme.Fullscreen.applyPlist(plistName:bundle:) InAppMessageTheme.Fullscreen.body
            InAppMessageTheme.Fullscreen.buttons InAppMessageTheme.Fullscreen.defaultPlistName
            InAppMessageTheme.Fullscreen.dismissIconHeight InAppMessageTheme.Fullscreen.dismissIconResource
            InAppMessageTheme.Fullscreen.dismissIconWidth InAppMessageTheme.Fullscreen.header
            InAppMessageTheme.Fullscreen.media InAppMessageTheme.Fullscreen.padding InAppMessageTheme.Fullscreen
            InAppMessageTheme.HTML.applyPlist(plistName:bundle:) InAppMessageTheme.HTML.defaultPlistName
            InAppMessageTheme.HTML.dismissIconHeight InAppMessageTheme.HTML.dismissIconResource
            InAppMessageTheme.HTML.dismissIconWidth InAppMessageTheme.HTML.hideDismissIcon
            InAppMessageTheme.HTML.maxHeight InAppMessageTheme.HTML.maxWidth InAppMessageTheme.HTML.padding
            InAppMessageTheme.HTML InAppMessageTheme.Media.init(padding:) InAppMessageTheme.Media.padding
            InAppMessageTheme.Media InAppMessageTheme.Modal.applyPlist(plistName:bundle:) InAppMessageTheme.Modal.body
            InAppMessageTheme.Modal.buttons InAppMessageTheme.Modal.defaultPlistName
            InAppMessageTheme.Modal.dismissIconHeight InAppMessageTheme.Modal.dismissIconResource
            InAppMessageTheme.Modal.dismissIconWidth InAppMessageTheme.Modal.header InAppMessageTheme.Modal.maxHeight
            InAppMessageTheme.Modal.maxWidth InAppMessageTheme.Modal.media InAppMessageTheme.Modal.padding
            InAppMessageTheme.Modal InAppMessageTheme.Shadow.color
            InAppMessageTheme.Shadow.init(radius:xOffset:yOffset:color:) InAppMessageTheme.Shadow.radius
            InAppMessageTheme.Shadow.xOffset InAppMessageTheme.Shadow.yOffset InAppMessageTheme.Shadow
            InAppMessageTheme.Text.init(letterSpacing:lineSpacing:padding:) InAppMessageTheme.Text.letterSpacing
            InAppMessageTheme.Text.lineSpacing InAppMessageTheme.Text.padding InAppMessageTheme.Text
            InAppMessageTheme.dismissIcon(_:) InAppMessageTheme InAppMessageThemeError.unreadable(file:)
            InAppMessageThemeError.wrongType(keyPath:expected:) InAppMessageThemeError
            """),
    ]
}
