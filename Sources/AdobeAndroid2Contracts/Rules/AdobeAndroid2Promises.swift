import AdobeRecords
import InAppCompat
import InAppContracts

/// Expectations from the rules that every trace of a delegate has to meet, whichever scenario or host it comes from.
/// An adopted delegate is checked against them while another vendor's SDK drives it.
enum AdobeAndroid2Promises {
    /// Adobe for Android 2, by rule. `onShow` comes before `onDismiss` unless a message is dismissed that is not
    /// displayed (A2-052).
    static let all: [String: [Expectation]] = [
        "A2-037": [.carries(.gate, "view", "present")],
        "A2-051": [.carries(.onDismiss, "view", "present")],
        "A2-053": [.precedes(.onShow, .onDismiss)],
    ]
}

/// The promises of Adobe for Android 2 to a delegate, in a form that holds in any story, and the rules that only
/// concern the SDK.
extension AdobeAndroid2Promises {
    private static let no = EventPattern.delegate("shouldShowMessage", answer: "false")
    private static let yes = EventPattern.delegate("shouldShowMessage", answer: "true")

    /// While any message is up and nothing dismisses it.
    private static let anyUp = [
        Whenever.Span(.onShow, .onDismiss, ofAny: true), .outside(.anyGesture, .onDismiss, ofAny: true),
        .outside(.dismisses, .onDismiss, ofAny: true),
    ]
    /// While no message is up.
    private static let nothingUp = Whenever.Span.outside(.onShow, .onDismiss, ofAny: true)
    /// While the message is up.
    private static let up = Whenever.Span(.onShow, .onDismiss)
    /// While the message is up and the user has not touched it.
    private static let untouched = [up, .outside(.anyGesture, .onDismiss)]
    /// The first message that qualifies, if several do so at once.
    private static let first = Whenever.Span.outside(.qualifies, .sees, ofAny: true)
    /// While the message is kept.
    private static let kept = Whenever.Span(no, .onShow)

    /// The promises, by rule.
    static let toDelegates: [String: [Whenever]] = gate.merging(leaving) { $1 }.merging(pages) { $1 }

    private static let gate: [String: [Whenever]] = [
        "A2-001": [
            Whenever(
                .app(.replacesDelegate), during: [up],
                then: .comes(.delegate("onDismiss", ["delegate": "other"])))
        ],
        "A2-002": [
            Whenever(
                .gate, .onShow, .onDismiss, during: [Whenever.Span(.app(.replacesDelegate), nil)],
                then: .carries("delegate", "other"))
        ],
        "A2-010": [
            Whenever(.qualifies, during: [Whenever.Span(.onDismiss, nil)], then: .isReadAs("objects", "2"))
        ],
        "A2-012": [
            Whenever(.qualifies(.uncounted), then: .comes(.gate)),
            Whenever(.qualifies(.uncounted), then: .comes(.onShow)),
        ],
        "A2-020": [
            Whenever(
                .qualifies, during: [nothingUp, first, .outside(no, .onShow)], then: .comes(.gate)),
            Whenever(.asksAgain, during: [kept, nothingUp], then: .comes(.gate)),
            Whenever(.shows, during: [kept, nothingUp], then: .neverComes(.gate, before: .onShow)),
            Whenever(.shows, during: [kept, nothingUp], then: .comes(.onShow)),
        ],
        "A2-031": [Whenever(.gate, then: .isOn(.background))],
        "A2-032": [
            Whenever(.qualifies, during: anyUp, then: .neverComes(.gate, before: .sees)),
            Whenever(no, unless: .wanted, then: .neverComes(.onShow)),
        ],
        "A2-033": [
            Whenever(no, unless: .wanted + [.dismisses], then: .neverComes(.anyCallback)),
            Whenever(.qualifies, during: anyUp, unless: .wanted, then: .neverComes(.anyCallback)),
        ],
        "A2-034": [
            Whenever(.onShow, then: .isOn(.main)),
            Whenever(yes, during: [.outside(.qualifies(.control), nil)], then: .isFollowed(by: [.onShow])),
        ],
        "A2-036": [
            Whenever(
                yes, during: [.outside(.qualifies(.control), nil)], amongAll: true,
                then: .neverComes(.gate, before: .onShow))
        ],
        "A2-037": [Whenever(.gate, then: .carries("view", "present"))],
        "A2-039": [
            Whenever(.shows, .asksAgain, during: [up], then: .neverComes(.gate, before: .onDismiss)),
            Whenever(.shows, .asksAgain, during: [up], then: .neverComes(.onShow, before: .onDismiss)),
        ],
    ]

