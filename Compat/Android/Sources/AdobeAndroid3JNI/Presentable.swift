public import JavaMachine
import PlatformStandIns

/// Something that the SDK presents. Any thread.
public protocol Presentable<T>: AnyObject {
    /// What kind of thing it is.
    associatedtype T: Presentation

    /// Asks for it to be shown, on a later turn of the main thread (A3-010).
    func show()
    /// Asks for it to be hidden, likewise.
    func hide()
    /// Asks for it to be dismissed, likewise.
    func dismiss()
    /// Where it is.
    func getState() -> PresentableState
    /// What it presents.
    func getPresentation() -> T
}

/// Where a presentable is. Sendable.
public enum PresentableState: Sendable, CaseIterable {
    /// On the screen.
    case visible
    /// Hidden.
    case hidden
    /// Not on the screen: before the first show, and after the dismissal.
    case detached
}

/// A presentable of the machine's; the same one for the same Java object, as long as somebody has it. Any thread.
///
/// `@unchecked Sendable` is sound: what it adds to its base class never changes.
public final class JavaPresentable<T: Presentation>: JavaStandIn, Presentable, @unchecked Sendable {
    /// What it presents, which is asked for once: it never changes.
    private let presentation: T

    public required init(_ java: JavaObject) {
        let found = NativeCall.attempt(or: nil) {
            try java.object("getPresentation", "()\(Name.type(Name.presentation))")
        }
        presentation = T(found ?? java)
        super.init(java)
    }

    public func show() { NativeCall.attempt { try java.call("show") } }
    public func hide() { NativeCall.attempt { try java.call("hide") } }
    public func dismiss() { NativeCall.attempt { try java.call("dismiss") } }
    public func getPresentation() -> T { presentation }

    public func getState() -> PresentableState {
        let name = NativeCall.attempt(or: nil) {
            try java.object("getState", "()L\(Name.presentable)$State;")?.text("name")
        }
        switch name {
        case "VISIBLE": return .visible
        case "HIDDEN": return .hidden
        default: return .detached
        }
    }
}

/// The presentables that somebody has.
package enum Presentables {
    private static let messages = JavaIdentities<JavaPresentable<InAppMessage>>()
    private static let others = JavaIdentities<JavaPresentable<Presentation>>()

    /// What stands for a presentable of Java's.
    /// - Throws: what its own methods throw.
    package static func object(of java: JavaObject) throws -> any Presentable {
        let presentation = try java.object("getPresentation", "()\(Name.type(Name.presentation))")
        let isMessage = try presentation?.isInstance(of: .named(Name.inAppMessage)) ?? false
        return isMessage ? try messages.object(of: java) : try others.object(of: java)
    }
}
