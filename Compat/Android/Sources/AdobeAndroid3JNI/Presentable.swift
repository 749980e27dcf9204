import AdobeAndroidJNI
public import JavaMachine
import PlatformStandIns

/// Something that the SDK presents. Any thread.
public protocol Presentable<T>: AnyObject {
    /// The kind of presentation.
    associatedtype T: Presentation

    /// Requests that it is shown, in a later turn of the main thread (A3-010).
    func show()
    /// Requests that it is hidden, in the same way.
    func hide()
    /// Requests its dismissal, in the same way.
    func dismiss()
    /// Its state.
    func getState() -> PresentableState
    /// The presentation.
    func getPresentation() -> T
}

/// The state of a presentable. Sendable.
public enum PresentableState: Sendable, CaseIterable {
    /// On the screen.
    case visible
    /// Hidden.
    case hidden
    /// Not on the screen: before the first show, and after the dismissal.
    case detached
}

/// A presentable that is a Java object; one Swift object per Java object, as long as anything holds it. Any thread.
///
/// `@unchecked Sendable` is sound: its own properties are constant.
public final class JavaPresentable<T: Presentation>: JavaStandIn, Presentable, @unchecked Sendable {
    /// The presentation, which is read once because it is constant.
    private let presentation: T

    public required init(_ java: JavaObject) {
        let found = NativeCall.attempt(or: nil) {
            try java.object("getPresentation", "()\(Name.type(Name.presentation))")
        }
        presentation = T(found ?? java)
        super.init(java)
    }

    public func show() { run("show") }
    public func hide() { run("hide") }
    public func dismiss() { run("dismiss") }
    public func getPresentation() -> T { presentation }

    public func getState() -> PresentableState {
        constant("getState", "\(Name.presentable)$State") ?? .detached
    }
}

/// The presentables that are held anywhere.
package enum Presentables {
    private static let messages = JavaIdentities<JavaPresentable<InAppMessage>>()
    private static let others = JavaIdentities<JavaPresentable<Presentation>>()

    /// The Swift object for a Java presentable.
    /// - Throws: the exceptions of its own methods.
    package static func object(of java: JavaObject) throws -> any Presentable {
        let presentation = try java.object("getPresentation", "()\(Name.type(Name.presentation))")
        let isMessage = try presentation?.isInstance(of: .named(Name.inAppMessage)) ?? false
        return isMessage ? try messages.object(of: java) : try others.object(of: java)
    }
}
