import AdobeAndroid2Model
import Foundation

protocol MessageFilter {
    func accepts(_ message: FullscreenMessage) -> Bool
}

extension MessageFilter where Self == ClosureFilter {
    static func custom(_ body: @escaping (FullscreenMessage) -> Bool) -> ClosureFilter { .init(body: body) }
}

struct ClosureFilter: MessageFilter {
    let body: (FullscreenMessage) -> Bool
    func accepts(_ message: FullscreenMessage) -> Bool { body(message) }
}

/// Hands calls on to whoever registered, as the app's modules do.
public final class MessageHub {
    public static let shared = MessageHub()
    private var delegates: [ObjectIdentifier: any MessagingDelegate] = [:]
    private var filters: [any MessageFilter] = []
    private var counts: [String: Int] = [:]
    private let queue = DispatchQueue(label: "hub", attributes: .concurrent)

    private init() {
        filters = [
            .custom { ($0.getParent() as? Message)?.getId().isEmpty == false },
            .custom { $0.getMessageSettings()?.getUITakeover() != true },
        ]
    }

    public func register(_ delegate: any MessagingDelegate) {
        queue.async(flags: .barrier) { self.delegates[ObjectIdentifier(delegate)] = delegate }
    }

    public func unregister(_ delegate: any MessagingDelegate) {
        queue.async(flags: .barrier) { self.delegates[ObjectIdentifier(delegate)] = nil }
    }

    private var current: [any MessagingDelegate] { queue.sync { Array(delegates.values) } }
}

extension MessageHub: MessagingDelegate {
    public func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        guard filters.allSatisfy({ $0.accepts(message) }) else { return false }
        for delegate in current {
            if !delegate.shouldShowMessage(message) { return false }
        }
        return true
    }

    public func onShow(_ message: any FullscreenMessage) {
        if let id = (message.getParent() as? Message)?.getId() { counts[id, default: 0] += 1 }
        current.forEach { $0.onShow(message) }
    }

    public func onDismiss(_ message: any FullscreenMessage) {
        current.forEach { $0.onDismiss(message) }
    }

    public func urlLoaded(_ url: String, _ message: any FullscreenMessage) {
        current.forEach { $0.urlLoaded(url, message) }
        guard url.hasPrefix("hub://") else { return }
        message.dismiss()
    }
}
