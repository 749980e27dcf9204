import InAppCompat

/// How a shape takes part in stories: how its host plays them, how its delegate is driven, and which capabilities of
/// another SDK its promises need.
///
/// Sendable; a value.
public struct StoryRoom: Sendable {
    /// Makes a recording delegate.
    /// - Parameters: the recorder; the story, from whose script it answers if there is no inner delegate; the app's own
    ///   delegate, to which every call is forwarded. It throws `ScenarioError.Code.wrongDelegate` for a delegate of
    ///   another shape.
    public typealias Maker =
        @MainActor @Sendable (TraceRecorder, Story, AnyObject?) throws -> any StoryDelegate

    /// How the host plays stories.
    public let host: StoryHost
    /// Makes a recording delegate.
    public let delegate: Maker
    /// The capabilities that the promises need of another SDK.
    public let needs: [AdoptionLimit]
    /// The callbacks, as traces print them, that every delegate has to implement. A delegate that does nothing in them
    /// does not need them.
    public private(set) var obligatory: Set<String> = []
    /// The promises of other shapes that the shape's own SDK cannot keep, if the rooms of those shapes do not name it.
    public private(set) var lacks: [AdoptionLimit] = []

    /// Makes a room.
    public init(host: StoryHost, needs: [AdoptionLimit], delegate: @escaping Maker) {
        self.host = host
        self.needs = needs
        self.delegate = delegate
    }

    /// Makes a room whose delegates are all of one type.
    /// - Parameters:
    ///   - host: how its stories are played.
    ///   - needs: the capabilities that its promises need of another SDK.
    ///   - make: makes a recording delegate, which forwards to the app's own delegate if there is one.
    public init<Delegate>(
        host: StoryHost, needs: [AdoptionLimit],
        recording make: @escaping @MainActor @Sendable (TraceRecorder, Story, Delegate?) -> any StoryDelegate
    ) {
        self.init(host: host, needs: needs) { recorder, story, inner in
            make(recorder, story, try inner.map { app -> Delegate in try vendorDelegate(app) })
        }
    }

    /// A copy of the room with the callbacks that every delegate has to implement, as traces print them.
    public func obliging(_ callbacks: String...) -> StoryRoom {
        var room = self
        room.obligatory = Set(callbacks)
        return room
    }

    /// A copy of the room with promises of other shapes that the shape's own SDK cannot keep, each because it lacks a
    /// capability. A shape of another package states them itself, because the rooms of the other shapes do not know it.
    public func lacking(_ limits: AdoptionLimit...) -> StoryRoom {
        var room = self
        room.lacks = limits
        return room
    }
}

extension ShapeKit {
    /// How the shape takes part in stories.
    /// - Throws: `ScenarioError.Code.wrongShape` if it does not.
    var storyRoom: StoryRoom {
        get throws {
            guard let stories else {
                throw ScenarioError(.wrongShape, at: "", "\(shape) does not play neutral stories.")
            }
            return stories
        }
    }
}
