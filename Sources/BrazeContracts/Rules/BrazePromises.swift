import InAppCompat
import InAppContracts

/// Expectations from the rules that every trace of a delegate has to meet, whichever scenario or host it comes from.
/// An adopted delegate is checked against them while another vendor's SDK drives it.
enum BrazePromises {
    /// Braze, by rule.
    static let all: [String: [Expectation]] = [
        "BZ-002": [.carries(.delegate("displayChoiceForMessage"), "visible", "false")],
        "BZ-049": [.carries(.delegate("willPresent"), "visible", "true")],
        "BZ-065": [.carries(.delegate("didDismiss"), "visible", "false")],
        "BZ-067": [.carries(.delegate("willDismiss"), "visible", "true")],
        "BZ-069": [.precedes(.delegate("willPresent"), .delegate("didDismiss"))],
        "BZ-080": [
            .onlyWithin(
                .delegate("shouldProcess"), from: .delegate("willPresent"), to: .delegate("didDismiss"))
        ],
        "BZ-088": [.carries(.delegate("shouldProcess"), "visible", "true")],
    ]
}

/// The promises of Braze to a delegate, in a form that holds in any story, and the rules that only concern the SDK.
extension BrazePromises {
    private static let asked = EventPattern.delegate("displayChoiceForMessage")
    private static let prepared = EventPattern.delegate("prepareWith")
    private static let willPresent = EventPattern.delegate("willPresent")
    private static let didPresent = EventPattern.delegate("didPresent")
    private static let clicked = EventPattern.delegate("shouldProcess")
    private static let willDismiss = EventPattern.delegate("willDismiss")
    private static let didDismiss = EventPattern.delegate("didDismiss")
    private static let changesUser = EventPattern.app("changesUser")

    /// A second message qualifies during the same click.
    private static let third = EventPattern(.campaign, "qualifies", ["message": "c"])

    private static func answers(_ choice: String) -> EventPattern {
        .delegate("displayChoiceForMessage", answer: choice)
    }

    /// From the beginning to the end of the message's own display.
    private static let up = [Whenever.Span(didPresent, willDismiss), .outside(clicked, didDismiss)]
    /// While any message is up.
    private static let anyUp = Whenever.Span(willPresent, didDismiss, ofAny: true)
    /// While any message leaves.
    private static let anyLeaving = Whenever.Span(willDismiss, didDismiss, ofAny: true)
    /// From a click that is processed until its message has gone.
    private static let anyClick = Whenever.Span(
        .delegate("shouldProcess", answer: "true"), didDismiss, ofAny: true)
    /// While the message waits on top of the stack and nothing is up.
    private static let ready = Whenever.Span(
        .sees(["top": "true", "visible": "false"]), .sees(["visible": "true"]))

    /// The promises, by rule.
    static let toDelegates: [String: [Whenever]] = entry.merging(lives) { $1 }.merging(clicks) { $1 }

    private static let entry: [String: [Whenever]] = [
        "BZ-001": [Whenever(asked, then: .carries("visible", "false"))],
        "BZ-002": [
            Whenever(
                .qualifies, during: [anyUp], amongAll: true, then: .neverComes(asked, before: didDismiss))
        ],
        "BZ-005": [Whenever(.anyCallback, then: .isOn(.main))],
        "BZ-010": [Whenever(answers("now"), unlessAny: [.qualifies], then: .isFollowed(by: [prepared]))],
        "BZ-011": [
            Whenever(answers("reenqueue"), unless: .wanted, then: .neverComes(willPresent)),
            Whenever(answers("reenqueue"), then: .isReadAs("stacked", "1")),
        ],
        "BZ-012": [
            Whenever(answers("discard"), unless: [.qualifies], then: .neverComes(prepared)),
            Whenever(answers("discard"), then: .isReadAs("stacked", "0")),
        ],
        "BZ-014": [
            Whenever(
                .sees(["stacked": "1", "top": "false"]), unless: [.asksAgain, .qualifies],
                then: .neverComes(prepared, before: .sees(["top": "true"])))
        ],
        "BZ-015": [
            Whenever(
                answers("reenqueue"), during: [Whenever.Span(answers("reenqueue"), prepared)],
                then: .isReadAs("stacked", "1"))
        ],
        "BZ-016": [
            Whenever(
                .qualifies,
                during: [
                    anyUp, .outside(clicked, didDismiss, ofAny: true),
                    .outside(willDismiss, didDismiss, ofAny: true),
                ],
                unlessAny: [changesUser], then: .isReadAs("stacked", "1"))
        ],
        "BZ-017": [Whenever(.sees(["stacked": "1"]), unless: .wanted, then: .neverComes(prepared))],
        "BZ-018": [
            Whenever(.shows, during: [ready], then: .comes(willPresent)),
            Whenever(.shows, during: [ready], then: .neverComes(asked, before: willPresent)),
        ],
        "BZ-019": [
            Whenever(
                .shows, during: [Whenever.Span(.sees(["stacked": "1", "visible": "true"]), willPresent)],
                then: .neverComes(asked, before: willPresent))
        ],
        "BZ-020": [
            Whenever(
                .shows, during: [Whenever.Span(didDismiss, .qualifies)], unless: [.qualifies],
                then: .neverComes(prepared))
        ],
        "BZ-021": [
            Whenever(
                .shows, during: [Whenever.Span(.sees(["visible": "true"]), didDismiss, ofAny: true)],
                then: .neverComes(prepared, before: .sees))
        ],
        "BZ-026": [
            Whenever(.asksAgain, during: [ready], then: .comes(asked)),
            Whenever(
                answers("now"), during: [Whenever.Span(answers("reenqueue"), prepared)],
                then: .isReadAs("stacked", "0")),
        ],
    ]

