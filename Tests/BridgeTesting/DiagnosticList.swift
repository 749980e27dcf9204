package import InAppCompat

/// Collects diagnostics.
@MainActor package final class DiagnosticList {
    package var items: [Diagnostic] = []

    package init() {}
}
