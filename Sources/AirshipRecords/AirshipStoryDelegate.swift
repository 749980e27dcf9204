package import InAppContracts

/// A recording delegate of Airship's in a story, whose app says that a message may be displayed, and that the SDK should
/// look again.
package protocol AirshipStoryDelegate: StoryDelegate {
    /// Where callbacks are written.
    var recorder: TraceRecorder { get }
    /// From here on the app says that a message may be displayed.
    func makeReady(_ id: String)
    /// From here on the app says that every message may be displayed.
    func makeAllReady()
    /// The app says that conditions have changed.
    func lookAgain()
    /// How the app does something else with a message; nil where the API has no such thing. Any thread.
    func otherAction(_ act: StoryAct, on id: String) -> (() throws -> Void)?
}

extension AirshipStoryDelegate {
    package func action(_ act: StoryAct, on id: String) -> (() throws -> Void)? {
        switch act {
        case .shows:
            return { [self] in
                makeReady(id)
                lookAgain()
            }
        case .allowsAll:
            return { [self] in
                makeAllReady()
                lookAgain()
            }
        case .asksAgain: return { [self] in lookAgain() }
        case .waitsForMain: return recorder.waitsForMain()
        default: return otherAction(act, on: id)
        }
    }
}
