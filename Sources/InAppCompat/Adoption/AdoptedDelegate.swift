public import InAppCore

/// A handler that drives a delegate which was written for an SDK's own protocol.
///
/// What the delegate uses and the driving SDK lacks is a diagnostic, once for each bridge: at the latest with the first
/// message.
@MainActor public protocol AdoptedDelegate: AttachmentListener, Sendable {
    /// Where the delegate's wishes go that the driving SDK cannot fulfil; nil leaves them to the bridge's diagnostics.
    var diagnostics: DiagnosticSink? { get }
    /// What the delegate can be asked and told, and what of a driving SDK that is made of. Default: nothing.
    var callbacks: [DelegateCallback] { get }
    /// What is missing of the app, or does not reach the delegate, under a driving SDK. Asked when a bridge is attached
    /// and with each new message; each gap is said once. Default: nothing.
    func gaps(under capabilities: CapabilityTable) -> [AdoptionGap]
}

extension AdoptedDelegate {
    public var callbacks: [DelegateCallback] { [] }
    public func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] { [] }

    /// Does something that the driving SDK may not be able to do: then a diagnostic says so (`actionFailed`). What it
    /// can never do is said once.
    public func attempt(_ message: CompatMessage, _ action: (CompatMessage) throws -> Void) {
        do {
            try action(message)
        } catch let error as CompatError where error.code == .unavailable {
            // The explanation is the same for every message.
            reportOnce(error.explanation, .actionFailed, message, "\(error)")
        } catch {
            report(.actionFailed, message, "\(error)")
        }
    }

    /// What stands for a message with the delegate: made on first sight, and kept with the message.
    public func counterpart<Object: AnyObject>(
        of message: CompatMessage, _ make: () -> Object
    ) -> Object {
        let key = ObjectIdentifier(self)
        if let known = message.attachments[key] as? Object { return known }
        meet(message)
        let made = make()
        message.attachments[key] = made
        return made
    }

    // MARK: Diagnostics

    /// Writes a diagnostic about a message, if anybody listens.
    public func report(
        _ code: Diagnostic.Code, _ message: CompatMessage, _ explanation: @autoclosure () -> String
    ) {
        guard let sink = diagnostics ?? message.engine?.diagnostics else { return }
        sink(Diagnostic(code, shape: message.shape, messageID: message.id, explanation()))
    }

    /// Writes a diagnostic about a message, if anybody listens and nothing was said of the topic before, to the same
    /// delegate under the same bridge.
    public func reportOnce(
        _ topic: String, _ code: Diagnostic.Code, _ message: CompatMessage,
        _ explanation: @autoclosure () -> String
    ) {
        guard let engine = message.engine else { return report(code, message, explanation()) }
        guard diagnostics != nil || engine.diagnostics != nil, engine.says(topic, to: self) else { return }
        report(code, message, explanation())
    }

    // MARK: Gaps

    public func attached(to engine: LifecycleEngine) { meet(engine) }

    /// Says what of the delegate finds nothing in the message's SDK: its callbacks, and its gaps. Called with each
    /// message that the delegate sees for the first time; nothing is said twice.
    public func meet(_ message: CompatMessage) {
        if let engine = message.engine { meet(engine) }
    }

    /// Says what of the delegate finds nothing in an engine's SDK. Whether the delegate implements a callback cannot be
    /// known: it may have its default.
    func meet(_ engine: LifecycleEngine) {
        guard let sink = diagnostics ?? engine.diagnostics else { return }
        if engine.says("callbacks", to: self) {
            for callback in callbacks {
                if let reason = callback.reasonNotCalled(by: engine.capabilities) {
                    let text = "\(callback.name) is never called, if the delegate has it: \(reason)"
                    sink(Diagnostic(.neverCalled, shape: engine.shape, text))
                } else if let reason = callback.reasonCalledAfterwards(by: engine.capabilities) {
                    let text =
                        "\(callback.name) is called for clicks on the message and its buttons only, when the message "
                        + "has gone and the SDK has acted on them: \(reason)"
                    sink(Diagnostic(.notAlwaysCalled, shape: engine.shape, text))
                }
                if let reason = callback.reasonWithoutWebLinks(by: engine.capabilities) {
                    let text = "\(callback.name) is not called for links of pages to the web: \(reason)"
                    sink(Diagnostic(.notAlwaysCalled, shape: engine.shape, text))
                }
            }
        }
        for gap in gaps(under: engine.capabilities) where engine.says(gap.explanation, to: self) {
            sink(Diagnostic(gap.code, shape: engine.shape, gap.explanation))
        }
    }

    // MARK: Messages that wait, and that have ended

    /// Says, once, that a message which its own SDK would refuse waits for its turn.
    public func reportWaiting(_ message: CompatMessage, _ explanation: @autoclosure () -> String) {
        guard message.isWaitingForTurn else { return }
        reportOnce(
            "turn", .actionFailed, message, "\(explanation()); here it waits and is shown when that has gone."
        )
    }

    /// Says that nothing comes of what is asked of a message that has ended and that nobody knows any more.
    package func reportEnded(
        _ id: String, _ engine: LifecycleEngine, _ explanation: @autoclosure () -> String
    ) {
        guard let sink = diagnostics ?? engine.diagnostics else { return }
        sink(Diagnostic(.actionFailed, shape: engine.shape, messageID: id, explanation()))
    }

    // MARK: What messages lack

    /// Says, once, that all messages of the driving SDK are pages, where a delegate tells kinds of messages apart.
    /// - Parameter explanation: what that means, in words of the delegate's own SDK, after "Every message of this SDK is a page".
    public func reportPagesOnly(of message: CompatMessage, _ explanation: @autoclosure () -> String) {
        // An SDK whose pages speak to it by links has no messages but pages.
        guard message.dialect != nil, message.content.layout == .web else { return }
        reportOnce(
            "kind", .messageIncomplete, message, "Every message of this SDK is a page\(explanation())")
    }

    // MARK: Links

    /// The message has gone away: says so, once, if the user has closed it by means of the driving SDK's own, for which a
    /// delegate that is told of links hears of none.
    /// - Parameter callback: what tells the delegate of links.
    public func reportClosedWithoutLink(
        _ message: CompatMessage, _ resolution: MessageResolution, _ callback: String
    ) {
        guard resolution.cause == .userDismissed, tellsClicks(message) else { return }
        reportOnce(
            "close", .notAlwaysCalled, message,
            "\(callback) was not called although the user has closed the message: this SDK has a close button and gestures of "
                + "its own, which are no links of a page.")
    }

    /// The message has gone away: says so, once, if that was for a link after which the delegate's own SDK leaves a
    /// message up.
    /// - Parameter dialect: how the links of the delegate's own SDK speak.
    public func reportTakenAway(
        _ message: CompatMessage, _ resolution: MessageResolution, dialect: LinkDialect
    ) {
        guard case .link(let url) = resolution.cause, url.scheme == dialect.scheme,
            message.dialect?.scheme != dialect.scheme,
            !MessageLink(url, dialect: dialect).dismisses
        else { return }
        reportOnce(
            "link", .actionFailed, message,
            "The driving SDK took the message away for \(url.absoluteString), after which the delegate's own leaves "
                + "it up.")
    }
}

