import Foundation
import HeadlessStage

/// A layout made with the vendor's own editor, as it came; late versions only. Not public in the SDK. What a
/// layout may hold is not known here, so any object is one. Immutable; any thread.
package final class InAppMessageAirshipLayoutDisplayContent: InAppMessageDisplayContent {
    package let layout: ObjectValue

    package init(layout: ObjectValue) {
        self.layout = layout
        super.init(displayType: .airshipLayout)
    }

    package override func isEqual(_ object: Any?) -> Bool {
        (object as? InAppMessageAirshipLayoutDisplayContent)?.layout == layout
    }

    package override var hash: Int { layout.hashValue }

    override var jsonValue: JSONValue { .object(["layout": layout.jsonValue]) }
}
