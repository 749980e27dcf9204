/// Telling a handler's author what never comes from this SDK.
extension LifecycleEngine {
    /// What a handler is asked and told, and which capabilities bring it: one of them will do.
    private static let calls: KeyValuePairs<String, [Capability]> = [
        "decideDisplay": [.gate],
        "prepare": [
            .prepareContent, .prepareOrientation, .prepareStatusBar, .prepareScene, .customView, .autoClose,
        ],
        "willPresent": [.willPresent], "didPresent": [.didPresent], "didHide": [.didHide],
        "shouldPerform": [.shouldPerform], "didLoad": [.didLoad], "willDismiss": [.willDismiss],
        "didDismiss": [.didDismiss], "didFail": [.failure],
    ]

    /// The bridge has been attached: a handler that wants to know is told, and of any other it is said which of its
    /// functions this SDK never calls.
    public func attached() {
        if let handler { attached(handler) }
    }

    /// The same of a handler inside another one.
    /// - Parameter handler: the handler inside.
    public func attached(_ handler: any InAppMessageHandler) {
        guard let listener = handler as? any AttachmentListener else {
            return reportNeverCalled(isSure: false) { _ in true }
        }
        listener.attached(to: self)
    }

    /// Says which functions of a handler are never called, each once.
    /// - Parameters:
    ///   - isSure: whether it is known that the handler has them.
    ///   - has: whether the handler has a function, by its name.
    public func reportNeverCalled(isSure: Bool = true, _ has: (String) -> Bool) {
        guard diagnostics != nil else { return }
        for (name, needs) in Self.calls where has(name) {
            let supports = needs.map(capabilities.support)
            guard let first = supports.first, !supports.contains(where: \.isAvailable) else { continue }
            reportOnce(
                "never called: \(name)", .neverCalled, nil,
                "\(name) is never called\(isSure ? "" : ", if the handler has it"): \(first.note)")
        }
    }
}
