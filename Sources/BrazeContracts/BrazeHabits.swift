import InAppContracts

extension DelegateContract.Habits {
    /// What verifying a delegate has to know of Braze's SDK. Its contexts log an error where they are used wrongly
    /// (`Braze.InAppMessage.Context.Error`); when they do is inferred from the errors' names.
    static let braze = DelegateContract.Habits(
        dismissal: { _ in ShapeCall(.app, "dismiss") }, clickRecords: [.sdk("click"), .sdk("extraLogClick")],
        complaints: [
            DelegateContract.Complaint(
                "extraLogImpression", .wrongImpression,
                "An impression was logged a second time (extraLogImpression): the delegate or its view logs what is "
                    + "logged already.", expected: "one impression of each message that is displayed."),
            DelegateContract.Complaint(
                "noLogImpression", .wrongImpression,
                "A click was logged for a message without an impression (noLogImpression).",
                expected: "a view of the app's own logs the impression when it is displayed."),
            DelegateContract.Complaint(
                "processClickActionMissingUri", .missingLink,
                "A click action that opens a URL was processed without one (processClickActionMissingUri).",
                expected: "a URL for every click action that opens one."),
        ])
}
