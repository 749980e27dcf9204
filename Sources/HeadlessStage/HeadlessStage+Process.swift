/// A singleton that models an SDK's data on disk, and so outlives the app's process on its stage.
package protocol StoredSingleton: Sendable {
    /// The app's process ends: no callbacks are called from here on. The stage is current. Any thread.
    func processEnds()
    /// The app's process has ended, and another one begins: data in memory is dropped, stored data stays. The stage
    /// is current. Any thread.
    func startAgain()
}

extension StoredSingleton {
    package func processEnds() {}
}

/// The end of the app's process, and the next one.
extension HeadlessStage {
    /// Ends the app's process. The SDKs' singletons are released, with everything that they retain; the next access
    /// makes new ones, as after a start of the app. Asynchronous functions, such as adapters that display, are
    /// cancelled. Pending main-queue and background jobs, timers and animations are dropped. Time, log, screen and
    /// network stay as they are.
    ///
    /// A stage is deallocated when nothing retains it. If an SDK on it retains a delegate that retains the stage, or
    /// if pending work retains it, ending the process breaks that cycle. Any thread.
    public func endProcess() {
        end { _ in false }
    }

    /// Ends the app's process and starts the app again, with the data that each SDK has on disk: Airship's schedules
    /// stay. Messages that Adobe's SDKs and Braze's only had in memory are lost, and so is everything that policies
    /// and handlers remember without a store of their own.
    ///
    /// Everything that `endProcess()` ends is ended. Messages on the screen are gone, without a callback, as on a
    /// device. The app's state, the clock, the log and the network stay as they are. Scenes are new ones of the same
    /// kind.
    ///
    /// ```swift
    /// stage.relaunch { BrazeBridge(handler).attach(to: host.ui) }
    /// stage.runUntilIdle()
    /// ```
    ///
    /// - Parameter launch: the app's code at each start: it sets delegates and attaches bridges. It runs with the
    ///   stage as `current`, before the SDKs continue with their stored data.
    /// - Throws: what `launch` throws.
    ///
    /// Any thread; with a main-actor `launch`, the main thread.
    public func relaunch(_ launch: () throws -> Void = {}) rethrows {
        run { for singleton in storedSingletons { singleton.processEnds() } }
        end { $0 is any StoredSingleton }
        surfaces.removeAll()
        scenes.startAgain()
        try run {
            for singleton in storedSingletons { singleton.startAgain() }
            try launch()
        }
    }

    private func end(keeping stays: (any Sendable) -> Bool) {
        // An object may ask for a singleton in its deinit, so it is released outside the lock.
        var ended = removeSingletons { !stays($0) }
        run {
            ended.removeAll()
            tasks.endAll()
            runner.dropAll()
        }
    }

    private var storedSingletons: [any StoredSingleton] {
        singletonsNow.compactMap { $0 as? any StoredSingleton }
    }
}
