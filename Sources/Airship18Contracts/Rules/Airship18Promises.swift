import InAppCompat
import InAppContracts

/// Expectations from the rules that every trace of a delegate has to meet, whichever scenario or host it comes from.
/// An adopted delegate is checked against them while another vendor's SDK drives it.
enum Airship18Promises {
    /// Airship 18 to 20, by rule.
    static let all: [String: [Expectation]] = [
        "AM-007": [.precedes(.will, .finished)],
        "AM-056": [
            .thread(.asks, .main), .thread(.will, .main), .thread(.finished, .main),
        ],
    ]
}

/// The promises of Airship to a delegate and the adapters that it chooses, in a form that holds in any story, and the
/// rules that only concern the SDK.
extension Airship18Promises {
    private static let yes = EventPattern.asks.answering("true")
    private static let no = EventPattern.asks.answering("false")
    private static let adapterReady = EventPattern.isReady.answering("true")
    private static let adapterNotReady = EventPattern.isReady.answering("false")
    private static let up = Whenever.Span(.will, .finished)
    /// While the message is up and the user has not touched it.
    private static let untouched = [up, .outside(.anyGesture, .finished)]
    /// While the SDK's own view is up: no gesture reaches an adapter's.
    private static let viewUp = [up, .outside(.factory, .finished)]
    private static let slideup = Whenever.Span(.qualifies(.slideup), .finished)
    /// What an app's adapter reports.
    private static let tapReport = EventPattern(.app, "reports", ["result": "buttonTap"])
    private static let timeReport = EventPattern(.app, "reports", ["result": "timedOut"])
    /// The message that the app keeps, and the other one.
    private static let keptA = no.of("a")
    private static let arrivalOfB = EventPattern(.campaign, "qualifies", ["message": "b"])
    private static let wishForA = EventPattern(.app, StoryAct.shows.rawValue, ["message": "a"])
    private static let time = EventPattern(.stage, "timePasses")
    private static let cancelReport = EventPattern(.app, "reports", ["result": "cancelButton"])
    private static let isGiven = EventPattern.app("isGiven")
    /// While the campaign was neither cancelled by the app nor ended by a cancelling button.
    private static let stored = [
        Whenever.Span.outside(.app(.cancels), nil), .outside(cancelReport, nil),
    ]
    /// While the app is not paused and has set no display interval.
    private static let unhindered = [
        Whenever.Span.outside(.app(.pauses), .app(.resumes), ofAny: true),
        .outside(.app(.setsInterval), nil, ofAny: true),
    ]
    private static let buttons = [EventPattern.user("tapsFirstButton"), .tapsSecondButton]

    /// The promises, by rule.
    static let toDelegates: [String: [Whenever]] = asking.merging(waiting) { $1 }.merging(adapters) { $1 }
        .merging(displaying) { $1 }.merging(ends) { $1 }.merging(anew) { $1 }

    /// The rules about storing again, pauses and passes, as far as a delegate notices them in any story.
    private static let anew: [String: [Whenever]] = [
        "AM-152": [
            Whenever(
                .finished.of("a"),
                during: [
                    Whenever.Span(.app(.setsInterval), nil, ofAny: true),
                    Whenever.Span(.qualifies(.control), nil),
                ],
                amongAll: true, then: .comesAfter(seconds: 30, .asks.of("b")))
        ],
        "AM-155": [
            Whenever(
                isGiven, during: [Whenever.Span(no, nil), Whenever.Span(.changes, .qualifies)],
                then: .carries("number", "1"))
        ],
        "AM-156": [
            Whenever(
                arrivalOfB, during: [Whenever.Span(keptA, .will.of("a"), ofAny: true)], unlessAny: [.will],
                amongAll: true, then: .comes(.asks.of("a"), before: .shows))
        ],
        "AM-158": [
            Whenever(
                .qualifies, during: [Whenever.Span(.app(.cancels), .asks), .outside(.qualifies, nil)],
                then: .comes(.asks))
        ],
    ]

