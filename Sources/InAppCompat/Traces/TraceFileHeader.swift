/// What the first line of a trace's file says: where the trace comes from. Sendable; a value.
public struct TraceFileHeader: Sendable, Hashable {
    /// The version of the format that is written and read here: 1.
    public static let version = 1

    /// The scenario that was played, by the name that `inapp-compat contracts --scenario` knows it by; nil where it was
    /// something else. With it, the trace can be held beside the model's.
    public var story: String?
    /// The SDK and its version, in words, such as the version of every vendor that the app runs.
    public var sdk: String?
    /// The device and its system, in words.
    public var device: String?

    /// Says where a trace comes from.
    /// - Parameters:
    ///   - story: the scenario that is played; nil for something else.
    ///   - sdk: the SDK and its version.
    ///   - device: the device and its system.
    public init(story: String? = nil, sdk: String? = nil, device: String? = nil) {
        self.story = story
        self.sdk = sdk
        self.device = device
    }
}
