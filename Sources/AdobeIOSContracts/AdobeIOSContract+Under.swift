public import AdobeIOSModel
public import InAppContracts

extension AdobeIOSContract {
    /// Says what changes for a delegate when another vendor's SDK drives it: which of its callbacks never come any more,
    /// come later, or come differently, and which capabilities of that SDK's are missing for that.
    ///
    /// ```swift
    /// print(try AdobeIOSContract.verify(under: .braze) { MyMessagingDelegate() })
    /// ```
    /// The neutral stories are played, each with a fresh delegate under its own SDK and with another one adopted.
    /// - Parameters:
    ///   - host: the shape of the SDK that is to drive the delegate, as its contracts offer it.
    ///   - make: makes a delegate; called twice a story, on its stage.
    /// - Throws: `ScenarioError.Code.wrongShape` for a shape that takes no part in stories.
    public static func verify(
        under host: ShapeKit, _ make: () -> any MessagingDelegate
    ) throws -> ChangeReport {
        try StoryContract.changes(from: .adobeIOS, to: host) { make() }
    }
}
