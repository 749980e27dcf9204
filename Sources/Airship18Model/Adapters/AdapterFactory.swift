import Foundation
import PlatformStandIns

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
    /// - Returns: nil for a custom message without an adapter of the app's.
    func adapter(for arguments: DisplayAdapterArgs) -> (any DisplayAdapter)? {
        let type = CustomDisplayAdapterType(arguments.message.displayContent)
        if let block = type.flatMap({ blocks[$0] }), let adapter = block(arguments) {
            return CustomAdapterWrapper(adapter, installation.link)
        }
        if type == .custom { return nil }
        return BuiltInAdapter(arguments, installation, themes)
    }
}
