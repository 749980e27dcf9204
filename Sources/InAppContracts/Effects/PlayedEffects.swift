import InAppCompat

/// The effects of one run of a story: for the user, for the app, and for its delegate.
///
/// Sendable; a value.
struct PlayedEffects: Sendable {
    /// A moment at which the stage is idle.
    struct Rest: Sendable {
        /// The messages on the screen, sorted. If the app itself displays one, it is the message of the delegate's last
        /// callback.
        let screen: [String]
        /// The contents of the messages that a bridge displays, by their ids.
        let contents: [String: MessageContent]
        /// The number of the bridge's diagnostics so far.
        var saidCount = Int.max
        /// The events since the last rest.
        var trace = Trace()
    }

    /// The rests, after each step and at the end.
    var rests: [Rest] = []
    /// The opened URLs, in order.
    var opened: [String] = []
    /// The number of analytics records.
    var counted = 0
    /// The class names of the contents of visible windows.
    var windows: Set<String> = []
    /// The calls of the delegate, in order.
    var calls: [TraceEvent] = []
    /// The callbacks that were called and that the delegate does not implement.
    var leftOut: Set<String> = []
    /// The callbacks that changed something that the delegate stores.
    var used: Set<String> = []
    /// What the delegate has stored at the end.
    var stored = StoredValues()
    /// What the app's delegate recorded itself.
    var notes: [String] = []
    /// The bridge's diagnostics.
    var diagnostics: [Diagnostic] = []

    /// The bridge's diagnostics until a rest; all of them if there is no such rest.
    func diagnostics(until place: Int?) -> ArraySlice<Diagnostic> {
        guard let place, rests.indices.contains(place) else { return diagnostics[...] }
        return diagnostics.prefix(rests[place].saidCount)
    }

    /// The messages on the screen at each rest.
    var screen: [String] { rests.map { $0.screen.joined(separator: " ") } }
    /// The contents of the messages that a bridge displays, at all rests.
    var contents: [MessageContent] { rests.flatMap(\.contents.values) }

    /// A copy with other ids in the calls and in the stored values.
    func renaming(_ ids: [String: String]) -> PlayedEffects {
        func renamed(_ argument: TraceEvent.Argument) -> TraceEvent.Argument {
            TraceEvent.Argument(argument.name, ids[argument.value] ?? argument.value)
        }
        var effects = self
        for place in calls.indices {
            effects.calls[place].arguments = calls[place].arguments.map(renamed)
            effects.calls[place].observed = calls[place].observed.map(renamed)
        }
        effects.stored = stored.renaming(ids)
        return effects
    }
}
