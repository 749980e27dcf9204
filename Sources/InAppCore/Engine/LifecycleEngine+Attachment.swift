/// Diagnostics for a handler's author: the functions that this SDK never calls.
extension LifecycleEngine {
    /// The functions of a handler, and the capabilities under which they are called: one of them is enough.
    private static let calls: KeyValuePairs<String, [Capability]> = [
        "decideDisplay": [.gate],
        "prepare": [
            .prepareContent, .prepareOrientation, .prepareStatusBar, .prepareScene, .customView, .autoClose,
        ],
        "willPresent": [.willPresent], "didPresent": [.didPresent], "didHide": [.didHide],
        "shouldPerform": [.shouldPerform], "didLoad": [.didLoad], "willDismiss": [.willDismiss],
        "didDismiss": [.didDismiss], "didFail": [.failure],
    ]

    /// The bridge has been attached. An `AttachmentListener` is told so. For any other handler, diagnostics say which
    /// of its functions this SDK never calls.
    public func attached() {
        isAttached = true
        if let handler { attached(handler) }
    }

    /// The same for a handler that another one wraps.
    /// - Parameter handler: the wrapped handler.
    public func attached(_ handler: any InAppMessageHandler) {
        guard let listener = handler as? any AttachmentListener else {
            return reportNeverCalled(isSure: false) { _ in true }
        }
        listener.attached(to: self)
    }

    /// Writes a diagnostic for each function of a handler that is never called, once.
    /// - Parameters:
    ///   - isSure: whether it is certain that the handler implements them.
    ///   - has: returns whether the handler implements a function, by its name.
    public func reportNeverCalled(isSure: Bool = true, _ has: (String) -> Bool) {
        guard diagnostics != nil else { return }
        for (name, needs) in Self.calls where has(name) {
            let supports = needs.map(capabilities.support)
            guard let first = supports.first, !supports.contains(where: \.isAvailable) else { continue }
            reportOnce(
                "never called: \(name)", .neverCalled, nil,
                "\(name) is never called\(isSure ? "" : ", if the handler implements it"): \(first.note)")
        }
    }
}
