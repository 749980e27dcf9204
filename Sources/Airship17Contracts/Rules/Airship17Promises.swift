import InAppCompat
import InAppContracts

/// Expectations from the rules that every trace of a delegate has to meet, whichever scenario or host it comes from.
/// An adopted delegate is checked against them while another vendor's SDK drives it.
enum Airship17Promises {
    /// Airship 13 to 17, by rule.
    static let all: [String: [Expectation]] = [
        "AS-001": [
            .onlyWithin(.finishedDisplaying, from: .willBeDisplayed, to: nil)
        ],
        "AS-010": [.onlyWithin(.willBeDisplayed, from: .extend, to: nil)],
        "AS-011": [.precedes(.extend, .displayCoordinator)],
        "AS-013": [.thread(.extend, .background), .thread(.displayCoordinator, .background)],
        "AS-015": [.onlyWithin(.willBeDisplayed, from: .displayCoordinator, to: nil)],
        "AS-026": [.thread(.isMessageReady, .main)],
        "AS-029": [.thread(.willBeDisplayed, .main)],
    ]
}

/// The promises of Airship to a delegate and the parts that it chooses, in a form that holds in any story, and the
/// rules that only concern the SDK.
extension Airship17Promises {
    private static let ready = EventPattern.delegate("isMessageReady", answer: "true")
    private static let notReady = EventPattern.delegate("isMessageReady", answer: "false")
    private static let up = Whenever.Span(.willBeDisplayed, .finishedDisplaying)
    /// While the message is up and the user has not touched it.
    private static let untouched = [up, .outside(.anyGesture, .finishedDisplaying)]
    /// While the SDK's own view is up: no gesture reaches an adapter's.
    private static let viewUp = [up, .outside(.factory, .finishedDisplaying)]
    private static let underWay = Whenever.Span(.extend, .finishedDisplaying)

    private static let cancelReport = EventPattern(.app, "reports", ["cancels": "true"])
    /// While the campaign was neither cancelled by the app nor ended by a cancelling button.
    private static let stored = [
        Whenever.Span.outside(.app(.cancels), nil), .outside(cancelReport, nil),
    ]
    private static let paused = Whenever.Span(.app(.pauses), .app(.resumes), ofAny: true)

    private static func finished(_ resolution: String, _ more: [String: String] = [:]) -> EventPattern {
        .delegate(
            "messageFinishedDisplaying", ["resolution": resolution].merging(more) { $1 })
    }

    /// The promises, by rule.
    static let toDelegates: [String: [Whenever]] = preparing.merging(waiting) { $1 }
        .merging(displaying) { $1 }.merging(ends) { $1 }

    private static let preparing: [String: [Whenever]] = [
        "AS-001": [
            Whenever(.willBeDisplayed, then: .came(.extend, since: .finishedDisplaying)),
            Whenever(.willBeDisplayed, then: .came(.displayCoordinator, since: .finishedDisplaying)),
            Whenever(.willBeDisplayed, then: .came(ready, since: .finishedDisplaying)),
            Whenever(.finishedDisplaying, then: .came(.willBeDisplayed, since: .finishedDisplaying)),
        ],
        "AS-010": [
            Whenever(
                .displayCoordinator, .isMessageReady, .willBeDisplayed, .finishedDisplaying,
                during: [Whenever.Span(.app("changesMessage"), nil)], then: .carries("behavior", "immediate"))
        ],
        "AS-011": [
            Whenever(.extend, then: .carries("behavior", "default")),
            Whenever(
                .qualifies, during: [Whenever.Span(.finishedDisplaying, .extend)] + stored,
                then: .comes(.extend)),
        ],
        "AS-013": [
            Whenever(.extend, .displayCoordinator, then: .isOn(.background)),
            Whenever(.factory, then: .isOn(.background)), Whenever(.prepare, then: .isOn(.main)),
        ],
        "AS-014": [
            Whenever(.qualifies(.image), then: .comes(.listener("didBeginDisplaying"))),
            Whenever(.qualifies(.modal), then: .neverComes(.listener("didBeginDisplaying"))),
        ],
        "AS-015": [Whenever(.displayCoordinator, then: .neverCame(.displayCoordinator, since: .extend))],
        "AS-017": [
            Whenever(.willBeDisplayed, during: [Whenever.Span(.factory, nil)], then: .comes(.display))
        ],
        "AS-018": [Whenever(.factory, then: .neverCame(.factory, since: .extend))],
        "AS-021": [
            Whenever(.extend, amongAll: true, then: .neverComes(.extend, before: .displayCoordinator))
        ],
        "AS-050": [
            Whenever(
                .extend, during: [Whenever.Span(.app("changesMessage"), nil)],
                then: .carries("behavior", "default"))
        ],
        "AS-020": [
            Whenever(
                EventPattern(.listener, "prepare", answer: "success"), then: .comes(.willBeDisplayed))
        ],
    ]

