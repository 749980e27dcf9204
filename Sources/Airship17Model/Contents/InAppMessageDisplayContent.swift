public import Foundation
import HeadlessStage

/// What a message shows: the base of the classes for each display type (section 1.10).
///
/// Immutable; any thread. Not Sendable, as in the SDK: neither it nor what it holds says so there.
public class InAppMessageDisplayContent: NSObject {
    /// How the content is laid out.
    public let displayType: InAppMessageDisplayType

    init(displayType: InAppMessageDisplayType) {
        self.displayType = displayType
    }

    /// The content as the payload's `display` has it.
    var jsonValue: JSONValue { .object([:]) }
}

@available(*, unavailable) extension InAppMessageDisplayContent: Sendable {}
