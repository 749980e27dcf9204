public import InAppCore

/// A handler that drives a delegate which was written for an SDK's own protocol.
///
/// A diagnostic reports what the delegate uses and the driving SDK lacks, once for each bridge, at the latest with
/// the first message.
@MainActor public protocol AdoptedDelegate: AttachmentListener, Sendable {
    /// The sink for diagnostics about what the driving SDK cannot do; nil uses the bridge's.
    var diagnostics: DiagnosticSink? { get }
    /// The delegate's callbacks, and the capabilities of a driving SDK that each one needs. Default: none.
    var callbacks: [DelegateCallback] { get }
    /// The functions that the app loses, and the calls that do not reach the delegate, under a driving SDK. Called
    /// when a bridge is attached and for each new message; each gap is reported once. Default: none.
    func gaps(under capabilities: CapabilityTable) -> [AdoptionGap]
}

extension AdoptedDelegate {
    public var callbacks: [DelegateCallback] { [] }
    public func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] { [] }

    /// Performs an action that the driving SDK may not support; if it throws, a diagnostic says so (`actionFailed`).
    /// An action that the SDK never supports is reported once.
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

    /// The delegate's object for a message: created on first use, and stored with the message.
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

    /// Writes a diagnostic about a message, if a sink is set.
    public func report(
        _ code: Diagnostic.Code, _ message: CompatMessage, _ explanation: @autoclosure () -> String
    ) {
        guard let sink = diagnostics ?? message.engine?.diagnostics else { return }
        sink(Diagnostic(code, shape: message.shape, messageID: message.id, explanation()))
    }

    /// Writes a diagnostic about a message, if a sink is set, once per topic, delegate and bridge.
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

    /// Reports which callbacks of the delegate the message's SDK never causes, and the gaps. Called for each message
    /// that is new to the delegate; nothing is reported twice.
    public func meet(_ message: CompatMessage) {
        if let engine = message.engine { meet(engine) }
    }

    /// Reports which callbacks of the delegate an engine's SDK never causes, and the gaps. It cannot be known whether
    /// the delegate implements a callback or has the default.
    func meet(_ engine: LifecycleEngine) {
        guard let sink = diagnostics ?? engine.diagnostics else { return }
        if engine.says("callbacks", to: self) {
            for callback in callbacks {
                if let reason = callback.reasonNotCalled(by: engine.capabilities) {
                    let text = "\(callback.name) is never called, if the delegate implements it: \(reason)"
                    sink(Diagnostic(.neverCalled, shape: engine.shape, text))
                } else if let reason = callback.reasonCalledAfterwards(by: engine.capabilities) {
                    let text =
                        "\(callback.name) is only called for clicks on the message and its buttons, after the message has "
                        + "disappeared and the SDK has acted on them: \(reason)"
                    sink(Diagnostic(.notAlwaysCalled, shape: engine.shape, text))
                }
                if let reason = callback.reasonWithoutWebLinks(by: engine.capabilities) {
                    let text = "\(callback.name) is not called for web links of pages: \(reason)"
                    sink(Diagnostic(.notAlwaysCalled, shape: engine.shape, text))
                }
            }
        }
        for gap in gaps(under: engine.capabilities) where engine.says(gap.explanation, to: self) {
            sink(Diagnostic(gap.code, shape: engine.shape, gap.explanation))
        }
    }

    // MARK: Waiting and ended messages

    /// Reports, once, that a message which its own SDK would refuse waits for its turn.
    public func reportWaiting(_ message: CompatMessage, _ explanation: @autoclosure () -> String) {
        guard message.isWaitingForTurn else { return }
        reportOnce(
            "turn", .actionFailed, message,
            "\(explanation()); here it waits, and is shown when the other message has disappeared."
        )
    }

    /// Reports an action on a message that has ended: it has no effect.
    package func reportEnded(
        _ id: String, _ engine: LifecycleEngine, _ explanation: @autoclosure () -> String
    ) {
        guard let sink = diagnostics ?? engine.diagnostics else { return }
        sink(Diagnostic(.actionFailed, shape: engine.shape, messageID: id, explanation()))
    }

    // MARK: Incomplete messages

    /// Reports, once, that all messages of the driving SDK are pages, for a delegate that distinguishes kinds.
    /// - Parameters:
    ///   - message: the message in question.
    ///   - explanation: the consequence, in the delegate's terms, after "Every message of this SDK is a page".
    public func reportPagesOnly(of message: CompatMessage, _ explanation: @autoclosure () -> String) {
        // Only an SDK whose messages are all pages has links that call it.
        guard message.dialect != nil, message.content.layout == .web else { return }
        reportOnce(
            "kind", .messageIncomplete, message, "Every message of this SDK is a page\(explanation())")
    }

    // MARK: Links

    /// The message has gone away. If the user closed it with the driving SDK's own controls, a delegate that expects
    /// a link gets none; that is reported once.
    /// - Parameters:
    ///   - message: the message in question.
    ///   - resolution: how the message went away.
    ///   - callback: the callback that receives links.
    public func reportClosedWithoutLink(
        _ message: CompatMessage, _ resolution: MessageResolution, _ callback: String
    ) {
        guard resolution.cause == .userDismissed, tellsClicks(message) else { return }
        reportOnce(
            "close", .notAlwaysCalled, message,
            "\(callback) was not called although the user closed the message: the close button and the gestures of this SDK are "
                + "not links of a page.")
    }

    /// The message has gone away. If the cause was a link that does not dismiss the message in the delegate's own
    /// SDK, that is reported once.
    /// - Parameters:
    ///   - message: the message in question.
    ///   - resolution: how the message went away.
    ///   - dialect: the links of the delegate's own SDK.
    public func reportTakenAway(
        _ message: CompatMessage, _ resolution: MessageResolution, dialect: LinkDialect
    ) {
        reportTakenAwayForWeb(message, resolution)
        guard case .link(let url) = resolution.cause, url.scheme == dialect.scheme,
            message.dialect?.scheme != dialect.scheme,
            !MessageLink(url, dialect: dialect).dismisses
        else { return }
        reportOnce(
            "link", .actionFailed, message,
            "The driving SDK dismissed the message for \(url.absoluteString); the delegate's own SDK leaves it on screen."
        )
    }
}

