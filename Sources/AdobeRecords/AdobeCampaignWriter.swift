package import Foundation
package import HeadlessStage
package import InAppCompat
package import InAppPages

/// Writes campaigns as Adobe's servers send them: a proposition around one message.
package enum AdobeCampaignWriter {
    /// The text in a page that calls the SDK.
    package static let pageCalls = ["adbinapp:"]

    /// A campaign of iOS or of Android 3.
    /// - Parameters:
    ///   - html: the message's page.
    ///   - colorMark: the prefix of a colour.
    package static func ruleset(
        _ content: MessageContent, html: String, id: String, colorMark: String = ""
    ) throws -> Data {
        let schemas = "https://ns.adobe.com/personalization/"
        var data: [String: ContentValue] = [
            "contentType": "text/html", "content": .string(html),
            "mobileParameters": looks(content, colorMark),
        ]
        let extras = content.extras.filter { $0.value != .null }
        if !extras.isEmpty { data["meta"] = .object(extras) }
        let detail: ContentValue = [
            "id": .string(id), "schema": .string(schemas + "message/in-app"), "data": .object(data),
        ]
        return try proposition(
            id, schema: schemas + "ruleset-item", data: rules(id, type: "schema", condition: action, detail))
    }

    /// A campaign of Android 2.
    package static func text(_ content: MessageContent, html: String, id: String) throws -> Data {
        let all: ContentValue = ["type": "group", "definition": ["logic": "and", "conditions": []]]
        let rules = rules(
            id, type: "cjmiam", condition: all,
            ["html": .string(html), "mobileParameters": looks(content, "#")])
        let text = String(decoding: try encode(rules), as: UTF8.self)
        return try proposition(
            id, schema: "https://ns.adobe.com/personalization/json-content-item",
            data: ["id": .string("item-\(id)-data"), "content": .string(text)])
    }

    /// The gesture on a page that was made from a message's texts and buttons, which are links there.
    /// - Parameters:
    ///   - gesture: the gesture on the message.
    ///   - page: the writer of the page.
    package static func gesture(
        _ gesture: UserGesture, _ content: MessageContent, on page: PageWriter
    ) -> UserGesture {
        guard content.page == nil else { return gesture }
        let link: String? =
            switch gesture {
            case .tapButton(let id):
                content.buttons.first { $0.id == id }.map { page.link($0.effect, id: id) }
            case .tapMessage where content.buttons.isEmpty && content.clickEffect != .none:
                page.link(content.clickEffect, id: "body")
            default: nil
            }
        return link.flatMap(URL.init).map(UserGesture.openLink) ?? gesture
    }

    private static let action: ContentValue = [
        "type": "matcher", "definition": ["key": "action", "matcher": "eq", "values": ["go"]],
    ]

    private static func rules(
        _ id: String, type: String, condition: ContentValue, _ detail: ContentValue
    ) -> ContentValue {
        let consequence: ContentValue = ["id": .string(id), "type": .string(type), "detail": detail]
        return ["version": 1, "rules": [["condition": condition, "consequences": [consequence]]]]
    }

    private static func proposition(_ id: String, schema: String, data: ContentValue) throws -> Data {
        try encode([
            "id": .string("proposition-\(id)"), "scope": "mobileapp://headless",
            "scopeDetails": ["rank": 1, "activity": ["id": .string("activity-\(id)")]],
            "items": [["id": .string("item-\(id)"), "schema": .string(schema), "data": data]],
        ])
    }

    private static func encode(_ value: ContentValue) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    /// The appearance of a message: its frame and its animations.
    private static func looks(_ content: MessageContent, _ colorMark: String) -> ContentValue {
        let frame = content.frame ?? FrameContent(imitating: content)
        let motion = MotionContent(imitating: content)
        var looks: [String: ContentValue] = [
            "displayAnimation": .string(motion.isEntryAnimated ? motion.entry ?? "none" : "none"),
            "dismissAnimation": .string(motion.isExitAnimated ? motion.exit ?? "none" : "none"),
        ]
        looks["width"] = frame.width.map { .int($0) }
        looks["maxWidth"] = frame.maximumWidth.map { .int($0) }
        looks["height"] = frame.height.map { .int($0) }
        looks["fitToContent"] = frame.isFittedToContent.map { .bool($0) }
        looks["verticalAlign"] = frame.vertical.map { .string($0.rawValue) }
        looks["verticalInset"] = frame.verticalInset.map { .int($0) }
        looks["horizontalAlign"] = frame.horizontal.map { .string($0.rawValue) }
        looks["horizontalInset"] = frame.horizontalInset.map { .int($0) }
        looks["cornerRadius"] = frame.cornerRadius.map { .double($0) }
        looks["uiTakeover"] = frame.takesOver.map { .bool($0) }
        looks["backdropColor"] = frame.backdropColor.map { .string(colorMark + $0) }
        looks["backdropOpacity"] = frame.backdropOpacity.map { .double($0) }
        looks["gestures"] = frame.gestures.map { .object($0.mapValues { .string($0.absoluteString) }) }
        return .object(looks)
    }
}
