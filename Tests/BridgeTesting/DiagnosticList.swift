package import InAppCompat

/// Collects diagnostics.
@MainActor package final class DiagnosticList {
    package var items: [Diagnostic] = []

    package init() {}

    private static let general: Set<Diagnostic.Code> = [
        .neverCalled, .notAlwaysCalled, .messageIncomplete, .init("viewNotShown"),
        .init("heldForPreparation"),
    ]

    /// Collects every diagnostic except those that every adoption under an SDK reports when a bridge is attached, or
    /// with the first message: the tests of gaps check those.
    package var sink: DiagnosticSink {
        { [self] in
            if !Self.general.contains($0.code) { items.append($0) }
        }
    }
}
