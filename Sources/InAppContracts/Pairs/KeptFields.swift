import Foundation
import InAppCompat

/// How many fields of the shapes' messages are the same after the messages were written for an SDK and read there, with
/// the mappings of content that apps use.
@MainActor package enum KeptFields {
    /// One row per shape that the messages come from, one column per host. Each cell says how many fields are
    /// preserved, and how many are replaced by something similar, of all that a neutral handler reads on the messages'
    /// own SDK.
    /// - Throws: `ScenarioError` if a shape takes no part in stories, or an error of its model.
    package static func rows(from sources: [ShapeKit], to hosts: [ShapeKit]) throws -> [[String]] {
        try [["messages of"] + hosts.map(\.description)]
            + sources.map { source in
                let contents = try contents(of: source)
                return [source.description] + hosts.map { cell(contents, from: source, to: $0) }
            }
    }

    private static func cell(
        _ contents: [MessageContent], from source: ShapeKit, to host: ShapeKit
    ) -> String {
        let lines = contents.flatMap { host.port.lossReport(of: $0, from: source.port).lines }
        let similar = lines.count { if case .approximated = $0.outcome { true } else { false } }
        return "\(lines.count { $0.outcome == .preserved })+\(similar)/\(lines.count)"
    }

    /// The messages of all roles in stories, and of the standard campaigns.
    private static func contents(of kit: ShapeKit) throws -> [MessageContent] {
        let host = try kit.storyRoom.host
        let roles = StoryRole.allCases.compactMap { host.campaign($0, "a") }.map { Data($0.utf8) }
        let campaigns = [kit.campaigns.news, kit.campaigns.sale, kit.campaigns.coupon]
        return try (roles + campaigns).flatMap { try kit.port.messages(of: $0).map(\.content) }
    }
}
