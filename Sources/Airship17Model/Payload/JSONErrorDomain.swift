import Foundation
import HeadlessStage

/// The domains of the errors for JSON that the SDK refuses (section 4.9). The code is always 0.
enum JSONErrorDomain: String {
    case message = "com.urbanairship.in_app_message"
    case textInfo = "com.urbanairship.in_app_message_text_info"
    case buttonInfo = "com.urbanairship.in_app_message_button_info"
    case mediaInfo = "com.urbanairship.in_app_message_media_info"
    case banner = "com.urbanairship.banner_display_content"
    case modal = "com.urbanairship.modal_display_content"
    case fullScreen = "com.urbanairship.full_screen_display_content"
    case html = "com.urbanairship.html_display_content"
    case custom = "com.urbanairship.custom_display_content"
    case resolution = "com.urbanairship.in_app_message_resolution"

    /// Runs a decoder, and turns its `PayloadError` into the SDK's error. That has the domain of the innermost
    /// class that refused something, a text that says what and where, and the `PayloadError` as the underlying
    /// error.
    func naming<Value>(_ decode: () throws -> Value) throws -> Value {
        do {
            return try decode()
        } catch let error as PayloadError {
            throw NSError(
                domain: rawValue, code: 0,
                userInfo: [NSLocalizedDescriptionKey: error.description, NSUnderlyingErrorKey: error])
        }
    }

    /// Fills a builder, and checks it.
    /// - Returns: what is needed to build something of the builder.
    func read<Builder: JSONBuilder>(_ node: JSONNode, into builder: Builder) throws -> Builder.Needed {
        try naming {
            guard case .object = node.value else { throw node.unexpected("an object") }
            try builder.read(node)
            return try builder.needed(at: node.path)
        }
    }
}

extension JSONNode {
    /// Reads the JSON of a class outside of messages, and turns a `PayloadError` into an error of the class's domain, with
    /// the code 0 and a text that says what was wrong and where.
    static func read<Value>(
        _ json: Any, naming domain: String, _ decode: (JSONNode) throws -> Value
    ) throws -> Value {
        do {
            return try decode(JSONNode(JSONValue(json), at: .root))
        } catch let error as PayloadError {
            throw NSError(
                domain: domain, code: 0, userInfo: [NSLocalizedDescriptionKey: error.description])
        }
    }
}

/// A builder that reads its values from JSON.
protocol JSONBuilder: CheckedBuilder {
    /// Takes over what the object has; the rest stays.
    /// - Throws: `PayloadError`, or the error of an inner class.
    func read(_ node: JSONNode) throws
}
