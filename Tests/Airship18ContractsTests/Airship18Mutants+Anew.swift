import InAppContracts

@testable import Airship18Contracts

extension Airship18Mutants {
    static let anew: Table = [
        "AM-152": [Mutant("interval-in-finished", .shift(.displays.of("b"), by: -30), "30.0 s after")],
        "AM-153": [
            Mutant("over-while-waiting", shows(), "as number 2"),
            Mutant("over-on-screen", .drop(.displays), "as number 2"),
            Mutant("over-in-preparation", .drop(.displays), "as number 2"),
        ],
        "AM-154": [
            Mutant("two-timers", .shift(.displays.of("c"), by: 5), "30.0 s after"),
            Mutant("two-timers", .drop(.displays.of("c")), "as number 2"),
        ],
        "AM-155": [
            Mutant("upserted-unchanged", .drop(.factory), "expected 2 × listener factory, found 1"),
            Mutant("upserted-then-nothing", .shift(.displays, by: -15), "15.0 s after"),
        ],
        "AM-156": [
            Mutant("three-together", .drop(.asks.of("c")), "expected 4 × delegate"),
            Mutant("three-together", .swap(.sees, .asks.of("a")), "as number 1"),
        ],
        "AM-158": [
            Mutant(
                "replaced-cancel-button", .set(.found("a", false), "found", "true"),
                "found: true, schedule: a), found 2"),
            Mutant("replaced-on-screen", .drop(.displays.of("new")), "as number 3"),
            Mutant("replaced-in-preparation", .drop(.displays.of("a")), "as number 1"),
            Mutant("replaced-in-interval", .shift(.lateDisplay, by: 31), "50.0 s after"),
        ],
        "AM-159": [
            Mutant(
                "no-scene-recorded", .set(.displayReport, "schedule", "a"), "expected no sdk in_app_display"),
            Mutant("no-scene-recorded", .drop(.displayReport), "expected 1 × sdk in_app_display"),
        ],
        "AM-160": [
            Mutant(
                "relaunched-silent", .insert(.sdk, "in_app_resolution", ["type": "interrupted"]),
                "expected no sdk in_app_resolution"),
            Mutant("relaunched-priorities", .set(.displays, "message", "a"), "as number 1"),
        ],
        "AM-161": [
            Mutant(
                "relaunched-off-and-paused", makes(after: .host("relaunch")),
                "expected 2 × listener factory, found 3"),
            Mutant("finished-in-interval", .set(.found("a", true), "found", "false"), "found 0"),
        ],
    ]

    static let pages: Table = [
        "AM-146": [
            Mutant("page-links", .set(.action("none"), "value", "\"\""), "with value: null"),
            Mutant("page-links", .insert(.app, "takesCommand"), "expected no app takesCommand"),
            Mutant("page-links", .drop(.finished), "found 0"),
        ],
        "AM-147": [
            Mutant(
                "page-links", .set(.action("own"), "situation", "automation"),
                "with situation: webViewInvocation"),
            Mutant(
                "action-runner-situation", .set(.action("own"), "situation", "automation"),
                "with situation: manualInvocation"),
        ],
        "AM-148": [
            Mutant("theme-media", .set(.theme.of("a"), "media", "0.0 0.0"), "with media: -24.0 -24.0")
        ],
        "AM-149": [Mutant("chain-session", .drop(.displays), "as number 1")],
        "AM-150": [
            Mutant("links-outside", .drop(.opened("tel:123")), "expected 1 × sdk openedURL"),
            Mutant(
                "links-outside", .insert(.sdk, "openedURL", ["url": "https://example.com/next"]),
                "expected no sdk openedURL"),
        ],
        "AM-151": [
            Mutant(
                "colours", .set(.app("compares", ["payload": "#12zz56"]), "result", "different"), "found 0")
        ],
    ]
}
