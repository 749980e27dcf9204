import AdobeRecords
import InAppContracts

/// Alerts, which share the monitor with messages.
extension AdobeAndroid2Rules {
    static let alerts = [
        rule(
            "A2-210",
            "When `showAlert` returns the monitor is occupied, though the alert is not there yet: a second alert, "
                + "or a message, of the same turn is refused.",
            intent: "The first caller wins, not the first alert on the screen.", source: Source.core,
            .checked(
                .scenario(
                    "alert-twice-at-once",
                    .calls(
                        of: [.listener], named: nil,
                        are: [
                            "listener onError(alert: second, error: anotherMessageIsDisplayed)",
                            "listener onShow(alert: first)",
                        ])
                ).and(
                    scenario: "alert-and-message-at-once", .never(.gate), .never(.fragmentShown),
                    .count(.onShowFailure, 1), .count(.listener("onShow", ["alert": "news"]), 1)))),
        rule(
            "A2-211", "An alert without the text of a button is not shown, and keeps nobody away.",
            intent: "Give every alert a button, or nobody hears of it again.", source: Source.core,
            .checked(
                .scenario(
                    "alert-without-buttons", .never(EventPattern(.listener, nil)), .count(.gate("spring"), 1),
                    .occurs(.fragmentShown("spring"))))),
        rule(
            "A2-212",
            "A tap beside an alert does nothing; the back button leaves the alert, which frees the monitor.",
            intent: "Expect `onDismiss` of an alert from the back button only.", source: Source.core,
            .checked(
                .scenario(
                    "alert-left",
                    .calls(
                        of: [.listener, .delegate, .user, .campaign],
                        named: ["onDismiss", "shouldShowMessage", "tapOutside", "trigger", "pressBack"],
                        are: [
                            "user tapOutside", "campaign trigger(payload: a)", "campaign pressBack",
                            "listener onDismiss(alert: news)", "campaign trigger(payload: b)",
                            "delegate shouldShowMessage(message: b) -> true",
                        ])))),
    ]
}
