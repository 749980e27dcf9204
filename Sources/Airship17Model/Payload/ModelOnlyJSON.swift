// Model-only API: the SDK reads and writes this JSON too, but with functions that are not public.
//
// Each `init(json:)` takes an object from `JSONSerialization`. It throws an `NSError` with code 0 and the domain of the
// class that rejected something. The text says where, what was found and what was expected, and the underlying error is
// the `PayloadError`. Each `toJSON()` returns a value that such an initialiser can read.

import HeadlessStage

extension InAppMessage {
    /// Reads a message (section 4.1). Any thread.
    public convenience init(json: Any) throws {
        try self.init(node: JSONNode(JSONValue(json), at: .root))
    }

    /// Writes the message (section 4.1). Any thread.
    public func toJSON() -> [AnyHashable: Any] { jsonValue.dictionary }
}

extension InAppMessageDisplayContent {
    /// Writes the content as a message's `display` (sections 4.5 to 4.8). Any thread.
    public func toJSON() -> [AnyHashable: Any] { jsonValue.dictionary }
}

extension InAppMessageBannerDisplayContent {
    /// Reads a message's `display` (section 4.5). Any thread.
    public convenience init(json: Any) throws {
        try self.init(node: JSONNode(JSONValue(json), at: .root))
    }
}

extension InAppMessageModalDisplayContent {
    /// Reads a message's `display` (section 4.6). Any thread.
    public convenience init(json: Any) throws {
        try self.init(node: JSONNode(JSONValue(json), at: .root))
    }
}

extension InAppMessageFullScreenDisplayContent {
    /// Reads a message's `display` (section 4.6). Any thread.
    public convenience init(json: Any) throws {
        try self.init(node: JSONNode(JSONValue(json), at: .root))
    }
}

extension InAppMessageHTMLDisplayContent {
    /// Reads a message's `display` (section 4.7). Any thread.
    public convenience init(json: Any) throws {
        try self.init(node: JSONNode(JSONValue(json), at: .root))
    }
}

extension InAppMessageCustomDisplayContent {
    /// Reads a message's `display` (section 4.8). Any thread.
    public convenience init(json: Any) throws {
        try self.init(node: JSONNode(JSONValue(json), at: .root))
    }
}

extension InAppMessageTextInfo {
    /// Reads a text (section 4.2). Any thread.
    public convenience init(json: Any) throws {
        try self.init(node: JSONNode(JSONValue(json), at: .root))
    }

    /// Writes the text (section 4.2). Any thread.
    public func toJSON() -> [AnyHashable: Any] { jsonValue.dictionary }
}

extension InAppMessageButtonInfo {
    /// Reads a button (section 4.3). Any thread.
    public convenience init(json: Any) throws {
        try self.init(node: JSONNode(JSONValue(json), at: .root))
    }

    /// Writes the button (section 4.3). Any thread.
    public func toJSON() -> [AnyHashable: Any] { jsonValue.dictionary }
}

extension InAppMessageMediaInfo {
    /// Reads an image or video (section 4.4). Any thread.
    public convenience init(json: Any) throws {
        try self.init(node: JSONNode(JSONValue(json), at: .root))
    }

    /// Writes the image or video (section 4.4). Any thread.
    public func toJSON() -> [AnyHashable: Any] { jsonValue.dictionary }
}

extension InAppMessageResolution {
    /// Reads the argument of a page's `UAirship.dismiss` (section 6.2). Any thread.
    public class func resolution(json: Any) throws -> InAppMessageResolution {
        try decode(JSONNode(JSONValue(json), at: .root))
    }

    /// Writes the resolution (section 6.2). Any thread.
    public func toJSON() -> [AnyHashable: Any] { jsonValue.dictionary }
}

extension JSONValue {
    fileprivate var dictionary: [AnyHashable: Any] {
        guard case .object(let members) = self else { return [:] }
        return ObjectValue(members: members).dictionary
    }
}