    private static let waiting: [String: [Whenever]] = [
        "AS-007": [
            Whenever(.qualifies, during: [paused], then: .comes(.extend, before: .app(.resumes))),
            Whenever(
                .app(.pauses), amongAll: true, then: .neverComes(.willBeDisplayed, before: .app(.resumes))),
        ],
        "AS-008": [
            Whenever(
                .app(.pauses), amongAll: true, then: .neverComes(.isMessageReady, before: .app(.resumes)))
        ],
        "AS-009": [
            Whenever(
                .app(.resumes), during: [Whenever.Span(.extend, .isMessageReady)],
                then: .comes(.isMessageReady))
        ],
        "AS-028": [
            Whenever(
                .app(.allowsAll), during: [Whenever.Span(.qualifies(.urgent), .willBeDisplayed, ofAny: true)],
                amongAll: true, then: .comes(willDisplay("b"), before: willDisplay("a")))
        ],
        "AS-067": [
            Whenever(
                .app(.cancels), during: [Whenever.Span(notReady, .willBeDisplayed)],
                then: .neverComes(.isMessageReady)),
            Whenever(
                .app(.cancels), during: [Whenever.Span(notReady, .willBeDisplayed)],
                then: .neverComes(.willBeDisplayed)),
        ],
    ]

    private static func willDisplay(_ message: String) -> EventPattern {
        .delegate("messageWillBeDisplayed", ["message": message])
    }

    private static let displaying: [String: [Whenever]] = [
        "AS-026": [
            Whenever(notReady, then: .neverComes(.willBeDisplayed, before: ready)),
            Whenever(.isMessageReady, then: .isOn(.main)),
            Whenever(
                EventPattern(.listener, "isReady", answer: "false"), amongAll: true,
                then: .neverComes(.isMessageReady, before: EventPattern(.listener, "isReady", answer: "true"))
            ),
        ],
        "AS-027": [
            Whenever(
                .shows, during: [Whenever.Span(notReady, ready)] + stored, then: .comes(.isMessageReady)),
            Whenever(
                .app("becomesFree"), during: [Whenever.Span(.qualifies, .willBeDisplayed)],
                then: .comes(.willBeDisplayed)),
        ],
        "AS-029": [
            Whenever(
                ready, during: [.outside(.qualifies(.control), nil)],
                then: .isFollowed(by: [.willBeDisplayed])),
            Whenever(.willBeDisplayed, then: .isOn(.main)),
        ],
        "AS-035": [
            Whenever(
                .willBeDisplayed, amongAll: true,
                then: .neverComes(.willBeDisplayed, before: .finishedDisplaying))
        ],
        "AS-037": [
            Whenever(
                .willBeDisplayed, during: [Whenever.Span(.qualifies(.image), nil)],
                then: .comes(.didBegin)),
            Whenever(.didBegin, then: .came(.willBeDisplayed, since: .didFinish)),
            Whenever(.display, then: .came(.willBeDisplayed, since: .finishedDisplaying)),
        ],
        "AS-040": [
            Whenever(
                .willBeDisplayed, during: [.outside(.factory, nil)],
                then: .came(.scene, since: .finishedDisplaying)),
            Whenever(.scene, then: .isOn(.main)),
        ],
        "AS-041": [
            Whenever(.finishedDisplaying, then: .neverCame(.delegate("scene"))),
            Whenever(.factory, then: .neverComes(.scene)),
        ],
    ]

