import Foundation
import InAppCompat
import InAppContracts

/// A mapping of content that loses the body of a message when it is written.
enum FaultyPort<Sound: ContentPort>: ContentPort {
    static var shape: SDKShape { Sound.shape }
    static var ownExtras: Set<String> { Sound.ownExtras }

    static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        try Sound.messages(of: json)
    }

    static func port(_ content: MessageContent, id: String) -> MessageContent {
        var ported = Sound.port(content, id: id)
        ported.body = nil
        return ported
    }

    static func carries(
        _ field: ContentField, of original: MessageContent, in ported: MessageContent
    ) -> Bool { Sound.carries(field, of: original, in: ported) }

    static func note(_ field: ContentField) -> String { Sound.note(field) }
}

extension ShapeKit {
    /// The same shape, with the fault in its mapping of content.
    var losingBodies: ShapeKit {
        func faulty<Sound: ContentPort>(_ port: Sound.Type) -> any ContentPort.Type { FaultyPort<Sound>.self }
        return ShapeKit(
            title: title, capabilities: capabilities, driver: driver, adopt: adopt,
            adoptionLimits: adoptionLimits, rules: rules, scenarios: scenarios, requirements: requirements,
            payloadKeys: payloadKeys, port: faulty(port), campaigns: campaigns, stories: stories)
    }
}
