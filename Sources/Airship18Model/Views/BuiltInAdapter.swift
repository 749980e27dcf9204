import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Displays messages in the SDK's own views. Main actor.
@MainActor final class BuiltInAdapter: DisplayAdapter {
    private let arguments: DisplayAdapterArgs
    private let installation: Installation
    private let themes: InAppAutomationThemeManager
    private var view: MessageView?

    init(
        _ arguments: DisplayAdapterArgs, _ installation: Installation, _ themes: InAppAutomationThemeManager
    ) {
        self.arguments = arguments
        self.installation = installation
        self.themes = themes
    }

    private var message: InAppMessage { arguments.message }

    /// Whether there is a network connection, or none is needed (AM-028).
    var isReady: Bool { !needsNetwork || installation.link.stage?.network.isReachable ?? false }

    private var needsNetwork: Bool {
        if case .html(let html) = message.displayContent { return html.requiresConnectivity ?? true }
        guard let media = message.displayContent.media else { return false }
        guard media.type == .image, let url = URL(string: media.url) else { return true }
        return !arguments.assets.isCached(remoteURL: url)
    }

    func waitForReady(_ completion: @escaping @MainActor @Sendable () -> Void) {
        installation.connectivity.wait(completion)
    }

    func display(
        in scene: ChosenScene, completion: @escaping @MainActor @Sendable (DisplayResolution) -> Void
    ) -> Bool {
        let runner = MessageActionRunner(installation: installation, scheduleID: arguments.scheduleID)
        let theme = themes.theme(of: message)
        let view =
            switch message.displayContent {
            case .banner(let banner): BannerView(message, runner, theme, banner) as MessageView
            case .html(let html): HTMLView(message, runner, theme, html)
            default: MessageView(message, runner, theme)
            }
        view.completion = completion
        self.view = view
        view.enter()
        return true
    }
}

/// The adapters that wait for a network connection (AM-028). Main actor.
@MainActor final class Connectivity {
    private var waiting: [@MainActor @Sendable () -> Void] = []

    nonisolated init() {}

    func wait(_ completion: @escaping @MainActor @Sendable () -> Void) {
        waiting.append(completion)
    }

    /// The network has become reachable.
    func arrived() {
        let all = waiting
        waiting = []
        for completion in all { completion() }
    }
}

/// Makes adapters (AM-014, AM-089). Main actor.
@MainActor final class AdapterFactory {
    typealias Block = @Sendable (DisplayAdapterArgs) -> (any CustomDisplayAdapter)?

    var blocks: [CustomDisplayAdapterType: Block] = [:]
    private let installation: Installation
    private let themes: InAppAutomationThemeManager

    nonisolated init(_ installation: Installation, _ themes: InAppAutomationThemeManager) {
        self.installation = installation
        self.themes = themes
    }

    /// The adapter for a message: the app's, else the SDK's own.
    /// - Returns: nil for a custom message without an adapter from the app.
    func adapter(for arguments: DisplayAdapterArgs) -> (any DisplayAdapter)? {
        let type = CustomDisplayAdapterType(arguments.message.displayContent)
        if let block = type.flatMap({ blocks[$0] }), let adapter = block(arguments) {
            return CustomAdapterWrapper(adapter, installation.link)
        }
        if type == .custom { return nil }
        return BuiltInAdapter(arguments, installation, themes)
    }
}