    private static let lives: [String: [Whenever]] = [
        "BZ-041": [
            Whenever(willPresent, then: .came(prepared, since: willPresent)),
            Whenever(prepared, then: .neverCame(prepared, since: willPresent)),
        ],
        "BZ-044": [
            Whenever(
                willPresent, didPresent, clicked, willDismiss, didDismiss,
                during: [Whenever.Span(.app("changesMessage"), .qualifies)],
                then: .carries("extras", "changed=yes"))
        ],
        "BZ-045": [
            Whenever(.app("changesMessage"), then: .neverComes(willDismiss, before: .user("tapsFirstButton")))
        ],
        "BZ-049": [Whenever(willPresent, then: .carries("visible", "true"))],
        "BZ-051": [
            Whenever(
                .qualifies(.selfClosing),
                unless: [.user("closes"), .user("swipes")], then: .comesAfter(seconds: 10, willDismiss)),
            Whenever(didDismiss, unless: [.qualifies, .asksAgain, .shows], then: .neverComes(willDismiss)),
        ],
        "BZ-060": [Whenever(willPresent, unless: [.dismisses], then: .isFollowed(by: [didPresent]))],
        "BZ-061": [Whenever(willDismiss, then: .isFollowed(by: [didDismiss, willDismiss]))],
        "BZ-062": [
            Whenever(.qualifies(.control), then: .comes(asked)),
            Whenever(.qualifies(.control), then: .comes(didPresent)),
            Whenever(.qualifies(.control), then: .comes(didDismiss)),
        ],
        "BZ-065": [
            Whenever(didDismiss, then: .carries("visible", "false")),
            Whenever(didDismiss, then: .came(willDismiss, since: willPresent)),
        ],
        "BZ-066": [
            Whenever(
                .shows, during: [Whenever.Span(didDismiss, .sees, ofAny: true)], then: .comes(willPresent))
        ],
        "BZ-067": [
            Whenever(willDismiss, then: .carries("visible", "true")),
            Whenever(
                .qualifies, during: [anyLeaving], amongAll: true,
                then: .neverComes(willPresent, before: didDismiss)),
        ],
        "BZ-068": [
            Whenever(
                .dismisses, during: [Whenever.Span(answers("reenqueue"), willPresent)],
                then: .neverComes(willDismiss, before: willPresent)),
            Whenever(
                .dismisses, during: [Whenever.Span(didDismiss, willPresent)], then: .neverComes(willDismiss)),
        ],
        "BZ-069": [Whenever(didDismiss, then: .neverCame(didDismiss, since: willPresent))],
        "BZ-070": [
            Whenever(.dismisses, during: [Whenever.Span(willPresent, didPresent)], then: .comes(didDismiss))
        ],
        "BZ-110": [
            Whenever(changesUser, then: .comes(willDismiss)), Whenever(changesUser, then: .comes(didDismiss)),
            Whenever(changesUser, amongAll: true, then: .isReadAs("stacked", "0")),
        ],
        "BZ-113": [Whenever(changesUser, amongAll: true, then: .neverComes(willPresent))],
        "BZ-148": [
            Whenever(.dismisses, during: [Whenever.Span(willPresent, didDismiss)], then: .comes(didDismiss))
        ],
        "BZ-153": [Whenever(didDismiss, then: .neverComes(didPresent, before: willPresent))],
    ]

