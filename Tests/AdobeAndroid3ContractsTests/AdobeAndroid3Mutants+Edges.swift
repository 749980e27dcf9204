import AdobeAndroid3Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid3Mutants {
    static let containers: Table = [
        "A3-134": [
            Mutant(
                "null-for-handler",
                .insert(
                    .listener, "javascriptMessage", ["name": "hello", "body": "none"],
                    after: app("handleJavascriptMessage")),
                "expected listener javascriptMessage(name: hello, body: there) as number 1"),
            Mutant(
                "null-for-handler", .dropAll(listener("javascriptMessage")),
                "as number 1, found the end"),
        ],
        "A3-135": [
            Mutant(
                "back-press-hidden-takeover", .drop(listener("onBackPressed")),
                "expected listener onBackPressed(message: pin) as number 3, found listener onDismiss"),
            Mutant(
                "back-press-hidden-takeover", .drop(onDismiss),
                "expected delegate onDismiss(message: pin) as number 5, found the end"),
            Mutant(
                "back-press-hidden-takeover", .insert(.sdk, "container removed"),
                "expected no sdk container removed"),
            Mutant(
                "back-press-under-dialog", .set(listener("onBackPressed"), "message", "pin"),
                "expected listener onBackPressed(message: below) as number 1"),
        ],
        "A3-136": [
            Mutant(
                "back-press-takeover-dismissed", .drop(onError),
                "expected listener onError(message: pin, error: AlreadyDismissed) as number 3"),
            Mutant(
                "back-press-takeover-dismissed", .duplicate(onDismiss),
                "expected 1 × delegate onDismiss(message: pin), found 2"),
            Mutant(
                "back-press-takeover-dismissed", .dropAll(listener("onBackPressed")),
                "expected listener onBackPressed(message: pin) as number 2"),
        ],
        "A3-137": [
            Mutant(
                "content-height-taken", .insert(.sdk, "content height 250"),
                "expected no sdk content height 250"),
            Mutant(
                "content-height-taken", .drop(listener("javascriptMessage")),
                "expected 1 × listener javascriptMessage(body: 250), found 0"),
        ],
        "A3-144": [
            Mutant(
                "gesture-mapped-late", .drop(onContentLoaded),
                "expected 1 × delegate onContentLoaded(url: https://e.org/up), found 0"),
            Mutant(
                "gesture-mapped-late", .drop(onDismiss),
                "expected 1 × delegate onDismiss(message: pin), found 0"),
            Mutant(
                "gesture-mapped-late", .move(onDismiss, before: app("mapSwipeUp")),
                "expected app mapSwipeUp before delegate onDismiss"),
        ],
    ]

    static let readings: Table = [
        "A3-138": [
            Mutant(
                "blank-texts", .drop(EventPattern(.campaign, "refused")),
                "expected 3 × campaign refused, found 2"),
            Mutant("blank-texts", sends("Interact", ["action": " "]), "expected no sdk Messaging"),
            Mutant("blank-texts", .insert(.sdk, "openedURL", ["url": " "]), "expected no sdk openedURL"),
            Mutant("blank-activity", writes("trigger"), "expected no sdk Write IAM event to history"),
            Mutant("blank-activity", .drop(edge("Trigger")), "expected 1 × sdk Messaging"),
        ],
        "A3-139": [
            Mutant(
                "link-leftovers", .set(openedURL, "url", "https://e.org?x=0&b=2&a=1&p=3"),
                "expected sdk openedURL(url: https://e.org?x=0&p=3&a=1&b=2) as number 1"),
            Mutant(
                "link-leftovers",
                .set(openedURL, "url", "https://e.org&utm_source=s&utm_medium=m&animate=left", 2),
                "expected sdk openedURL(url: https://e.org&utm_medium=m&animate=left&utm_source=s) as number 2"
            ),
        ],
        "A3-140": [
            Mutant(
                "skipped-items", .dropAll(onShow),
                "expected delegate onShow(message: spring) as number 2, found the end"),
            Mutant(
                "skipped-items", tells("canShow", "more"),
                "expected the end as number 3, found delegate canShow(message: more)"),
            Mutant("skipped-items", sends("Trigger", ["messageId": "m"]), "expected no sdk(messageId: m)"),
            Mutant(
                "skipped-items", .drop(EventPattern(.sdk, nil, ["kind": "error"])),
                "expected 6 × sdk(kind: error), found 5"),
        ],
        "A3-141": [
            Mutant(
                "second-consequence", .drop(of(canShow, "b")),
                "expected delegate canShow(message: b) -> true as number 2"),
            Mutant(
                "second-consequence", sends("Display", ["messageId": "b"]),
                "expected no sdk(kind: analytics, messageId: b)"),
            Mutant("second-consequence", .drop(edge("Trigger")), "messageId: a), found 0"),
            Mutant(
                "behind-history-operation", .dropAll(onShow),
                "expected delegate onShow(message: spring) as number 2, found the end"),
            Mutant("behind-history-operation", sends("Trigger"), "expected no sdk(kind: analytics)"),
        ],
        "A3-142": [
            Mutant(
                "malformed-first-consequence", tells("canShow", "after"),
                "expected the end as number 3, found delegate canShow(message: after)"),
            Mutant(
                "malformed-first-consequence", .drop(of(canShow, "before")),
                "expected delegate canShow(message: before) -> false as number 1"),
            Mutant(
                "malformed-first-consequence", sends("Trigger", ["messageId": "lone"]),
                "expected no sdk(messageId: lone)"),
            Mutant(
                "malformed-first-consequence", sends("Trigger", ["messageId": "x"]),
                "expected no sdk(messageId: x)"),
        ],
        "A3-143": [
            Mutant("numbers", .set(sees, "width", "50"), "width: 100), found 0"),
            Mutant("numbers", .set(sees, "verticalInset", "-5"), "width: 100), found 0"),
            Mutant("numbers", .set(sees, "cornerRadius", "inf"), "width: 100), found 0"),
            Mutant(
                "numbers", .swap(of(canShow, "zero"), of(canShow, "half")),
                "expected delegate canShow(message: zero) -> false as number 1"),
            Mutant(
                "numbers", .swap(of(canShow, "half"), of(canShow, "one")),
                "expected delegate canShow(message: half) -> false as number 2"),
        ],
    ]
}
