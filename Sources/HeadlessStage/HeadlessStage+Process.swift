/// A singleton of an SDK that stands for what is on the disk, and so outlives the app's process on its stage.
package protocol StoredSingleton: Sendable {
    /// The app's process ends: from here on nobody is told of anything. The stage is current. Any thread.
    func processEnds()
    /// The app's process has ended, and another one begins: what was only in memory goes, what is stored stays. The
    /// stage is current. Any thread.
    func startAgain()
}

extension StoredSingleton {
    package func processEnds() {}
}

/// The end of the app's process, and the next one.
extension HeadlessStage {
    /// Ends the app's process. The SDKs' singletons go, with everything that they keep; the next access makes new
    /// ones, as after a start of the app. Asynchronous functions, such as adapters that display, are cancelled.
    /// Pending main-queue and background jobs, timers and animations are dropped. Time, log, screen and network stay
    /// as they are.
    ///
    /// A stage is freed when nobody keeps it. If an SDK on it keeps a delegate that keeps the stage, or pending work
    /// keeps it, ending the process breaks that cycle. Any thread.
    public func endProcess() {
        end { _ in false }
    }

    /// Ends the app's process and starts the app again, with what each SDK has on its disk: Airship's schedules stay,
    /// messages that Adobe's SDKs and Braze's only had in memory are gone, and so are all that policies and handlers
    /// remember without a store of their own.
    ///
    /// Everything that `endProcess()` ends ends. What was on the screen has gone, without a callback, as on a device.
    /// The app's state, the clock, the log and the network stay as they are. Scenes are new ones of the same kind.
    ///
    /// ```swift
    /// stage.relaunch { BrazeBridge(handler).attach(to: host.ui) }
    /// stage.runUntilIdle()
    /// ```
    ///
    /// - Parameter launch: what the app does at each start: it sets delegates and attaches bridges anew. It runs with
    ///   the stage as `current`, before the SDKs go on with what they have stored.
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
