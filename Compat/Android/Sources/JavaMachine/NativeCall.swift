public import CJNI
import Foundation

/// A call of native code by Java. What native code catches meanwhile, on the same thread, and cannot throw itself, because
/// the vendor's names that it stands behind do not throw, Java is told of at the end of the call.
public enum NativeCall: Sendable {
    private static let key = "InAppCompat.NativeCall"

    /// The exceptions of the calls that are on their way on one thread, which alone has it.
    private final class Calls {
        var caught: [JavaException?] = []
    }

    private static var calls: Calls {
        if let known = Thread.current.threadDictionary[key] as? Calls { return known }
        let made = Calls()
        Thread.current.threadDictionary[key] = made
        return made
    }

    /// Does what Java asked for.
    /// - Parameters:
    ///   - environment: what native code was called with.
    ///   - failed: what Java gets where it is told of an exception.
    ///   - body: does it. What it throws is told to Java: an exception as itself, a Swift error as an
    ///     `IllegalArgumentException` with its text.
    public static func answer<Answer>(
        _ environment: java_environment, or failed: Answer, _ body: () throws -> Answer
    ) -> Answer {
        let calls = calls
        calls.caught.append(nil)
        let result = Result(catching: body)
        let caught = calls.caught.removeLast()
        do {
            // It came first.
            if let caught { throw caught }
            return try result.get()
        } catch {
            throwInJava(error, environment)
            return failed
        }
    }

    /// Does what may throw in Java, for a name that does not throw in Swift.
    /// - Parameter answer: what counts where it throws. Java is told at the end of the call that is on its way; where there is
    ///   none, the machine's `unhandled` is.
    public static func attempt<Answer>(or answer: @autoclosure () -> Answer, _ body: () throws -> Answer)
        -> Answer
    {
        do {
            return try body()
        } catch let exception as JavaException {
            keep(exception)
        } catch {
            (try? JavaException("java/lang/IllegalStateException", "\(error)")).map(keep)
        }
        return answer()
    }

    /// Does what may throw in Java and answers nothing.
    public static func attempt(_ body: () throws -> Void) { attempt(or: (), body) }

    private static func keep(_ exception: JavaException) {
        let calls = calls
        guard let last = calls.caught.indices.last else { return JavaMachine.unhandled(exception) }
        // A second one is not what went wrong first.
        if calls.caught[last] == nil {
            calls.caught[last] = exception
        } else {
            JavaMachine.unhandled(exception)
        }
    }

    private static func throwInJava(_ error: any Error, _ environment: java_environment) {
        let exception =
            error as? JavaException
            ?? (try? JavaException("java/lang/IllegalArgumentException", "\(error)"))
        if let exception {
            withExtendedLifetime(exception) { _ = java_throw(environment, exception.exception.reference) }
        }
    }
}
