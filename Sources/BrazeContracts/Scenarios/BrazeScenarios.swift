import InAppContracts

/// The scenarios that exercise Braze's rules, as JSON text by name.
enum BrazeScenarios {
    /// Every scenario.
    static let all: [String: String] = Dictionary(
        uniqueKeysWithValues: entry + stack + preparing + presenting + lifeCycle + views + clicks + pages
            + followUps + leaving + ownership + builtInViews + reentrancy)

    /// One scenario: its name and its text. What is given is JSON: payloads as members of an object, script
    /// as an object, reactions and steps as elements of an array.
    static func scenario(
        _ name: String, _ about: String, _ payloads: [String], script: String = "{}", reactions: String = "",
        steps: String
    ) -> (String, String) {
        let text = """
            {
              "name": "\(name)",
              "about": "\(about)",
              "shape": "braze",
              "payloads": {\(payloads.joined(separator: ", "))},
              "script": \(script),
              "reactions": [\(reactions)],
              "steps": [\(steps)]
            }
            """
        return (name, text)
    }

    // MARK: Payloads

    /// A payload whose name is the message's id, with more members if needed.
    static func slideup(_ id: String, _ more: String = "") -> String {
        message(id, "SLIDEUP", more)
    }

    /// A modal with two buttons, whose ids are not their positions.
    static func modal(_ id: String, _ more: String = "") -> String {
        message(
            id, "MODAL",
            #"""
            "btns": [
              {"id": 1, "text": "Look", "click_action": "URI", "uri": "https://shop.example/look"},
              {"id": 0, "text": "Close", "click_action": "NONE"}]
            """# + (more.isEmpty ? "" : ", " + more))
    }

    /// Any payload.
    static func message(_ id: String, _ type: String, _ more: String = "") -> String {
        let tail = more.isEmpty ? "" : ", " + more
        return #""\#(id)": {"type": "\#(type)", "trigger_id": "\#(id)", "message": "Message \#(id)"\#(tail)}"#
    }

    /// Members that give a message an image on a server.
    static let image = #""image_url": "https://images.example/picture.png""#
    /// Members that give a message a click action.
    static let link = #""click_action": "URI", "uri": "https://shop.example/look""#
}
