public import Airship18Model
public import InAppContracts

extension Airship18Contract {
    /// Says what changes for a delegate when another vendor's SDK drives it: which of its callbacks never come any more,
    /// come later, or come differently, and which capabilities of that SDK's are missing for that.
    ///
    /// ```swift
    /// print(try Airship18Contract.verify(under: .braze) { MyDisplayDelegate() })
    /// ```
    /// The neutral stories are played, each with a fresh delegate under its own SDK and with another one adopted.
    /// - Parameters:
    ///   - host: the shape of the SDK that is to drive the delegate, as its contracts offer it.
    ///   - make: makes a delegate; called twice a story, on its stage.
    /// - Throws: `ScenarioError.Code.wrongShape` for a shape that takes no part in stories.
    public static func verify(
        under host: ShapeKit, _ make: () -> any InAppMessageDisplayDelegate
    ) throws -> ChangeReport {
        try StoryContract.changes(from: .airship18, to: host) { make() }
    }
}
