import BrazeBridge
import InAppCompat
import InAppContracts

/// Braze's rules: what a delegate of `BrazeInAppMessageUI` may rely on.
///
/// Lines of traces are written with the functions of `BrazeLine`; each of them states what a rule says, not what a
/// model has printed.
enum BrazeRules {
    /// Every rule, in the order of their numbers.
    static let all: [Rule] =
        entry + stack + preparing + presenting + lifeCycle + dismissals + clicks + links + followUps + leaving
        + ownership + builtInViews + looks + run + runWithLooks

    /// States a rule. The source is the vendor's open source, unless another one is given.
    static func rule(
        _ number: String, _ statement: String, intent: String, source: String = source,
        level: Rule.Level = .must, isUnsure: Bool = false, _ testability: Rule.Testability
    ) -> Rule {
        Rule(
            "BZ-" + number, shape: .braze, majorVersion: 18, level: level, statement, intent: intent,
            source: source, isUnsure: isUnsure, testability)
    }

    // MARK: Sources

    static let source = "vendor source (BrazeUI), 18.2.0"
    static let sourceAndKit = "vendor source (BrazeUI) and published declarations (BrazeKit), 18.2.0"
    static let kit = "published declarations (BrazeKit), 18.2.0"

    // MARK: Expectations

    /// The delegate's callbacks are exactly these.
    static func callbacks(_ lines: String...) -> Expectation {
        .calls(of: [.delegate], named: nil, are: lines)
    }

    /// The callbacks of the delegate and the output of the SDK are exactly these.
    static func events(_ lines: String...) -> Expectation {
        .calls(of: [.delegate, .sdk], named: nil, are: lines)
    }

    /// The values that the app read from `messageView` and `stack` are exactly these, one line per reading.
    static func states(_ lines: String...) -> Expectation {
        .calls(of: [.app], named: ["state"], are: lines)
    }

    /// Events of these names, of any source, are exactly these.
    static func order(of names: [String], _ lines: String...) -> Expectation {
        .calls(of: [.delegate, .listener, .sdk, .app], named: names, are: lines)
    }

    // MARK: Patterns

    /// A callback of the delegate, for one message or for any.
    static func told(_ name: String?, _ message: String? = nil, _ more: [String: String] = [:])
        -> EventPattern
    {
        EventPattern(.delegate, name, more.merging(message.map { ["message": $0] } ?? [:]) { $1 })
    }

    /// An output of the SDK, for one message or for any.
    static func record(_ name: String?, _ message: String? = nil, _ more: [String: String] = [:])
        -> EventPattern
    {
        .sdk(name, more.merging(message.map { ["messageId": $0] } ?? [:]) { $1 })
    }

    /// An error that the SDK logged.
    static let anyError = EventPattern.sdk(nil, ["kind": "error"])
}

/// Lines of traces of Braze's host. A message is a slideup unless its kind is given.
enum BrazeLine {
    /// The kinds of messages, by the names of their attributes.
    enum Kind: String {
        case slideup, modal, modalImage, full, fullImage, html, control

        /// The built-in view's class.
        var view: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "View" }
        /// The name of the attributes in `prepareWith`.
        var attributes: String { self == .control ? "none" : rawValue }
    }

    static func asked(_ id: String, _ answer: String = "now") -> String {
        "delegate displayChoiceForMessage(message: \(id)) -> \(answer)"
    }

    static func prepared(_ id: String, _ kind: Kind = .slideup) -> String {
        "delegate prepareWith(message: \(id), attributes: \(kind.attributes))"
    }

    static func willPresent(_ id: String, _ kind: Kind = .slideup) -> String {
        "delegate willPresent(message: \(id), view: \(kind.view))"
    }

    static func didPresent(_ id: String, _ kind: Kind = .slideup) -> String {
        "delegate didPresent(message: \(id), view: \(kind.view))"
    }

    static func willDismiss(_ id: String, _ kind: Kind = .slideup) -> String {
        "delegate willDismiss(message: \(id), view: \(kind.view))"
    }

    static func didDismiss(_ id: String, _ kind: Kind = .slideup) -> String {
        "delegate didDismiss(message: \(id), view: \(kind.view))"
    }

    static func askedAboutClick(
        _ id: String, _ action: String = "none", button: String = "none", _ answer: Bool = true
    ) -> String {
        "delegate shouldProcess(message: \(id), clickAction: \(action), buttonId: \(button)) -> \(answer)"
    }

    static func impression(_ id: String) -> String {
        "sdk impression(kind: analytics, messageId: \(id))"
    }

    static func click(_ id: String, button: String? = nil) -> String {
        let button = button.map { "buttonId: \($0), " } ?? ""
        return "sdk click(kind: analytics, \(button)messageId: \(id))"
    }

    static func processed(_ id: String, _ url: String? = nil) -> String {
        let url = url.map { ", url: \($0)" } ?? ""
        return "sdk processClickAction(kind: note, messageId: \(id)\(url))"
    }

    static func opened(_ url: String) -> String {
        "sdk openedURL(url: \(url))"
    }

    static func discarded(_ id: String) -> String {
        "sdk discard(kind: note, messageId: \(id))"
    }

    /// An error, for a message with a Context or for one without.
    static func error(_ name: String, _ id: String? = nil) -> String {
        "sdk \(name)(kind: error\(id.map { ", messageId: \($0)" } ?? ""))"
    }

    /// What the app read. `presented` is `none` while nothing is visible.
    static func state(visible: Bool, stack: String = "", presented: Bool? = nil) -> String {
        "app state(visible: \(visible), stack: \(stack), presented: \(presented.map { "\($0)" } ?? "none"))"
    }

    /// The URL that the scenarios' messages and buttons lead to.
    static let shop = "https://shop.example/look"
}

/// Expectations on the traces of the real-time scenarios, by rule and scenario: only those that do not depend on
/// which of two threads is faster.
enum BrazeRealTimeChecks {
    static let all: RealTimeChecks = [
        "BZ-002": [
            (
                "real-time-conflicts",
                [
                    .count(.delegate("displayChoiceForMessage"), 1),
                    .count(.delegate("displayChoiceForMessage", ["message": "a"]), 1),
                ]
            )
        ],
        "BZ-005": [
            (
                "real-time-off-main",
                [
                    .never(EventPattern(.delegate, nil)), .count(.sdk("noMainThread"), 1),
                    .thread(.sdk("noMainThread"), .main),
                ]
            ),
            ("real-time-conflicts", [.thread(EventPattern(.delegate, nil), .main)]),
        ],
        "BZ-011": [
            (
                "real-time-shown-later",
                [
                    .count(.delegate("displayChoiceForMessage", answer: "reenqueue"), 2),
                    .count(EventPattern(.delegate, nil), 2),
                ]
            )
        ],
        "BZ-017": [("real-time-conflicts", [.count(.delegate("willPresent"), 1)])],
        "BZ-050": [
            (
                "real-time-shown",
                [
                    .precedes(.delegate("displayChoiceForMessage"), .delegate("prepareWith")),
                    .precedes(.delegate("prepareWith"), .delegate("willPresent")),
                    .precedes(.delegate("willPresent"), .delegate("didPresent")),
                ]
            )
        ],
        "BZ-065": [
            (
                "real-time-shown",
                [
                    .precedes(.delegate("willDismiss"), .delegate("didDismiss")),
                    .count(.delegate("didDismiss"), 1),
                ]
            )
        ],
    ]
}
