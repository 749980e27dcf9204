import Foundation
import HeadlessStage

/// A content that only the app knows how to show (section 1.10). Immutable; any thread. Not Sendable,
/// as in the SDK.
public final class InAppMessageCustomDisplayContent: InAppMessageDisplayContent {
    let valueObject: ObjectValue

    /// Makes a content.
    /// - Parameter value: what the app's adapter needs. What JSON cannot hold becomes its description.
    public init(value: [AnyHashable: Any]) {
        valueObject = ObjectValue(value)
        super.init(displayType: .custom)
    }

    /// What the app's adapter needs: what stands in the payload's `custom` (section 4.8).
    public var value: [AnyHashable: Any] { valueObject.dictionary }

    /// Whether the object is such a content with the same value.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? InAppMessageCustomDisplayContent)?.valueObject == valueObject
    }

    public override var hash: Int { valueObject.hashValue }

    override var jsonValue: JSONValue { writtenJSON }
}
