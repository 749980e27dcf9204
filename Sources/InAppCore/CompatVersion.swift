/// The version of this package that an app is built with: for bug reports, and for the header of a trace.
///
/// Versions are semantic; `CHANGELOG.md` says what may change in which version. The tag of a version is its number
/// without a prefix. Sendable; an enum without cases.
public enum CompatVersion: Sendable {
    /// The version of the current tag, or the next one to be tagged.
    public static let current = "0.1.0"
}