extension Diagnostic.Code {
    /// A callback of an adopted delegate's comes for some of its occasions only.
    public static let notAlwaysCalled = Diagnostic.Code("notAlwaysCalled")
    /// What an adopted delegate is given as the message lacks what its own SDK's messages have.
    public static let messageIncomplete = Diagnostic.Code("messageIncomplete")
    /// A message is held while an adopted delegate is asked in the background, which the driving SDK counts.
    public static let heldForPreparation = Diagnostic.Code("heldForPreparation")
}

/// What stands behind an object that an adopted delegate was given: the message that the object acts on, under
/// whichever SDK drives it.
///
/// Any thread. `@unchecked Sendable` is sound because both references are weak, never replaced, and lead to objects
/// of the main actor, where alone they are used.
public final class AdoptedTarget: @unchecked Sendable {
    private weak var message: CompatMessage?
    private weak var adopter: (any AdoptedDelegate)?

    /// Names a message and whose delegate was given something for it; neither is kept.
    @MainActor public init(_ message: CompatMessage, _ adopter: any AdoptedDelegate) {
        self.message = message
        self.adopter = adopter
    }

    /// Does something with the message, on a later turn of the main thread. What the driving SDK cannot do is a
    /// diagnostic of the adopter's; nothing happens when the message or the adopter is gone.
    public func attempt(_ action: @escaping @MainActor @Sendable (CompatMessage) throws -> Void) {
        MainThread.async { [self] in
            guard let message else { return }
            adopter?.attempt(message, action)
        }
    }

