import AdobeRecords
import InAppCompat
import InAppContracts

/// Expectations from the rules that every trace of a delegate has to meet, whichever scenario or host it comes from.
/// An adopted delegate is checked against them while another vendor's SDK drives it.
enum AdobeIOSPromises {
    /// Adobe for iOS, by rule.
    static let all: [String: [Expectation]] = [
        "AI-030": [.carries(.gate, "view", "present")],
        "AI-073": [.carries(.onDismiss, "view", "none")],
        "AI-076": [.precedes(.onShow, .onDismiss)],
    ]
}

/// The promises of Adobe for iOS to a delegate, in a form that holds in any story, and the rules that only concern
/// the SDK.
extension AdobeIOSPromises {
    private static let no = EventPattern.delegate("shouldShowMessage", answer: "false")
    private static let yes = EventPattern.delegate("shouldShowMessage", answer: "true")

    /// While any message is up and nothing dismisses it.
    private static let anyUp = [
        Whenever.Span(.onShow, .onDismiss, ofAny: true), .outside(.anyGesture, .onDismiss, ofAny: true),
        .outside(.dismisses, .onDismiss, ofAny: true), .outside(.hides, .onShow, ofAny: true),
    ]
    /// While no message is up.
    private static let nothingUp = Whenever.Span.outside(.onShow, .onDismiss, ofAny: true)
    /// While the message is up.
    private static let up = [Whenever.Span(.onShow, .onDismiss), .outside(.hides, .onShow)]
    /// The first message that qualifies, if several do so at once.
    private static let first = Whenever.Span.outside(.qualifies, .sees, ofAny: true)
    /// While the message is up and the user has not touched it.
    private static let untouched = up + [.outside(.anyGesture, .onDismiss)]
    /// While the message is kept.
    private static let kept = Whenever.Span(no, .onShow)
    /// While the message is hidden.
    private static let hidden = Whenever.Span(.hides, .onShow)

    /// The promises, by rule.
    static let toDelegates: [String: [Whenever]] = gate.merging(leaving) { $1 }.merging(pages) { $1 }

    private static let gate: [String: [Whenever]] = [
        "AI-011": [
            Whenever(.qualifies(.uncounted), then: .comes(.gate)),
            Whenever(.qualifies(.uncounted), then: .comes(.onShow)),
        ],
        "AI-014": [
            Whenever(.qualifies, during: [Whenever.Span(.onDismiss, nil)], then: .isReadAs("objects", "2"))
        ],
        "AI-020": [
            Whenever(
                .qualifies, during: [nothingUp, first, .outside(no, .onShow)], then: .comes(.gate)),
            Whenever(.asksAgain, during: [kept, nothingUp], then: .comes(.gate)),
            Whenever(.shows, during: [kept, nothingUp], then: .neverComes(.gate, before: .onShow)),
        ],
        "AI-021": [
            Whenever(.shows, then: .neverComes(.anyCallback, before: .returned)),
            Whenever(.asksAgain, then: .neverComes(.anyCallback, before: .returned)),
        ],
        "AI-030": [
            Whenever(.gate, then: .carries("view", "present")), Whenever(.gate, then: .isOn(.background)),
        ],
        "AI-032": [Whenever(.qualifies, during: anyUp, then: .neverComes(.gate, before: .sees))],
        "AI-033": [
            Whenever(.qualifies, during: anyUp, unless: .wanted, then: .neverComes(.onShow)),
            Whenever(.qualifies, during: anyUp, unless: .wanted, then: .neverComes(.onDismiss)),
        ],
        "AI-034": [
            Whenever(no, unless: .wanted, then: .neverComes(.onShow)),
            Whenever(no, unless: .wanted, then: .neverComes(.onDismiss)),
        ],
        "AI-035": [
            Whenever(.onShow, then: .isOn(.background)),
            Whenever(yes, during: [.outside(.qualifies(.control), nil)], then: .isFollowed(by: [.onShow])),
        ],
        "AI-036": [
            Whenever(.shows, .asksAgain, during: up, then: .neverComes(.gate, before: .onDismiss)),
            Whenever(.shows, .asksAgain, during: up, then: .neverComes(.onShow, before: .onDismiss)),
        ],
        "AI-037": [Whenever(.qualifies, during: anyUp, unless: .wanted, then: .neverComes(.anyCallback))],
        "AI-040": [
            Whenever(.app("waitsForMain"), then: .comes(.app("reachedMain"), before: .onShow)),
            Whenever(.app("waitsForMain"), then: .comes(.onShow)),
        ],
        "AI-050": [
            Whenever(.shows, during: [kept, nothingUp], then: .comes(.onShow)),
            Whenever(.shows, during: [kept, nothingUp], then: .neverComes(.gate, before: .onShow)),
        ],
        "AI-052": [Whenever(.asksAgain, during: [kept, nothingUp], then: .comes(.gate))],
        "AI-053": [Whenever(no, then: .isReadAs("view", "present"))],
        "AI-060": [Whenever(.gate, then: .carries("view", "present"))],
        "AI-061": [Whenever(.gate, then: .isOn(.background))],
        "AI-062": [
            Whenever(no, unless: .wanted, then: .neverComes(.onShow)),
            Whenever(no, unless: .wanted, then: .neverComes(.onDismiss)),
        ],
    ]