    private static let leaving: [String: [Whenever]] = [
        "A2-050": [
            Whenever(
                .dismisses, during: [kept, nothingUp], then: .neverComes(.onDismiss, before: .onShow)),
            Whenever(.dismisses, during: [up], then: .comes(.onDismiss)),
            Whenever(
                .dismisses, during: [up, .outside(.onShow, .sees)],
                then: .neverComes(.onDismiss, before: .returned)),
        ],
        "A2-051": [
            Whenever(.onDismiss, then: .carries("view", "present")), Whenever(.onDismiss, then: .isOn(.main)),
        ],
        "A2-052": [Whenever(.dismisses, during: [kept] + anyUp, then: .comes(.onDismiss))],
        "A2-053": [Whenever(.onDismiss, then: .neverCame(.onDismiss, since: .onShow))],
        "A2-054": [
            Whenever(
                .qualifies,
                during: [Whenever.Span(.user("closes"), .onDismiss, ofAny: true)], then: .comes(.gate))
        ],
        "A2-055": [Whenever(.onDismiss, unless: .wanted, then: .isReadAs("view", "none"))],
    ]

    private static let pages: [String: [Whenever]] = [
        "A2-072": [
            Whenever(.urlLoaded, then: .isOn(.main)),
            Whenever(.tapsSecondButton, during: untouched, then: .comes(.urlLoaded)),
        ],
        "A2-073": [
            Whenever(.user("followsLink"), during: [up], then: .neverComes(.urlLoaded, before: .anyGesture)),
            Whenever(.user("followsLink"), during: [up], then: .neverComes(.onDismiss, before: .anyGesture)),
        ],
        "A2-075": [
            Whenever(.tapsSecondButton, during: untouched, then: .comes(.onDismiss)),
            Whenever(
                .tapsSecondButton, during: untouched, then: .comes(.opened("https://shop.example/cart"))),
        ],
        "A2-076": [
            Whenever(
                .tapsSecondButton, during: untouched, then: .comes(.opened("https://shop.example/cart")))
        ],
        "A2-078": [Whenever(.user("tapsFirstButton"), during: [up], then: .comes(.onDismiss))],
        "A2-079": [
            Whenever(
                .user("closes"),
                during: [
                    up, .outside(.dismisses, nil, ofAny: true), .outside(.onDismiss, .onShow, ofAny: true),
                ],
                then: .comes(.onDismiss))
        ],
        "A2-081": [
            Whenever(
                .onDismiss, during: [Whenever.Span(.tapsSecondButton, .onShow)],
                then: .came(.urlLoaded, since: .onShow))
        ],
        "A2-107": [Whenever(.user("swipes"), during: [up], then: .comes(.onDismiss))],
        "A2-085": [Whenever(.user("swipes"), during: [up], then: .comes(.onDismiss))],
        "A2-090": [
            Whenever(
                .page("pageSays"), during: [Whenever.Span(.app("listens"), .onDismiss)], then: .comes(.hears))
        ],
        "A2-091": [
            Whenever(
                .hears, during: [.outside(.app("runsScript"), .onDismiss)], then: .carries("text", "hello"))
        ],
        "A2-093": [
            Whenever(
                .page("pageSays"), during: [Whenever.Span(.onDismiss, .app("listens"))],
                then: .neverComes(.hears))
        ],
        "A2-094": [Whenever(.app("runsScript"), then: .comes(.hears))],
        "A2-092": [
            Whenever(
                .hears, during: [.outside(.app("runsScript"), .onDismiss)], then: .carries("by", "second"))
        ],
    ]

    /// The capabilities of a driving SDK that the promises need.
    static let needs: [AdoptionLimit] = [
        .needs(.gateWhileLeaving, for: "A2-054"),
        .needs(.dismissBuiltIn, for: "A2-050"),
        .needs(.conflictAtOnce, for: "A2-032", "A2-033"),
        .needs(.builtInResolution, for: "A2-072", "A2-081"),
        .needs(.staysOnWebLinks, for: "A2-073"),
        .needs(.evaluateScript, for: "A2-094"),
        .needs(.scriptMessages, for: "A2-090", "A2-091", "A2-092"),
    ]

    /// The rules that only concern the SDK, by subject.
    static let sdkAlone: KeyValuePairs<SDKMatter, [String]> = [
        .setUp: ["A2-003", "A2-057"],
        .foreign: ["A2-004", "A2-005", "A2-040", "A2-042", "A2-060", "A2-110", "A2-210", "A2-211", "A2-212"],
        .records: ["A2-011", "A2-100", "A2-101", "A2-102", "A2-103", "A2-108"],
        .device: ["A2-030", "A2-035", "A2-041", "A2-056"],
        .views: [
            "A2-038", "A2-086", "A2-087", "A2-088", "A2-104", "A2-105", "A2-213", "A2-216",
            "A2-217",
        ],
        .page: [
            "A2-070", "A2-071", "A2-074", "A2-077", "A2-080", "A2-095",
            "A2-106", "A2-109", "A2-214", "A2-218",
        ],
        .payload: ["A2-111", "A2-112", "A2-215"],
        .versions: [
            "A2-200", "A2-201", "A2-202", "A2-203", "A2-204", "A2-205", "A2-206", "A2-207", "A2-208",
            "A2-209", "A2-219",
        ],
    ]
}
