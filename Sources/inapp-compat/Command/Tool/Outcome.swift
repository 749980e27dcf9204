/// What a run of the tool comes to.
struct Outcome: Sendable, Hashable {
    /// The exit codes.
    enum Code: Int32, Sendable, Hashable {
        case ok = 0
        case failure = 1
        case usage = 2
    }

    /// What goes to standard output.
    var output = ""
    /// What goes to standard error.
    var errors = ""
    /// The exit code.
    var code = Code.ok
}

/// The command line does not make sense. Names what is wrong with it.
struct UsageError: Error, Sendable, Hashable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The command line is right, and what it asks for cannot be done.
struct ToolFailure: Error, Sendable, Hashable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
