package import InAppContracts

/// A recording delegate of Adobe's in a story, whose four callbacks are called alike on every platform, and what its app
/// does with the messages that it was given.
package protocol AdobeStoryDelegate: StoryDelegate {
    /// What the delegate is given.
    associatedtype Message

    /// Where callbacks are written.
    var recorder: TraceRecorder { get }
    /// The message of an id, once the delegate was given it.
    func message(_ id: String) -> Message?
    /// How the app does something with a message; nil where the API has no such thing. Any thread.
    func action(_ act: StoryAct, with message: Message, _ id: String) -> (() throws -> Void)?
}

extension AdobeStoryDelegate {
    package static func callback(of moment: StoryMoment) -> String? {
        switch moment {
        case .asked: "shouldShowMessage"
        case .appears, .shown: "onShow"
        case .clicked: "urlLoaded"
        case .gone: "onDismiss"
        case .prepared, .leaving: nil
        }
    }

    package func action(_ act: StoryAct, on id: String) -> (() throws -> Void)? {
        guard let message = message(id) else { return nil }
        return act == .waitsForMain ? recorder.waitsForMain() : action(act, with: message, id)
    }
}
