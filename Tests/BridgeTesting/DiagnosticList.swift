package import InAppCompat

/// Collects diagnostics.
@MainActor package final class DiagnosticList {
    package var items: [Diagnostic] = []

    package init() {}

    /// Collects everything but what is said of every adoption under an SDK as soon as a bridge is attached: the tests
    /// of gaps look at that.
    package var sink: DiagnosticSink {
        { [self] in
            if !["neverCalled", "viewNotShown", "heldForPreparation"].contains($0.code.name) { items.append($0) }
        }
    }
}