    private static let leaving: [String: [Whenever]] = [
        "AI-070": [
            Whenever(.dismisses, then: .neverComes(.onDismiss, before: .returned)),
            Whenever(.dismisses, during: up, then: .comes(.onDismiss)),
        ],
        "AI-071": [
            Whenever(.dismisses, during: [kept], then: .neverComes(.onDismiss, before: .onShow)),
            Whenever(
                .dismisses, during: [Whenever.Span(.onDismiss, .onShow)], then: .neverComes(.onDismiss)),
        ],
        "AI-072": [
            Whenever(
                .dismisses, during: [kept] + anyUp, amongAll: true,
                then: .neverComes(.onDismiss, before: .anyGesture))
        ],
        "AI-073": [
            Whenever(.onDismiss, then: .isOn(.main)), Whenever(.onDismiss, then: .carries("view", "none")),
            Whenever(.user("closes"), during: up, then: .comes(.onDismiss)),
        ],
        "AI-074": [Whenever(.onDismiss, then: .carries("view", "none"))],
        "AI-075": [
            Whenever(
                .qualifies,
                during: [Whenever.Span(.user("closes"), .onDismiss, ofAny: true)], then: .comes(.gate))
        ],
        "AI-076": [Whenever(.onDismiss, then: .came(.onShow, since: .onDismiss))],
        "AI-077": [
            Whenever(.onDismiss, unless: .wanted, then: .isReadAs("view", "none")),
            Whenever(.shows, during: [Whenever.Span(.onDismiss, .onShow)], then: .comes(.onShow)),
        ],
        "AI-079": [
            Whenever(.dismisses, during: [Whenever.Span(.onShow, .sees)], then: .comes(.onDismiss))
        ],
        "AI-080": [
            Whenever(.hides, during: up, unless: .wanted + [.dismisses], then: .neverComes(.anyCallback)),
            Whenever(
                .qualifies,
                during: [Whenever.Span(.hides, .onShow, ofAny: true), .outside(.hides, .onShow)],
                then: .comes(.gate)),
        ],
        "AI-081": [Whenever(.shows, during: [hidden], then: .comes(.onShow))],
        "AI-082": [
            Whenever(
                .dismisses, during: [hidden], unless: [.shows],
                then: .neverComes(.onDismiss, before: .onShow)),
            Whenever(.dismisses, during: [hidden], then: .comes(.onShow)),
        ],
        "AI-083": [
            Whenever(.hides, during: [kept], unless: [.shows], then: .neverComes(.anyCallback)),
            Whenever(.hides, during: [kept], then: .comes(.onShow)),
        ],
        "AI-157": [Whenever(.dismisses, during: [hidden], then: .comes(.onShow))],
        "AI-166": [Whenever(.onDismiss, then: .came(.onShow, since: .onDismiss))],
        "AI-167": [
            Whenever(.dismisses, during: up, then: .neverComes(.onDismiss, before: .returned)),
            Whenever(.dismisses, during: up, then: .comes(.onDismiss)),
        ],
        "AI-168": [
            Whenever(.dismisses, during: [Whenever.Span(.onShow, .sees)], then: .comes(.onDismiss))
        ],
    ]