    private static let ends: [String: [Whenever]] = [
        "AS-042": [
            Whenever(.user("closes"), during: viewUp, then: .comes(.finishedDisplaying)),
            Whenever(.didFinish, then: .came(.finishedDisplaying, since: .didBegin)),
            Whenever(
                .finishedDisplaying, during: [Whenever.Span(.didBegin, .didFinish)], then: .comes(.didFinish)),
        ],
        "AS-043": [
            Whenever(cancelReport, then: .comes(finished("button_click"))),
            Whenever(cancelReport, then: .neverComes(.extend)),
        ],
        "AS-044": [
            Whenever(.user("closes"), during: viewUp, then: .comes(finished("user_dismissed")))
        ],
        "AS-045": [
            Whenever(.tapsSecondButton, during: untouched, then: .comes(.opened("https://shop.example/cart")))
        ],
        "AS-047": [
            Whenever(
                .display, amongAll: true, then: .neverComes(.willBeDisplayed, before: .finishedDisplaying))
        ],
        "AS-048": [
            Whenever(.app("changesMessage"), .qualifies(.uncounted), then: .comes(.finishedDisplaying))
        ],
        "AS-061": [
            Whenever(.qualifies, during: [underWay], then: .neverComes(.extend, before: .finishedDisplaying))
        ],
        "AS-064": [
            Whenever(
                .qualifies, during: [Whenever.Span(.finishedDisplaying, .extend)] + stored,
                then: .comes(.willBeDisplayed))
        ],
        "AS-106": [Whenever(.finishedDisplaying, unless: [.qualifies], then: .neverComes(.extend))],
        "AS-090": [
            Whenever(.user("closesInPage"), during: viewUp, then: .comes(.finishedDisplaying))
        ],
        "AS-095": [
            Whenever(.user("closesInPage"), during: viewUp, then: .comes(finished("user_dismissed")))
        ],
        "AS-081": [
            Whenever(
                .user("closes"), during: viewUp + [Whenever.Span(.qualifies(.page), .finishedDisplaying)],
                then: .comes(finished("user_dismissed")))
        ],
        "AS-080": [
            Whenever(.user("tapsMessage"), during: [up], then: .comes(finished("message_click"))),
            Whenever(.user("swipes"), during: [up], then: .comes(finished("user_dismissed"))),
            Whenever(
                .user("tapsFirstButton"), during: [up],
                then: .comes(finished("button_click", ["button": "0"]))),
            Whenever(
                .tapsSecondButton, during: [up], then: .comes(finished("button_click", ["button": "1"]))),
        ],
    ]

    /// The capabilities of a driving SDK that the promises need.
    static let needs: [AdoptionLimit] = [
        .needs(.customView, for: "AS-013", "AS-017", "AS-020", "AS-037", "AS-041", "AS-043", "AS-047"),
        .needs(.builtInResolution, for: "AS-080"),
    ]

    /// The rules that only concern the SDK, by subject.
    static let sdkAlone: KeyValuePairs<SDKMatter, [String]> = [
        .setUp: ["AS-051"],
        .switches: [
            "AS-002", "AS-003", "AS-004", "AS-005", "AS-006", "AS-103",
        ],
        .parts: ["AS-016", "AS-019", "AS-022", "AS-036", "AS-039", "AS-046"],
        .assets: ["AS-023", "AS-024", "AS-025", "AS-107"],
        .schedule: [
            "AS-030", "AS-031", "AS-032", "AS-033", "AS-034", "AS-060", "AS-062",
            "AS-063", "AS-065", "AS-066", "AS-068", "AS-070", "AS-100", "AS-101", "AS-113",
            "AS-102", "AS-104", "AS-105", "AS-108", "AS-109",
        ],
        .inside: ["AS-038"],
        .process: ["AS-049", "AS-069"],
        .records: ["AS-110"],
        .page: ["AS-091", "AS-092", "AS-093", "AS-094", "AS-096", "AS-097"],
        .payload: ["AS-082", "AS-111", "AS-112", "AS-114"],
        .versions: ["AS-012"],
    ]
}