    private static let clicks: [String: [Whenever]] = [
        "BZ-080": [
            Whenever(
                .user("tapsFirstButton"), .user("tapsSecondButton"), during: up,
                then: .comes(clicked, before: willDismiss)),
            Whenever(clicked, then: .came(didPresent, since: didDismiss)),
            Whenever(clicked, then: .comes(willDismiss)),
        ],
        "BZ-082": [
            Whenever(.user("tapsMessage"), during: up, then: .comes(clicked, before: willDismiss)),
            Whenever(
                clicked, during: [Whenever.Span(.user("tapsMessage"), nil)],
                then: .carries("buttonId", "none")),
        ],
        "BZ-083": [
            Whenever(.user("tapsFirstButton"), during: up, then: .comes(clicked, before: willDismiss)),
            Whenever(.user("tapsFirstButton"), during: up, then: .comes(didDismiss)),
        ],
        "BZ-084": [
            Whenever(
                .user("closes"), .user("swipes"), during: up, then: .neverComes(clicked, before: didDismiss)),
            Whenever(.user("closes"), .user("swipes"), during: up, then: .comes(didDismiss)),
        ],
        "BZ-085": [
            Whenever(
                .user("tapsSecondButton"), during: up,
                then: .comes(.delegate("shouldProcess", ["buttonId": "1"]), before: willDismiss))
        ],
        "BZ-086": [
            Whenever(.delegate("shouldProcess", answer: "false"), then: .neverComes(.sdk("openedURL"))),
            Whenever(
                .delegate("shouldProcess", answer: "false"),
                then: .neverCame(.sdk("openedURL"), since: .anyGesture)),
            Whenever(.delegate("shouldProcess", answer: "false"), then: .comes(didDismiss)),
        ],
        "BZ-088": [
            Whenever(clicked, then: .carries("visible", "true")),
            Whenever(
                .user("tapsSecondButton"), .user("tapsMessage"), during: up,
                then: .comes(
                    .delegate("shouldProcess", ["clickAction": "https://shop.example/cart"]),
                    before: willDismiss)),
        ],
        "BZ-090": [
            Whenever(
                EventPattern(.campaign, "qualifies", ["message": "b"]), during: [anyLeaving, anyClick],
                unlessAny: [third], then: .comes(asked))
        ],
        "BZ-100": [
            Whenever(
                .qualifies, during: [anyLeaving, anyClick], amongAll: true,
                then: .neverComes(asked, before: didDismiss))
        ],
        "BZ-101": [
            Whenever(
                third, during: [anyLeaving, anyClick], then: .comes(asked))
        ],
        "BZ-102": [
            Whenever(
                EventPattern(.campaign, "qualifies", ["message": "b"]), during: [anyLeaving, anyClick],
                unlessAny: [third], then: .comes(asked))
        ],
        "BZ-103": [
            Whenever(
                .qualifies, during: [Whenever.Span(clicked, willDismiss, ofAny: true)],
                then: .isReadAs("stacked", "1"))
        ],
        "BZ-130": [Whenever(clicked, then: .neverCame(clicked, since: willPresent))],
        "BZ-156": [
            Whenever(.user("followsLink"), during: up, then: .comes(clicked, before: didDismiss))
        ],
        "BZ-157": [Whenever(willDismiss, then: .neverComes(clicked, before: didDismiss))],
    ]

    /// The capabilities of a driving SDK that the promises need.
    static let needs: [AdoptionLimit] = [
        .needs(.gateWhileVisible, for: "BZ-016", "BZ-103"),
        .needs(.gateWhileVisible, .shouldPerform, for: "BZ-101"),
        .needs(.shouldPerform, for: "BZ-086"),
        .needs(.shouldPerform, .didLoad, for: "BZ-103"),
        .needs(.prepareWhenShown, for: "BZ-010", "BZ-015", "BZ-026"),
        .needs(.timedCampaigns, for: "BZ-051"),
        .needs(.controlCampaigns, for: "BZ-062"),
        .needs(.dismissBuiltIn, for: "BZ-070", "BZ-110", "BZ-148"),
        .needs(.webLinks, for: "BZ-156"),
        .needs(
            .builtInResolution, for: "BZ-080", "BZ-082", "BZ-083", "BZ-085", "BZ-086", "BZ-088", "BZ-090",
            "BZ-100", "BZ-102", "BZ-130"),
    ]

    /// The rules that only concern the SDK, by subject.
    static let sdkAlone: KeyValuePairs<SDKMatter, [String]> = [
        .setUp: ["BZ-003", "BZ-004", "BZ-024", "BZ-120", "BZ-121"],
        .device: [
            "BZ-006", "BZ-022", "BZ-023", "BZ-030", "BZ-031", "BZ-035", "BZ-036", "BZ-040", "BZ-043",
            "BZ-046", "BZ-112", "BZ-149", "BZ-151",
        ],
        .log: ["BZ-007", "BZ-008", "BZ-009", "BZ-032", "BZ-159"],
        .records: ["BZ-048", "BZ-074"],
        .foreign: ["BZ-033", "BZ-087"],
        .assets: ["BZ-037"],
        .inside: ["BZ-034", "BZ-050"],
        .parts: [
            "BZ-042", "BZ-072", "BZ-073", "BZ-089", "BZ-094", "BZ-104", "BZ-111", "BZ-114", "BZ-140",
            "BZ-150",
        ],
        .page: [
            "BZ-063", "BZ-064", "BZ-091", "BZ-092", "BZ-131", "BZ-132", "BZ-137", "BZ-142", "BZ-143",
            "BZ-144", "BZ-155",
        ],
        .views: [
            "BZ-047", "BZ-071", "BZ-075", "BZ-081", "BZ-093", "BZ-095", "BZ-126", "BZ-127", "BZ-128",
            "BZ-133", "BZ-134", "BZ-135", "BZ-136", "BZ-138", "BZ-139", "BZ-141", "BZ-145", "BZ-146",
            "BZ-147",
            "BZ-152", "BZ-154", "BZ-158", "BZ-160",
        ],
        .versions: ["BZ-013", "BZ-025", "BZ-115", "BZ-122", "BZ-123", "BZ-124", "BZ-125"],
    ]
}
