public import Foundation

/// Why a message was not shown. As in the SDK it does not conform to `Error`, and apps cannot make one.
///
/// `@unchecked Sendable` is sound because the only property is an immutable string; `NSObject` makes the
/// compiler unable to see it.
public class PresentationError: NSObject, @unchecked Sendable {
    private let reason: String

    private init(reason: String) {
        self.reason = reason
    }

    /// Another message is on the screen (AI-033).
    static let conflict = PresentationError(reason: "Conflict")
    /// The app's delegate said no (AI-034).
    static let suppressedByAppDeveloper = PresentationError(reason: "SuppressedByAppDeveloper")

    /// The reason as a word: `Conflict` or `SuppressedByAppDeveloper`. Any thread.
    public func getReason() -> String { reason }
}