    private static let pages: [String: [Whenever]] = [
        "AI-091": [
            Whenever(.urlLoaded, then: .isOn(.main)),
            Whenever(.tapsSecondButton, during: untouched, then: .comes(.urlLoaded)),
        ],
        "AI-093": [
            Whenever(.user("followsLink"), during: up, then: .neverComes(.urlLoaded, before: .anyGesture)),
            Whenever(.user("followsLink"), during: up, then: .neverComes(.onDismiss, before: .anyGesture)),
        ],
        "AI-094": [
            Whenever(.tapsSecondButton, during: untouched, then: .comes(.onDismiss)),
            Whenever(
                .tapsSecondButton, during: untouched, then: .comes(.opened("https://shop.example/cart"))),
        ],
        "AI-095": [Whenever(.user("tapsFirstButton"), during: untouched, then: .comes(.onDismiss))],
        "AI-096": [
            Whenever(
                .tapsSecondButton, during: untouched, then: .comes(.opened("https://shop.example/cart")))
        ],
        "AI-097": [
            Whenever(
                .tapsSecondButton, during: untouched, then: .comes(.opened("https://shop.example/cart")))
        ],
        "AI-126": [Whenever(.user("swipes"), during: untouched, then: .comes(.onDismiss))],
        "AI-099": [
            Whenever(
                .onDismiss, during: [Whenever.Span(.tapsSecondButton, .onShow)],
                then: .came(.urlLoaded, since: .onShow))
        ],
        "AI-120": [Whenever(.hears, then: .carries("by", "first"))],
        "AI-121": [
            Whenever(
                .page("pageSays"), during: [Whenever.Span(.app("listens"), .onDismiss)], then: .comes(.hears))
        ],
        "AI-122": [Whenever(.hears, then: .isOn(.main)), Whenever(.hears, then: .carries("text", "hello"))],
    ]

    /// The capabilities of a driving SDK that the promises need.
    static let needs: [AdoptionLimit] = [
        .needs(.viewInGate, for: "AI-030", "AI-053", "AI-060"),
        .needs(.gateWhileLeaving, for: "AI-075"),
        .needs(.showAgain, for: "AI-077"),
        .needs(.dismissBuiltIn, for: "AI-070", "AI-079", "AI-167", "AI-168"),
        .needs(.conflictAtOnce, for: "AI-032", "AI-033", "AI-037"),
        .needs(.builtInResolution, for: "AI-091", "AI-099"),
        .needs(.hide, for: "AI-080", "AI-081", "AI-082", "AI-157"),
        .needs(.gateWhileHidden, for: "AI-080"),
        .needs(.staysOnWebLinks, for: "AI-093"),
        .needs(.scriptMessages, for: "AI-120", "AI-121", "AI-122"),
    ]

    /// The rules that only concern the SDK, by subject.
    static let sdkAlone: KeyValuePairs<SDKMatter, [String]> = [
        .setUp: ["AI-001", "AI-002", "AI-003", "AI-004", "AI-007", "AI-041"],
        .foreign: ["AI-005", "AI-006", "AI-147", "AI-163"],
        .payload: [
            "AI-010", "AI-038", "AI-131", "AI-133", "AI-134", "AI-135", "AI-136", "AI-159",
            "AI-160", "AI-161", "AI-162", "AI-165", "AI-174",
        ],
        .schedule: ["AI-013", "AI-132"],
        .records: [
            "AI-012", "AI-051", "AI-054", "AI-110", "AI-111", "AI-112", "AI-113", "AI-114", "AI-115",
        ],
        .inside: ["AI-031", "AI-039", "AI-145", "AI-158", "AI-172", "AI-175", "AI-176"],
        .views: [
            "AI-042", "AI-078", "AI-100", "AI-124", "AI-130", "AI-137", "AI-138",
            "AI-141", "AI-142", "AI-143", "AI-144", "AI-146", "AI-148", "AI-149", "AI-150", "AI-151",
            "AI-152", "AI-153", "AI-155", "AI-164", "AI-169", "AI-170", "AI-171",
            "AI-173",
        ],
        .page: [
            "AI-063", "AI-090", "AI-092", "AI-098", "AI-123", "AI-125",
            "AI-139", "AI-140", "AI-154", "AI-156",
        ],
        .versions: ["AI-116"],
    ]
}
