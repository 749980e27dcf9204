import AdobeIOSContracts
import InAppContracts
import RuleTesting

/// Traces of hosts that break one of Adobe's rules for iOS, by the number of the rule.
enum AdobeIOSMutants: AdobeEventNames {
    static let all = [leaving, links, tracking, payloads, webViews, listeners, made, parts, overlaps].reduce(
        showing
    ) { all, table in
        all.merging(table) { $0 + $1 }
    }

    static var viewInserted: EventPattern { .sdk("view inserted") }
    static var viewRemoved: EventPattern { .sdk("view removed") }

    static func history(_ type: String) -> EventPattern {
        .sdk("Write IAM event to history", ["eventType": type])
    }
}
