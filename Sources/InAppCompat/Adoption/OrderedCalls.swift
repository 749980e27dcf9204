import Foundation
public import InAppCore

/// Makes calls one after the other, some on the main thread and some on a background thread. SDKs with a gate off the
/// main thread call their delegates like this.
///
/// Main actor, therefore Sendable. For adopted delegates.
@MainActor public final class OrderedCalls {
    private enum Call {
        case main(@MainActor @Sendable () -> Void)
        case background(@Sendable () -> Void)
    }

    /// A slice, because removing the first element is cheap.
    private var calls: ArraySlice<Call> = []
    private var isRunning = false

    /// Makes an empty queue.
    public init() {}

    /// Makes a call on the main thread: at once if nothing is under way, else in its turn.
    public func main(_ call: @escaping @MainActor @Sendable () -> Void) {
        append(.main(call))
    }

    /// Makes a call on a background thread, in its turn.
    public func background(_ call: @escaping @Sendable () -> Void) {
        append(.background(call))
    }

    private func append(_ call: Call) {
        calls.append(call)
        if !isRunning { next() }
    }

    private func next() {
        isRunning = false
        while let call = calls.popFirst() {
            isRunning = true
            // An empty slice would keep the calls that were made, and with them their messages.
            if calls.isEmpty { calls = [] }
            switch call {
            case .main(let call): call()
            case .background(let call):
                return MainThread.background {
                    call()
                    MainThread.async { self.next() }
                }
            }
            isRunning = false
        }
    }
}

extension AdoptedDelegate {
    /// The click that dismissed a message, if the driving SDK reports clicks only by the resolution; nil if it
    /// reports them as they happen, and for every other cause.
    public func derivedClick(on message: CompatMessage, _ resolution: MessageResolution) -> MessageAction? {
        guard !tellsClicks(message) else { return nil }
        switch resolution.cause {
        case .buttonClick(let id):
            let button = message.content.buttons.first { $0.id == id }
            return MessageAction(source: .button(id: id), effect: button?.effect ?? .none)
        case .messageClick: return MessageAction(source: .body, effect: message.content.clickEffect)
        default: return nil
        }
    }

    /// Whether the SDK that drives a message reports clicks as they happen.
    public func tellsClicks(_ message: CompatMessage) -> Bool {
        message.capabilities.support(of: .shouldPerform).isAvailable
            || message.capabilities.support(of: .didLoad).isAvailable
    }
}

extension LinkDialect {
    /// The link that a page of this vendor would have for a click: it dismisses the message, and names the button and
    /// the URL to open.
    /// - Returns: nil for a click on a page's link, which is a link already, and for names that no URL can contain.
    public func link(inPlaceOf action: MessageAction) -> URL? {
        if case .link = action.source { return nil }
        var link = URLComponents()
        link.scheme = scheme
        link.host = dismissals.contains("dismiss") ? "dismiss" : dismissals.min()
        let items = [
            action.buttonID.map {
                URLQueryItem(name: interaction, value: escaped($0, isDestination: false))
            },
            action.url.flatMap { url in
                destinations.first.map {
                    URLQueryItem(name: $0, value: escaped(url.absoluteString, isDestination: true))
                }
            },
        ].compactMap { $0 }
        link.queryItems = items.isEmpty ? nil : items
        return link.url
    }
}
