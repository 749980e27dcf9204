/// The version of this package that an app is built with: for bug reports, and for the header of a trace.
///
/// Semantic; `CHANGELOG.md` says what may change in which version. The tag of a version is its name, without a letter before
/// it. Sendable; there are no values of it.
public enum CompatVersion: Sendable {
    /// The version: of the tag, or the one that comes next.
    public static let current = "0.1.0"
}