    private static let asking: [String: [Whenever]] = [
        "AM-001": [Whenever(.will, then: .came(yes, since: .finished))],
        "AM-002": [Whenever(no, then: .neverComes(.will, before: yes))],
        "AM-003": [Whenever(no, unlessAny: .wanted + [.finished], then: .neverComes(.asks))],
        "AM-004": [
            Whenever(
                .shows, .asksAgain, during: [Whenever.Span(no, yes)] + stored, then: .comes(.asks)),
            Whenever(
                .app(.allowsAll), during: [Whenever.Span(.qualifies(.urgent), .will, ofAny: true)],
                amongAll: true,
                then: .comes(.asks.of("b"), before: .asks.of("a"))),
        ],
        "AM-041": [
            Whenever(
                .qualifies, during: [Whenever.Span(.finished, .asks)] + stored, then: .comes(.asks))
        ],
        "AM-046": [
            Whenever(
                arrivalOfB, during: [Whenever.Span(keptA, .will.of("a"), ofAny: true)], unlessAny: [.will],
                amongAll: true, then: .comes(.asks.of("a"), before: .shows)),
            Whenever(
                time, during: [Whenever.Span(no, .will, ofAny: true)],
                unlessAny: .wanted + [.finished], then: .neverComes(.asks)),
        ],
        "AM-047": [Whenever(yes, then: .neverComes(.asks, before: .will))],
        "AM-049": [Whenever(.will, amongAll: true, then: .neverComes(.asks, before: .finished))],
        "AM-051": [Whenever(.shows, then: .neverComes(.asks, before: .returned))],
        "AM-056": [Whenever(.asks, .will, .finished, then: .isOn(.main))],
    ]

    private static let waiting: [String: [Whenever]] = [
        "AM-016": [Whenever(isGiven, then: .carries("valid", "true"))],
        "AM-017": [
            Whenever(
                .app(.pauses), amongAll: true, then: .neverComes(.asks, before: .app(.resumes))),
            Whenever(
                .app(.resumes), during: [Whenever.Span(.qualifies, .asks)], then: .comes(.asks)),
            Whenever(
                .user("closes"),
                during: [up, Whenever.Span(.app(.pauses), .app(.resumes), ofAny: true)],
                then: .comes(.finished)),
        ],
        "AM-018": [
            Whenever(
                .finished.of("b"),
                during: [Whenever.Span(wishForA, .asks.of("a"), ofAny: true)] + unhindered,
                amongAll: true, then: .comesAfter(seconds: 0, .asks.of("a")))
        ],
        "AM-025": [
            Whenever(
                .app(.allowsAll), during: [Whenever.Span(.qualifies(.urgent), .will, ofAny: true)],
                amongAll: true,
                then: .comes(.will.of("b"), before: .will.of("a")))
        ],
        "AM-065": [
            Whenever(
                .app(.cancels), during: [Whenever.Span(no, .will)], then: .neverComes(.asks)),
            Whenever(.app(.cancels), during: [up], then: .comes(.finished)),
        ],
        "AM-067": [
            Whenever(
                .finished.of("a"),
                during: [
                    Whenever.Span(.app(.setsInterval), nil, ofAny: true),
                    Whenever.Span(.qualifies(.control), nil),
                ],
                amongAll: true, then: .comesAfter(seconds: 30, .asks.of("b")))
        ],
        "AM-069": [
            Whenever(
                .asks, .will, .finished, during: [Whenever.Span(.app(.replacesDelegate), nil)],
                then: .carries("delegate", "other"))
        ],
        "AM-101": [
            Whenever(
                isGiven, during: [Whenever.Span(no, nil), Whenever.Span(.changes, .qualifies)],
                then: .carries("number", "1"))
        ],
        "AM-102": [
            Whenever(
                .app(.cancels), during: [Whenever.Span(no, .will, ofAny: true)],
                unlessAny: .wanted + [.finished], amongAll: true, then: .neverComes(.asks)),
            Whenever(
                .changes, during: [Whenever.Span(no, .will)], unless: .wanted, then: .neverComes(.asks)),
        ],
        "AM-103": [
            Whenever(
                .qualifies,
                during: [Whenever.Span(.app(.cancels), .asks), .outside(.qualifies, nil)],
                then: .comes(.asks))
        ],
    ]

