public import Foundation

/// What kind of picture or film a message shows (section 1.3). Sendable.
public enum InAppMessageMediaInfoType: Int, Sendable, Hashable {
    /// A picture.
    case image = 0
    /// A film in a file of its own.
    case video = 1
    /// A film on YouTube.
    case youTube = 2
}

/// A picture or film (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageMediaInfo: NSObject {
    /// Where it is. Not checked.
    public let url: String
    /// What assistive software says about it.
    public let contentDescription: String
    /// What kind it is.
    public let type: InAppMessageMediaInfoType

    /// Makes a picture or film; nothing is checked.
    /// - Parameters:
    ///   - url: where it is.
    ///   - contentDescription: what assistive software says about it.
    ///   - type: what kind it is.
    public init(url: String, contentDescription: String, type: InAppMessageMediaInfoType) {
        self.url = url
        self.contentDescription = contentDescription
        self.type = type
    }

    /// Whether the object is a picture or film with the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? InAppMessageMediaInfo else { return false }
        return url == other.url && contentDescription == other.contentDescription && type == other.type
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(url)
        hasher.combine(contentDescription)
        hasher.combine(type)
        return hasher.finalize()
    }
}

@available(*, unavailable) extension InAppMessageMediaInfo: Sendable {}
