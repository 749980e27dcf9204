/// Why a command of a presentable was not done. Compare by identity: there is one object of each kind, its
/// `instance`. Only the presentation's own listener gets it (A3-021).
public protocol PresentationError: AnyObject, Sendable {}

/// Why something was not shown.
///
/// `@unchecked Sendable` is sound: the reason is immutable, and the subclasses, all in this module, add nothing.
public class ShowFailed: PresentationError, @unchecked Sendable {
    /// The reason as text, which reports carry.
    public let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// Why something was not hidden.
///
/// `@unchecked Sendable` is sound: the reason is immutable, and the subclass, in this module, adds nothing.
public class HideFailed: PresentationError, @unchecked Sendable {
    /// The reason as text.
    public let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// Why something was not dismissed.
///
/// `@unchecked Sendable` is sound: the reason is immutable, and the subclasses, all in this module, add nothing.
public class DismissFailed: PresentationError, @unchecked Sendable {
    /// The reason as text.
    public let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// Something else that it cannot share the screen with is visible (A3-031). Sendable like its base class.
public final class ConflictingPresentation: ShowFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = ConflictingPresentation("Conflict")
}

/// There is no activity to show it in (A3-030). Sendable like its base class.
public final class NoAttachableActivity: ShowFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = NoAttachableActivity("No attachable activity available.")
}

/// The app's delegate said no (A3-040). Sendable like its base class.
public final class SuppressedByAppDeveloper: ShowFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = SuppressedByAppDeveloper("SuppressedByAppDeveloper")
}

/// What versions before 3.2 reported when the app's delegate said no; never reported here. Deprecated in the
/// SDK. Sendable like its base class.
public final class DelegateGateNotMet: ShowFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = DelegateGateNotMet(
        "PresentationDelegate suppressed the presentation from being shown.")
}

/// It is visible already (A3-021). Sendable like its base class.
public final class AlreadyShown: ShowFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = AlreadyShown("Presentable is already being shown.")
}

/// It is not visible (A3-021). Sendable like its base class.
public final class AlreadyHidden: HideFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = AlreadyHidden("Presentable is already hidden.")
}

/// There is no activity to take it out of (A3-024). Sendable like its base class.
public final class NoActivityToDetachFrom: DismissFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = NoActivityToDetachFrom("No activity available to detach from.")
}

/// It is detached already (A3-021). Sendable like its base class.
public final class AlreadyDismissed: DismissFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = AlreadyDismissed("Presentable is already dismissed.")
}
