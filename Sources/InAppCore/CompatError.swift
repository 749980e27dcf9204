/// What went wrong in a call of this library.
public struct CompatError: Error, Sendable, CustomStringConvertible {
    /// The kind of error. Extensible: compare with the well-known values, expect others.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The name of the code.
        public let name: String

        /// Names a code of your own.
        public init(_ name: String) {
            self.name = name
        }

        /// The shape cannot do this at all. `capability` says what.
        public static let unavailable = Code("unavailable")
        /// The message is in a phase in which this makes no sense.
        public static let wrongPhase = Code("wrongPhase")
        /// The bridge that the message belongs to is gone.
        public static let detached = Code("detached")
        /// The SDK has invalidated the message.
        public static let invalidated = Code("invalidated")
        /// The message has no analytics of the vendor.
        public static let notTrackable = Code("notTrackable")
        /// A script could not be evaluated.
        public static let script = Code("script")

        public var description: String { name }
    }

    /// The kind of error.
    public let code: Code
    /// What was asked for.
    public let capability: Capability?
    /// The shape that was asked.
    public let shape: SDKShape?
    /// The message that the error is about.
    public let messageID: String?
    /// What was wrong and what was expected, in a sentence.
    public let explanation: String
    /// The source file that created the error.
    public let file: String
    /// The source line that created the error.
    public let line: Int

    /// Describes an error.
    public init(
        _ code: Code, _ explanation: String, capability: Capability? = nil, shape: SDKShape? = nil,
        messageID: String? = nil, file: String = #fileID, line: Int = #line
    ) {
        self.code = code
        self.explanation = explanation
        self.capability = capability
        self.shape = shape
        self.messageID = messageID
        self.file = file
        self.line = line
    }

    public var description: String {
        var parts = [code.name]
        if let shape { parts.append("on \(shape)") }
        if let capability { parts.append("(\(capability.name))") }
        if let messageID { parts.append("for message \(messageID)") }
        return parts.joined(separator: " ") + ": " + explanation
    }

    /// The error for something that a shape cannot do; the note comes from the capability table.
    public static func unavailable(
        _ capability: Capability, in table: CapabilityTable, messageID: String? = nil,
        file: String = #fileID, line: Int = #line
    ) -> CompatError {
        let note = table.support(of: capability).note
        return CompatError(
            .unavailable, note.isEmpty ? "This shape has no counterpart." : note, capability: capability,
            shape: table.shape, messageID: messageID, file: file, line: line)
    }

    /// The error for a message that was let through and can no longer be discarded.
    public static func alreadyApproved(
        _ message: CompatMessage, file: String = #fileID, line: Int = #line
    ) -> CompatError {
        CompatError(
            .wrongPhase, "The SDK has been told to show it; dismiss it when it has appeared.",
            capability: .discard, shape: message.shape, messageID: message.id, file: file, line: line)
    }

    /// The error for something that a bridge cannot do because it was detached from its SDK.
    public static func notAttached(
        _ capability: Capability, for message: CompatMessage, file: String = #fileID, line: Int = #line
    ) -> CompatError {
        CompatError(
            .detached, "The bridge is not attached.", capability: capability, shape: message.shape,
            messageID: message.id, file: file, line: line)
    }

    /// The error for something that a message's shape cannot do; the note comes from its capability table.
    public static func unavailable(
        _ capability: Capability, for message: CompatMessage, file: String = #fileID, line: Int = #line
    ) -> CompatError {
        unavailable(
            capability, in: message.capabilities, messageID: message.id, file: file, line: line)
    }
}

extension CompatMessage {
    /// The error for a capability that the message's SDK does not have.
    nonisolated func cannot(
        _ capability: Capability, file: String = #fileID, line: Int = #line
    ) -> any Error {
        CompatError.unavailable(capability, for: self, file: file, line: line)
    }
}

/// Equality is by code, capability, shape and message; the wording and the place may differ.
extension CompatError: Equatable {
    public static func == (left: CompatError, right: CompatError) -> Bool {
        left.code == right.code && left.capability == right.capability && left.shape == right.shape
            && left.messageID == right.messageID
    }
}