    private static let adapters: [String: [Whenever]] = [
        "AM-009": [
            Whenever(cancelReport, then: .comes(.finished)),
            Whenever(cancelReport, then: .neverComes(.asks)),
        ],
        "AM-043": [
            Whenever(.isReady, then: .came(.factory, since: .qualifies)),
            Whenever(.factory, then: .neverCame(.asks, since: .qualifies)),
        ],
        "AM-096": [
            Whenever(
                .factory, during: [Whenever.Span(.qualifies(.image), nil)], then: .carries("place", "there"))
        ],
        "AM-109": [Whenever(.factory, then: .carries("priority", "0"))],
        "AM-138": [
            Whenever(.app("runsActions"), then: .comes(.app("ranActions"), before: .finished))
        ],
        "AM-014": [
            Whenever(.app("makesNothing"), then: .comes(.will)),
            Whenever(.app("makesNothing"), then: .neverComes(.displays)),
        ],
        "AM-022": [Whenever(.displays, then: .carries("scene", "chosen"))],
        "AM-064": [
            Whenever(
                .displays, during: [Whenever.Span(.qualifies(.image), .finished)],
                then: .comes(.finished, before: .anyGesture))
        ],
        "AM-074": [
            Whenever(tapReport, then: .comes(.finished)),
            Whenever(tapReport, then: .neverComes(.opened("https://shop.example/cart"))),
        ],
        "AM-075": [
            Whenever(tapReport, then: .isFollowed(by: [.finished])),
            Whenever(timeReport, then: .isFollowed(by: [.finished])),
        ],
        "AM-005": [
            Whenever(adapterNotReady, then: .neverComes(.asks, before: adapterReady)),
            Whenever(.waits, then: .came(adapterNotReady)),
            Whenever(.app("waited"), then: .comes(.isReady)),
        ],
        "AM-015": [
            Whenever(.factory, then: .isOn(.main)),
            Whenever(.factory, then: .neverCame(.factory, since: .qualifies)),
        ],
        "AM-030": [
            Whenever(.displays, amongAll: true, then: .neverComes(.asks, before: .finished))
        ],
        "AM-048": [Whenever(adapterNotReady, then: .comes(.waits, before: .isReady))],
        "AM-062": [Whenever(.appEnds, then: .comes(.finished))],
        "AM-070": [Whenever(.scene, then: .neverCame(.scene, since: .finished))],
    ]

    private static let displaying: [String: [Whenever]] = [
        "AM-006": [
            Whenever(yes, during: [.outside(.qualifies(.control), nil)], then: .isFollowed(by: [.will]))
        ],
        "AM-007": [Whenever(.finished, then: .came(.will, since: .finished))],
        "AM-011": [
            Whenever(.qualifies(.control), then: .comes(.will)),
            Whenever(.qualifies(.control), then: .comes(.finished)),
        ],
        "AM-019": [Whenever(.will, amongAll: true, then: .neverComes(.will, before: .finished))],
        "AM-021": [
            Whenever(
                .qualifies(.modal), during: [Whenever.Span(.will, .finished, ofAny: true)], amongAll: true,
                then: .neverComes(.will, before: .finished))
        ],
        "AM-024": [
            Whenever(
                .qualifies, during: [Whenever.Span(.finished, .asks)] + stored, then: .comes(.will))
        ],
        "AM-137": [
            Whenever(.qualifies(.uncounted), then: .comes(.asks)),
            Whenever(.qualifies(.uncounted), then: .comes(.will)),
            Whenever(.qualifies(.uncounted), then: .comes(.finished)),
        ],
        "AM-104": [Whenever(.finished, unless: [.qualifies], then: .neverComes(.asks))],
        "AM-029": [Whenever(.finished, then: .neverComes(.finished, before: .will))],
    ]