    /// Takes the message away if it is on the screen, on a later turn of the main thread.
    public func dismiss() {
        attempt { if $0.phase.isOnScreen { try $0.dismiss() } }
    }
}

/// Something that is missing of the app, or does not reach an adopted delegate, under a driving SDK.
///
/// Sendable; a value.
public struct AdoptionGap: Sendable, Hashable {
    /// The kind of diagnostic that says it.
    public let code: Diagnostic.Code
    /// What is missing and what to do about it, in a sentence. The same sentence is said once.
    public let explanation: String

    /// Describes a gap.
    public init(_ code: Diagnostic.Code, _ explanation: String) {
        self.code = code
        self.explanation = explanation
    }

    /// Describes what a delegate is not asked about under an SDK that lacks a capability; nil under one that has it.
    /// - Parameter explanation: what is missing, in words of the delegate's SDK. What the table says of it follows.
    public static func lacking(
        _ capability: Capability, in table: CapabilityTable, _ explanation: String
    ) -> AdoptionGap? {
        guard case .unavailable(let reason) = table.support(of: capability) else { return nil }
        return AdoptionGap(.notAlwaysCalled, "\(explanation): \(reason)")
    }
}

/// A callback of a vendor's delegate, and what of a driving SDK it is made of when the delegate is adopted.
///
/// Sendable; a value.
public struct DelegateCallback: Sendable, Hashable {
    /// What the vendor calls it.
    public let name: String
    /// What it can be made of: any one of these is enough.
    public let sources: [Capability]
    /// What some of its calls can be made of afterwards, where nothing of the sources is there.
    public let remainder: Capability?
    /// Whether its own SDK calls it for links of pages to the web, too.
    public let isForWebLinks: Bool

    /// Describes a callback.
    /// - Parameters:
    ///   - remainder: what some of its calls can be made of when the message has gone.
    ///   - isForWebLinks: whether its own SDK calls it for links of pages to the web, too.
    public init(
        _ name: String, madeOf sources: Capability..., afterwardsOf remainder: Capability? = nil,
        isForWebLinks: Bool = false
    ) {
        self.name = name
        self.sources = sources
        self.remainder = remainder
        self.isForWebLinks = isForWebLinks
    }

    /// Why an SDK never calls it; nil for one that does.
    public func reasonNotCalled(by table: CapabilityTable) -> String? {
        isCalledAfterwards(by: table) ? nil : lack(in: table)
    }

    /// Why an SDK calls it for clicks only, and when the message has gone; nil for one that calls it as it should be
    /// called, or never.
    public func reasonCalledAfterwards(by table: CapabilityTable) -> String? {
        isCalledAfterwards(by: table) ? lack(in: table) : nil
    }

    /// Why an SDK that calls it does not do so for links of pages to the web, where its own does; else nil. Where the SDK asks
    /// about clicks a link is one.
    public func reasonWithoutWebLinks(by table: CapabilityTable) -> String? {
        guard isForWebLinks, reasonNotCalled(by: table) == nil,
            !table.support(of: .shouldPerform).isAvailable,
            case .unavailable(let reason) = table.support(of: .webLinks)
        else { return nil }
        return reason
    }

    private func isCalledAfterwards(by table: CapabilityTable) -> Bool {
        remainder.map { table.support(of: $0).isAvailable } ?? false
    }

    /// What is said of an SDK that has none of the sources.
    private func lack(in table: CapabilityTable) -> String? {
        let supports = sources.map(table.support)
        guard !supports.contains(where: \.isAvailable) else { return nil }
        return supports.first?.note
    }
}
