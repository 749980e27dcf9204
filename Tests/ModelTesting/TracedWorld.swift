package import HeadlessStage

/// A stage whose log tells what happened.
package protocol TracedWorld {
    var stage: HeadlessStage { get }
    /// The log so far, one line an entry.
    var lines: [String] { get }
}

extension TracedWorld {
    /// Everything so far, one line each, and forgets it.
    package func takeTrace() -> [String] {
        defer { stage.log.removeAll() }
        return lines
    }

    /// Does something as the app would, lets everything happen that follows, and returns that.
    package func trace(of action: () throws -> Void) rethrows -> [String] {
        stage.log.removeAll()
        try stage.run(action)
        stage.runUntilIdle()
        return takeTrace()
    }
}
