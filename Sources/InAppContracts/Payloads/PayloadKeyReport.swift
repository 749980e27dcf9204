public import Foundation
import InAppCompat

/// The keys of a payload of which a port carries nothing: those of the campaign, and those that nobody reads.
///
/// Sendable; a value.
public struct PayloadKeyReport: Sendable, Hashable, Codable {
    /// A key that says when and to whom the message is shown.
    public struct CampaignKey: Sendable, Hashable, Codable {
        /// Where it stands, as in `message.campaigns`.
        public let path: String
        /// What it is for.
        public let about: String
    }

    /// A key that the SDK does not know.
    public struct UnreadKey: Sendable, Hashable, Codable {
        /// Where it stands, as in `btns[0].txt`.
        public let path: String
        /// The key that may have been meant; nil if none is near.
        public let nearest: String?
    }

    /// What has to be set up again in the campaign, in the order of the paths.
    public private(set) var campaign: [CampaignKey] = []
    /// What nobody reads, in the order of the paths.
    public private(set) var unread: [UnreadKey] = []

    /// Holds a payload against the keys that a shape knows. Of a key that nobody reads, what is beneath it is not
    /// listed. Text that is JSON itself is looked into.
    /// - Parameters:
    ///   - payload: JSON text; of what is none, nothing is listed.
    ///   - keys: the keys that the shape knows; without any, nothing is listed.
    public init(_ payload: Data, keys: [PayloadKey]) {
        guard !keys.isEmpty, let value = try? JSONDecoder().decode(ContentValue.self, from: payload) else {
            return
        }
        var walk = PayloadWalk(patterns: keys.map(KeyPattern.init))
        walk.visit(value, at: "", [])
        campaign = walk.campaign
        unread = walk.unread
    }
}

/// The way through a payload, key by key.
private struct PayloadWalk {
    let patterns: [KeyPattern]
    var campaign: [PayloadKeyReport.CampaignKey] = []
    var unread: [PayloadKeyReport.UnreadKey] = []

    mutating func visit(_ value: ContentValue, at path: String, _ names: [String]) {
        switch value {
        case .object(let members):
            var known = KnownKeys(patterns, beneath: names)
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                let path = path.isEmpty ? name : "\(path).\(name)"
                if let pattern = known.pattern(of: name) {
                    visit(member, pattern, at: path, names + [name])
                } else {
                    unread.append(PayloadKeyReport.UnreadKey(path: path, nearest: known.nearest(to: name)))
                }
            }
        case .array(let elements):
            for (place, element) in elements.enumerated() { visit(element, at: "\(path)[\(place)]", names) }
        case .string(let text) where text.first == "{" || text.first == "[":
            guard let inner = try? JSONDecoder().decode(ContentValue.self, from: Data(text.utf8)) else {
                break
            }
            visit(inner, at: path, names)
        default: break
        }
    }

    private mutating func visit(
        _ value: ContentValue, _ pattern: KeyPattern, at path: String, _ names: [String]
    ) {
        if pattern.key.isCampaign {
            campaign.append(PayloadKeyReport.CampaignKey(path: path, about: pattern.key.about))
        } else if !pattern.hasAllBeneath {
            visit(value, at: path, names)
        }
    }
}
