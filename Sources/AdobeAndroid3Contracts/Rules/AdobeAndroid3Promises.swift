import AdobeRecords
import InAppCompat
import InAppContracts

/// Expectations from the rules that every trace of a delegate has to meet, whichever scenario or host it comes from.
/// An adopted delegate is checked against them while another vendor's SDK drives it.
enum AdobeAndroid3Promises {
    /// Adobe for Android 3.x, by rule.
    static let all: [String: [Expectation]] = [
        "A3-005": [.carries(.canShow, "kind", "inAppMessage")],
        "A3-012": [.thread(.anyCallback, .main)],
        "A3-021": [.precedes(.onShow, .onDismiss), .precedes(.onShow, .onHide)],
        "A3-022": [
            .never(.delegate("canShow", ["state": "visible"])), .carries(.onShow, "state", "visible"),
            .carries(.onHide, "state", "hidden"), .carries(.onDismiss, "state", "detached"),
        ],
        "A3-041": [.precedes(.canShow, .delegate("onShow", ["kind": "inAppMessage"]))],
        "A3-080": [.carries(.onContentLoaded, "kind", "inAppMessage")],
    ]
}

/// The promises of Adobe for Android 3 to a delegate, in a form that holds in any story, and the rules that only
/// concern the SDK.
extension AdobeAndroid3Promises {
    private static let no = EventPattern.delegate("canShow", answer: "false")
    private static let yes = EventPattern.delegate("canShow", answer: "true")
    private static let sees = EventPattern.sees

    /// While any message is up and nothing dismisses it.
    private static let anyUp = [
        Whenever.Span(.onShow, .onDismiss, ofAny: true), .outside(.anyGesture, .onDismiss, ofAny: true),
        .outside(.dismisses, .onDismiss, ofAny: true), .outside(.hides, .onShow, ofAny: true),
    ]
    /// While no message is up.
    private static let nothingUp = Whenever.Span.outside(.onShow, .onDismiss, ofAny: true)
    /// While the message is up.
    private static let up = [Whenever.Span(.onShow, .onDismiss), .outside(.onHide, .onShow)]
    /// While the message is up and the user has not touched it.
    private static let untouched = up + [.outside(.anyGesture, .onDismiss)]
    /// While the message is kept.
    private static let kept = Whenever.Span(no, .onShow)
    /// While the message is hidden.
    private static let hidden = [Whenever.Span(.onHide, .onShow), .outside(.onDismiss, .onShow)]

    /// The promises, by rule.
    static let toDelegates: [String: [Whenever]] = gate.merging(states) { $1 }.merging(pages) { $1 }

    private static let gate: [String: [Whenever]] = [
        "A3-003": [
            Whenever(.qualifies, during: [Whenever.Span(.onDismiss, nil)], then: .isReadAs("objects", "1"))
        ],
        "A3-004": [
            Whenever(.shows, during: [Whenever.Span(.onDismiss, .onShow), nothingUp], then: .comes(.canShow))
        ],
        "A3-005": [Whenever(.canShow, .onShow, .onDismiss, then: .carries("kind", "inAppMessage"))],
        "A3-030": [
            Whenever(.qualifies, during: anyUp, then: .neverComes(.canShow, before: sees)),
            Whenever(yes, unlessAny: [.qualifies], then: .isFollowed(by: [.onShow])),
            Whenever(.shows, .asksAgain, during: up, then: .neverComes(.canShow, before: .onDismiss)),
        ],
        "A3-031": [
            Whenever(
                .qualifies, during: anyUp, amongAll: true, then: .neverComes(.onShow, before: .onDismiss))
        ],
        "A3-032": [
            Whenever(
                .qualifies, during: [Whenever.Span(.onHide, .onShow, ofAny: true)], then: .comes(.canShow))
        ],
        "A3-034": [
            Whenever(.qualifies, during: anyUp, unless: .wanted, then: .neverComes(.anyCallback)),
            Whenever(.qualifies, during: anyUp, unless: .wanted, then: .neverComes(.anyCallback)),
            Whenever(no, unless: .wanted, then: .neverComes(.canShow)),
        ],
        "A3-040": [Whenever(no, unless: .wanted, then: .neverComes(.anyCallback))],
        "A3-041": [
            Whenever(.shows, .asksAgain, during: [kept, nothingUp], then: .comes(.canShow)),
            Whenever(.onShow, then: .came(.canShow, since: .onShow)),
        ],
        "A3-042": [Whenever(.canShow, then: .isReadAs("campaign", "present"))],
        "A3-045": [
            Whenever(.qualifies, during: [kept, nothingUp], then: .comes(.canShow)),
            Whenever(.qualifies, during: [kept], then: .isReadAs("objects", "1")),
        ],
    ]

