public import Foundation
public import HeadlessStage

/// Something that happens in a story.
public indirect enum StoryStep: Sendable, Hashable {
    /// The campaign of a message qualifies.
    case qualifies(String)
    /// From here on the campaign of a message has a different message.
    case changes(String)
    /// The user does something with a message.
    case user(StoryGesture, String)
    /// The page of a message has loaded.
    case pageLoads
    /// A script of the page says something to who listens under the name `story`.
    case pageSays(String)
    /// Seconds pass on the stage's clock.
    case timePasses(TimeInterval)
    /// The app comes to the front or goes to the background.
    case appBecomes(StageApp.State)
    /// The app does something with a message, through its delegate's own API.
    case app(StoryAct, String)
    /// Several things, without a moment's rest between them.
    case atOnce([StoryStep])
}

/// What happens inside a callback of the delegate, once.
public struct StoryReaction: Sendable, Hashable {
    /// In which callback.
    public let moment: StoryMoment
    /// Of which message.
    public let message: String
    /// What happens there: messages qualify, or the app does something.
    public let steps: [StoryStep]

    /// Describes a reaction.
    public init(_ moment: StoryMoment, of message: String, _ steps: StoryStep...) {
        self.moment = moment
        self.message = message
        self.steps = steps
    }
}
