/// What the app does with its delegate's own API in a story, in neutral words. Each shape says how, or that it has
/// no such thing (`StoryPlayer`).
public enum StoryAct: String, Sendable, Hashable, CaseIterable {
    /// Shows a message that the delegate has kept.
    case shows
    /// Has the delegate asked once more about a message that it has kept.
    case asksAgain
    /// Takes the message away.
    case dismisses
    /// Takes the message off the screen so that it can come back.
    case hides
    /// Tells the SDK that the user is another one.
    case changesUser
    /// Changes the message where the delegate may; only inside the callback that is for it.
    case changesMessage
    /// Is busy with something, so that it wants no messages.
    case becomesBusy
    /// Is not busy any more.
    case becomesFree
    /// Listens to what the page's scripts say, twice under one name.
    case listens
    /// Runs a script in the page, and hears what comes of it.
    case runsScript
    /// Waits for the main thread; only where a callback comes on another one.
    case waitsForMain
    /// Has nothing against any message any more, and says so once.
    case allowsAll
    /// Holds all messages back for the time being, this one too.
    case pauses
    /// Lets messages come again.
    case resumes
    /// Takes back the campaign of the message, whatever has become of it.
    case cancels
    /// Wants half a minute between the end of one message and the next.
    case setsInterval
    /// Puts another delegate, which answers alike, into the first one's place.
    case replacesDelegate
}

/// A moment in a message's life, which a shape tells its delegate in its own callback.
public enum StoryMoment: String, Sendable, Hashable, CaseIterable {
    /// The delegate is asked whether the message may appear.
    case asked
    /// The delegate may change the message.
    case prepared
    /// The message is about to appear.
    case appears
    /// The message has appeared.
    case shown
    /// The user has clicked.
    case clicked
    /// The message is about to go.
    case leaving
    /// The message has gone.
    case gone
}
