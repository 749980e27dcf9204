/// How much the SDK writes into Android's log. Headless it writes nothing there.
public enum LoggingMode: Int, Sendable, CaseIterable {
    /// Errors only.
    case error = 0
    /// Warnings too.
    case warning = 1
    /// What helps to find mistakes too.
    case debug = 2
    /// Everything.
    case verbose = 3
}

/// Whether the user lets the SDK report.
public enum MobilePrivacyStatus: String, Sendable, CaseIterable {
    /// Reports are sent.
    case optIn = "optedin"
    /// Nothing is sent.
    case optOut = "optedout"
    /// Reports wait for the user's decision.
    case unknown = "optunknown"

    /// The name in configurations.
    public func getValue() -> String { rawValue }
}
