public import JavaMachine
import PlatformStandIns

/// The headless model in the role of Adobe's SDK on the machine, for one scenario. While it exists, a delegate that is
/// registered in Java is registered with the model of the current stage. Sendable.
public protocol JavaWorld: AnyObject, Sendable {
    /// The delegate protocol of the generation: `any …`.
    associatedtype Delegate

    /// Registers the native methods.
    /// - Throws: `JavaException` if a class is missing.
    static func register() throws
    /// Resets the Java part: no delegate is registered.
    init() throws
    /// Ends the registration with the model.
    func end()
    /// The Java objects for the model's.
    var objects: ModelObjects { get }
    /// The last delegate that was registered in Java.
    var delegate: Delegate? { get }
    /// A Java or Kotlin delegate that the model can call.
    func delegate(_ java: JavaObject) -> Delegate
}
