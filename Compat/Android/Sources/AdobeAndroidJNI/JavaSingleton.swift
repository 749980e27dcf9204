package import JavaMachine
import PlatformStandIns

/// The Swift object for the only object of one of the SDK's classes: the same one for as long as the SDK has the same.
///
/// Sendable: mutable state is protected by a lock.
package final class JavaSingleton<Object: Sendable>: Sendable {
    private struct Known: Sendable {
        let java: JavaObject?
        let object: Object
    }

    private let name: String
    private let make: @Sendable (JavaObject?) -> Object
    private let known = Locked<Known?>(nil)

    /// - Parameters:
    ///   - name: the class, whose `getInstance()` returns the object.
    ///   - make: makes the Swift object. It gets nil if the SDK is missing.
    package init(_ name: String, _ make: @escaping @Sendable (JavaObject?) -> Object) {
        self.name = name
        self.make = make
    }

    package var current: Object {
        let known = known.current
        let java = NativeCall.attempt(or: known?.java) {
            try JavaClass.named(name).object("getInstance", "()L\(name);")
        }
        if let known, Self.isSame(known.java, java) { return known.object }
        let made = make(java)
        self.known.set(\.self, Known(java: java, object: made))
        return made
    }

    private static func isSame(_ one: JavaObject?, _ other: JavaObject?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.isSame(as: other)
    }
}