extension Diagnostic.Code {
    /// A callback of an adopted delegate is called on some occasions only.
    public static let notAlwaysCalled = Diagnostic.Code("notAlwaysCalled")
    /// The message that an adopted delegate gets lacks something that its own SDK's messages have.
    public static let messageIncomplete = Diagnostic.Code("messageIncomplete")
    /// A message is held while an adopted delegate is asked in the background, and the driving SDK counts that.
    public static let heldForPreparation = Diagnostic.Code("heldForPreparation")
}

/// Connects an object that an adopted delegate was given with the message that it acts on, whichever SDK drives it.
///
/// Any thread. `@unchecked Sendable` is sound because both references are weak and never replaced, and the objects
/// that they refer to are only used on the main actor.
public final class AdoptedTarget: @unchecked Sendable {
    private weak var message: CompatMessage?
    private weak var adopter: (any AdoptedDelegate)?

    /// Makes a link to a message and to the adopter; both are held weakly.
    @MainActor public init(_ message: CompatMessage, _ adopter: any AdoptedDelegate) {
        self.message = message
        self.adopter = adopter
    }

    /// Performs an action on the message, on a later turn of the main thread. If the driving SDK does not support it,
    /// the adopter writes a diagnostic. Does nothing if the message or the adopter is gone.
    public func attempt(_ action: @escaping @MainActor @Sendable (CompatMessage) throws -> Void) {
        MainThread.async { [self] in
            guard let message else { return }
            adopter?.attempt(message, action)
        }
    }

    /// Dismisses the message if it is on the screen, on a later turn of the main thread.
    public func dismiss() {
        attempt { if $0.phase.isOnScreen { try $0.dismiss() } }
    }
}

/// A function that the app loses, or a call that does not reach an adopted delegate, under a driving SDK.
///
/// Sendable; a value.
public struct AdoptionGap: Sendable, Hashable {
    /// The kind of diagnostic that reports the gap.
    public let code: Diagnostic.Code
    /// What is missing and what to do about it, in a sentence. The same sentence is reported once.
    public let explanation: String

    /// Describes a gap.
    public init(_ code: Diagnostic.Code, _ explanation: String) {
        self.code = code
        self.explanation = explanation
    }

    /// The gap of a delegate under an SDK that lacks a capability; nil under one that has it.
    /// - Parameters:
    ///   - capability: the capability that the delegate needs.
    ///   - table: the capabilities of the driving SDK.
    ///   - explanation: what is missing, in the terms of the delegate's SDK. The note of the capability table
    ///     follows.
    public static func lacking(
        _ capability: Capability, in table: CapabilityTable, _ explanation: String
    ) -> AdoptionGap? {
        guard case .unavailable(let reason) = table.support(of: capability) else { return nil }
        return AdoptionGap(.notAlwaysCalled, "\(explanation): \(reason)")
    }
}

/// A callback of a vendor's delegate, and the capabilities of a driving SDK that cause it when the delegate is
/// adopted.
///
/// Sendable; a value.
public struct DelegateCallback: Sendable, Hashable {
    /// The vendor's name of the callback.
    public let name: String
    /// The capabilities that cause it: any one is enough.
    public let sources: [Capability]
    /// Used if no source is available: the capability that causes some of the calls after the message has gone.
    public let remainder: Capability?
    /// Whether its own SDK also calls it for web links of pages.
    public let isForWebLinks: Bool

    /// Describes a callback.
    /// - Parameters:
    ///   - name: its name.
    ///   - sources: the capabilities that cause its calls.
    ///   - remainder: the capability that causes some of its calls after the message has gone.
    ///   - isForWebLinks: whether its own SDK also calls it for web links of pages.
    public init(
        _ name: String, madeOf sources: Capability..., afterwardsOf remainder: Capability? = nil,
        isForWebLinks: Bool = false
    ) {
        self.name = name
        self.sources = sources
        self.remainder = remainder
        self.isForWebLinks = isForWebLinks
    }

    /// Why an SDK never causes a call; nil for one that does.
    public func reasonNotCalled(by table: CapabilityTable) -> String? {
        isCalledAfterwards(by: table) ? nil : lack(in: table)
    }

    /// Why an SDK causes calls for clicks only, and only after the message has gone; nil if all calls come, or none.
    public func reasonCalledAfterwards(by table: CapabilityTable) -> String? {
        isCalledAfterwards(by: table) ? lack(in: table) : nil
    }

    /// Why an SDK causes no calls for web links of a page although the delegate's own SDK does; nil otherwise. An SDK
    /// that asks about clicks treats a link as a click.
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

    /// The explanation for an SDK that has none of the sources.
    private func lack(in table: CapabilityTable) -> String? {
        let supports = sources.map(table.support)
        guard !supports.contains(where: \.isAvailable) else { return nil }
        return supports.first?.note
    }
}
