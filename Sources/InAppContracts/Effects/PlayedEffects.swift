import InAppCompat

/// What one playing of a story came to: for the user, for the app, and for its delegate.
///
/// Sendable; a value.
struct PlayedEffects: Sendable {
    /// A moment in which the stage is at rest.
    struct Rest: Sendable {
        /// What is on the screen, in order of the alphabet. What the app shows by itself is the message that it was told of last.
        let screen: [String]
        /// What the messages say that a bridge shows, by their ids.
        let contents: [String: MessageContent]
        /// What happened since the last rest.
        var trace = Trace()
    }

    /// The moments, after each step and at the end.
    var rests: [Rest] = []
    /// What was opened, in order.
    var opened: [String] = []
    /// How often something was counted.
    var counted = 0
    /// What stood in windows, by the names of the classes.
    var windows: Set<String> = []
    /// The calls of the delegate, in order.
    var calls: [TraceEvent] = []
    /// The callbacks that came and that the delegate has left out.
    var leftOut: Set<String> = []
    /// The callbacks after which something that the delegate stores was another.
    var used: Set<String> = []
    /// What the delegate stores at the end.
    var stored = StoredValues()
    /// What the app's delegate noted by itself.
    var notes: [String] = []
    /// What was said meanwhile.
    var diagnostics: [Diagnostic] = []

    /// What is on the screen whenever the stage is at rest.
    var screen: [String] { rests.map { $0.screen.joined(separator: " ") } }
    /// The contents of what a bridge shows, whenever the stage is at rest.
    var contents: [MessageContent] { rests.flatMap(\.contents.values) }

    /// The same with other ids in what the delegate is given and what it stores.
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
