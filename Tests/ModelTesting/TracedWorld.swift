package import HeadlessStage

/// A test world whose stage has a log.
package protocol TracedWorld {
    var stage: HeadlessStage { get }
    /// The log so far, one line for each entry.
    var lines: [String] { get }
}

extension TracedWorld {
    /// Returns the log so far, one line for each entry, and clears it.
    package func takeTrace() -> [String] {
        defer { stage.log.removeAll() }
        return lines
    }

    /// Performs an action as the app would, runs until the stage is idle, and returns the trace.
    package func trace(of action: () throws -> Void) rethrows -> [String] {
        stage.log.removeAll()
        try stage.run(action)
        stage.runUntilIdle()
        return takeTrace()
    }
}
