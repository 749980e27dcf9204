extension Result<ContentValue?, CompatError> {
    /// What a web view reports of a script: its result, or why it has none. A result that JSON cannot say is nil.
    ///
    /// - Parameters:
    ///   - value: the result, as Foundation has it.
    ///   - error: why there is none.
    ///   - message: the id of the message whose page ran the script.
    ///   - shape: the message's shape.
    public init(ofScript value: Any?, _ error: (any Error)?, in message: String, shape: SDKShape) {
        if let error {
            self = .failure(
                CompatError(
                    .script, "\(error)", capability: .evaluateScript, shape: shape, messageID: message))
        } else {
            self = .success(value.flatMap { ContentValue(foundationValue: $0) })
        }
    }
}
