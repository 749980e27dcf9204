import InAppCompat

/// What one playing of a story came to: for the user, for the app, and for its delegate.
///
/// Sendable; a value.
struct PlayedEffects: Sendable {
    /// A moment in which the stage is at rest.
    struct Rest: Sendable {
        /// What is on the screen, in order of the alphabet.
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
}
