public import Foundation
import HeadlessStage

/// What a message shows: the base of the classes for each display type (section 1.10).
///
/// `@unchecked Sendable` is sound: every initialiser is internal, so all subclasses are in this module; they are
/// final and have immutable properties of Sendable types only.
public class InAppMessageDisplayContent: NSObject, @unchecked Sendable {
    /// How the content is laid out.
    public let displayType: InAppMessageDisplayType

    init(displayType: InAppMessageDisplayType) {
        self.displayType = displayType
    }

    /// The content as the payload's `display` has it.
    var jsonValue: JSONValue { .object([:]) }
}