    private static let states: [String: [Whenever]] = [
        "A3-010": [
            Whenever(.shows, .asksAgain, .dismisses, then: .neverComes(.anyCallback, before: .returned)),
            Whenever(.hides, then: .neverComes(.anyCallback, before: .returned)),
        ],
        "A3-011": [
            Whenever(.dismisses, during: up, then: .comes(.onDismiss)),
            Whenever(
                .dismisses, during: [Whenever.Span(.canShow, sees), Whenever.Span(.canShow, .onShow)],
                then: .neverComes(.onDismiss, before: .onShow)),
        ],
        "A3-012": [Whenever(.anyCallback, then: .isOn(.main))],
        "A3-020": [
            Whenever(
                .canShow, during: [.outside(.onHide, .onShow)], then: .carries("state", "detached"))
        ],
        "A3-021": [
            Whenever(.user("closes"), during: up, then: .comes(.onDismiss)),
            Whenever(.dismisses, during: [kept], then: .neverComes(.onDismiss, before: .onShow)),
            Whenever(.onDismiss, then: .came(.onShow, since: .onDismiss)),
            Whenever(.hides, during: [kept], then: .neverComes(.onHide, before: .onShow)),
        ],
        "A3-023": [Whenever(.onDismiss, unless: .wanted, then: .isReadAs("state", "detached"))],
        "A3-022": [
            Whenever(.onShow, then: .carries("state", "visible")),
            Whenever(.onDismiss, then: .carries("state", "detached")),
        ],
        "A3-050": [
            Whenever(.shows, during: hidden, then: .comes(.canShow, before: .onShow)),
            Whenever(.shows, during: hidden, then: .comes(.onShow)),
        ],
        "A3-053": [Whenever(.dismisses, during: hidden, then: .comes(.onDismiss))],
        "A3-073": [
            Whenever(
                .onDismiss, during: [Whenever.Span(.user("swipes"), nil)],
                then: .neverCame(.onDismiss, since: .onShow))
        ],
        "A3-101": [Whenever(.onDismiss, then: .neverCame(.onDismiss, since: .onShow))],
        "A3-105": [
            Whenever(.qualifies(.uncounted), then: .comes(.canShow)),
            Whenever(.qualifies(.uncounted), then: .comes(.onShow)),
        ],
    ]

    private static let pages: [String: [Whenever]] = [
        "A3-080": [
            Whenever(
                .tapsSecondButton, during: untouched, then: .comes(.onContentLoaded, before: .onDismiss)),
            Whenever(.onContentLoaded, then: .carries("kind", "inAppMessage")),
        ],
        "A3-081": [
            Whenever(.user("followsLink"), during: up, then: .comes(.onContentLoaded, before: .anyGesture)),
            Whenever(
                .user("followsLink"), during: up, then: .neverComes(.onDismiss, before: .anyGesture)),
        ],
        "A3-085": [Whenever(.user("tapsFirstButton"), during: up, then: .comes(.onDismiss))],
        "A3-086": [
            Whenever(
                .tapsSecondButton, during: untouched, then: .comes(.opened("https://shop.example/cart"))),
            Whenever(.tapsSecondButton, during: untouched, then: .comes(.onDismiss)),
        ],
        "A3-092": [
            Whenever(
                .onDismiss, during: [Whenever.Span(.tapsSecondButton, .onShow)],
                then: .came(.onContentLoaded, since: .onShow))
        ],
        "A3-071": [Whenever(.user("swipes"), during: up, then: .comes(.onDismiss))],
        "A3-110": [Whenever(sees, then: .carries("handlers", "1"))],
        "A3-114": [
            Whenever(
                .app("runsScript"), during: up,
                then: .comes(EventPattern(.app, "hears", ["by": "script"]), before: .anyGesture))
        ],
        "A3-111": [
            Whenever(
                .hears, during: [.outside(.app("runsScript"), .onDismiss)], then: .carries("by", "second"))
        ],
        "A3-112": [
            Whenever(.page("pageSays"), during: [Whenever.Span(.app("listens"), nil)], then: .comes(.hears))
        ],
        "A3-134": [
            Whenever(
                .page("pageSays"), during: [Whenever.Span(.app("listens"), nil)],
                then: .neverComes(EventPattern(.app, "hears", ["text": "nothing"])))
        ],
        "A3-113": [
            Whenever(EventPattern(.app, "hears", ["by": "second"]), then: .carries("text", "hello")),
            Whenever(EventPattern(.app, "hears", ["by": "second"]), then: .isOn(.background)),
        ],
    ]

    /// The capabilities of a driving SDK that the promises need.
    static let needs: [AdoptionLimit] = [
        .needs(.showAgain, for: "A3-004"),
        .needs(.dismissBuiltIn, for: "A3-011"),
        .needs(.conflictAtOnce, for: "A3-030", "A3-034"),
        .needs(.builtInResolution, for: "A3-080", "A3-092"),
        .needs(.hide, for: "A3-032", "A3-050", "A3-053"),
        .needs(.gateWhileHidden, for: "A3-032"),
        .needs(.gateEachTrigger, for: "A3-045"),
        .needs(.webLinks, for: "A3-081"),
        .needs(.evaluateScript, for: "A3-114"),
        .needs(.scriptMessages, for: "A3-111", "A3-112", "A3-113"),
    ]

    /// The rules that only concern the SDK, by subject.
    static let sdkAlone: KeyValuePairs<SDKMatter, [String]> = [
        .setUp: ["A3-001", "A3-002", "A3-035"],
        .foreign: ["A3-006", "A3-121"],
        .device: ["A3-024", "A3-060", "A3-061", "A3-062", "A3-070", "A3-135", "A3-136"],
        .inside: ["A3-013", "A3-033"],
        .records: [
            "A3-043", "A3-044", "A3-052", "A3-100", "A3-102", "A3-103", "A3-104", "A3-106",
            "A3-107", "A3-108",
        ],
        .views: [
            "A3-046", "A3-072", "A3-116", "A3-122", "A3-129", "A3-130", "A3-132",
            "A3-133", "A3-144",
        ],
        .page: [
            "A3-051", "A3-082", "A3-083", "A3-084", "A3-087", "A3-088", "A3-089", "A3-090",
            "A3-091", "A3-115", "A3-117", "A3-126", "A3-131", "A3-137", "A3-139",
        ],
        .payload: [
            "A3-120", "A3-124", "A3-125", "A3-127", "A3-128", "A3-138", "A3-140", "A3-141", "A3-142",
            "A3-143",
        ],
        .schedule: ["A3-123"],
    ]
}
