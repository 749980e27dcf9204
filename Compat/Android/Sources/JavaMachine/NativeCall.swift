public import CJNI
import Foundation

/// A call from Java to native code. Swift declarations with the vendor's names do not throw, so an exception that
/// native code catches inside them on the same thread is passed to Java at the end of the call.
public enum NativeCall: Sendable {
    private static let key = "InAppCompat.NativeCall"

    /// The pending exceptions of the current calls on one thread, to which it belongs.
    private final class Calls {
        var caught: [JavaException?] = []
    }

    private static var calls: Calls {
        if let known = Thread.current.threadDictionary[key] as? Calls { return known }
        let made = Calls()
        Thread.current.threadDictionary[key] = made
        return made
    }

    /// Handles a call from Java.
    /// - Parameters:
    ///   - environment: the environment that native code got.
    ///   - failed: the result for Java if an exception is passed.
    ///   - body: handles the call. Its errors are passed to Java: an exception as it is, a Swift error as an
    ///     `IllegalArgumentException` with its text.
    public static func answer<Answer>(
        _ environment: java_environment, or failed: Answer, _ body: () throws -> Answer
    ) -> Answer {
        let calls = calls
        calls.caught.append(nil)
        let result = Result(catching: body)
        let caught = calls.caught.removeLast()
        do {
            // It was thrown first.
            if let caught { throw caught }
            return try result.get()
        } catch {
            throwInJava(error, environment)
            return failed
        }
    }

    /// Runs code that may throw in Java, for a declaration that does not throw in Swift.
    /// - Parameter answer: the result if it throws. The exception is passed to Java at the end of the current call;
    ///   without one, to the machine's `unhandled`.
    public static func attempt<Answer>(or answer: @autoclosure () -> Answer, _ body: () throws -> Answer)
        -> Answer
    {
        do {
            return try body()
        } catch let exception as JavaException {
            keep(exception)
        } catch {
            if let exception = try? JavaException("java/lang/IllegalStateException", "\(error)") {
                keep(exception)
            } else {
                // Without a machine the error cannot be passed to Java.
                JavaMachine.print("\(error)")
            }
        }
        return answer()
    }

    /// Runs code without a result that may throw in Java.
    public static func attempt(_ body: () throws -> Void) { attempt(or: (), body) }

    private static func keep(_ exception: JavaException) {
        let calls = calls
        guard let last = calls.caught.indices.last else { return JavaMachine.unhandled(exception) }
        // A second exception is not the original cause.
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
