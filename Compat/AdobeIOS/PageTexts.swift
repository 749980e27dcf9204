import AdobeIOSModel
import Foundation
import InAppCore

/// Wraps the SDK's UI service and records the HTML of each page for which it makes a message, because a message keeps
/// its HTML private. The messages are the service's own.
///
/// `@unchecked Sendable` is sound: the service is an immutable constant, called on the thread that the SDK chose, as
/// without this class; the texts are protected by a lock.
nonisolated final class PageTexts: NSObject, UIService, @unchecked Sendable {
    private struct Text {
        weak var message: FullscreenMessage?
        let html: String
    }

    /// The service that makes the messages.
    let service: any UIService
    private let texts = Locked<[ObjectIdentifier: Text]>([:])

    private init(before service: any UIService) {
        self.service = service
    }

    /// Wraps the service of a provider, unless it is already wrapped.
    static func install(in provider: ServiceProvider) -> PageTexts {
        if let present = provider.uiService as? PageTexts { return present }
        let texts = PageTexts(before: provider.uiService)
        provider.uiService = texts
        return texts
    }

    /// Restores a provider's own service, unless the app has set another one since.
    func remove(from provider: ServiceProvider) {
        if provider.uiService as? PageTexts === self { provider.uiService = service }
    }

    /// The HTML of a message's page; nil for a message that was made before, or by another service.
    func html(of message: FullscreenMessage) -> String? {
        texts.withLock { $0[ObjectIdentifier(message)]?.html }
    }

    private func remember(_ html: String, of made: any FullscreenPresentable) {
        guard let message = made as? FullscreenMessage else { return }
        texts.withLock { texts in
            texts = texts.filter { $0.value.message != nil }
            texts[ObjectIdentifier(message)] = Text(message: message, html: html)
        }
    }

    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool
    ) -> any FullscreenPresentable {
        let made = service.createFullscreenMessage(
            payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed)
        remember(payload, of: made)
        return made
    }

    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
        settings: MessageSettings?
    ) -> any FullscreenPresentable {
        let made = service.makesMessage(of: payload, listener, isLocalImageUsed, settings)
        remember(payload, of: made)
        return made
    }

    func createFloatingButton(
        listener: any FloatingButtonDelegate
    ) -> any FloatingButtonPresentable {
        service.createFloatingButton(listener: listener)
    }
}