    private static let ends: [String: [Whenever]] = [
        "AM-008": [
            Whenever(
                .user("swipes"), .user("tapsMessage"), buttons[0], buttons[1], during: [up],
                then: .comes(.finished))
        ],
        "AM-078": [
            Whenever(.user("tapsMessage"), during: [slideup, up], then: .comes(.finished)),
            Whenever(
                .user("tapsMessage"), during: [slideup, up],
                then: .comes(.opened("https://shop.example/cart"))),
        ],
        "AM-079": [
            Whenever(
                .will, during: [Whenever.Span(.qualifies(.selfClosing), .finished)],
                unless: [.user("closes"), .user("swipes")], then: .comesAfter(seconds: 10, .finished))
        ],
        "AM-080": [Whenever(.user("swipes"), during: [up], then: .comes(.finished))],
        "AM-081": [
            Whenever(.tapsSecondButton, during: untouched, then: .comes(.opened("https://shop.example/cart")))
        ],
        "AM-082": [Whenever(.user("closes"), during: viewUp, then: .comes(.finished))],
        "AM-040": [
            Whenever(.user("closesInPageOtherwise"), during: [up], then: .comes(.finished))
        ],
        "AM-084": [Whenever(.user("closesInPage"), during: [up], then: .comes(.finished))],
    ]

    /// The capabilities of a driving SDK that the promises need.
    static let needs: [AdoptionLimit] = [
        .needs(
            .customView, for: "AM-005", "AM-009", "AM-014", "AM-015", "AM-022", "AM-030", "AM-043", "AM-048",
            "AM-062", "AM-064", "AM-074", "AM-075", "AM-096", "AM-109", "AM-138"),
        .needs(.prepareScene, for: "AM-022"),
        .needs(.controlCampaigns, for: "AM-011", "AM-067", "AM-152"),
        .needs(.timedCampaigns, for: "AM-079"),
    ]

    /// The rules that only concern the SDK, by subject.
    static let sdkAlone: KeyValuePairs<SDKMatter, [String]> = [
        .setUp: ["AM-032"],
        .switches: ["AM-052"],
        .parts: ["AM-010", "AM-089", "AM-147"],
        .assets: ["AM-027", "AM-092", "AM-093", "AM-094", "AM-095"],
        .schedule: [
            "AM-012", "AM-020", "AM-026", "AM-031", "AM-050",
            "AM-053", "AM-054", "AM-055", "AM-057", "AM-058", "AM-059", "AM-060", "AM-061", "AM-063",
            "AM-066",
            "AM-068", "AM-072", "AM-097", "AM-098", "AM-099", "AM-100",
            "AM-105", "AM-106", "AM-107", "AM-110",
            "AM-111", "AM-112", "AM-113", "AM-114", "AM-115", "AM-116", "AM-117", "AM-118", "AM-119",
            "AM-124", "AM-125", "AM-126", "AM-127", "AM-128", "AM-129", "AM-149", "AM-153",

        ],
        .inside: ["AM-042", "AM-044", "AM-045", "AM-157"],
        .process: ["AM-023", "AM-073", "AM-108", "AM-160", "AM-161"],
        .records: ["AM-076", "AM-077", "AM-159"],
        .device: ["AM-013", "AM-028", "AM-071", "AM-085", "AM-154"],
        .views: ["AM-086", "AM-087", "AM-088", "AM-091", "AM-148", "AM-151"],
        .page: ["AM-083", "AM-146", "AM-150"],
        .payload: [
            "AM-090", "AM-120", "AM-121", "AM-122", "AM-123", "AM-130", "AM-131", "AM-132",
            "AM-133", "AM-134", "AM-135", "AM-136", "AM-139", "AM-140", "AM-141", "AM-142", "AM-143",
        ],
        .versions: ["AM-144", "AM-145"],
    ]
}
