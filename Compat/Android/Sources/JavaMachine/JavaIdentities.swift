import PlatformStandIns

/// A Swift object that stands for one of Java's. Subclasses say what it can do.
///
/// `@unchecked Sendable` is sound: the object never changes, and may be used on any thread. Subclasses say for themselves.
open class JavaStandIn: @unchecked Sendable {
    /// What it stands for.
    public let java: JavaObject

    /// Stands for an object.
    public required init(_ java: JavaObject) { self.java = java }
}

/// One Swift object for each Java object, for as long as somebody has it: bridges tell messages apart by identity.
///
/// Sendable: what changes is behind a lock.
public final class JavaIdentities<Object: JavaStandIn>: Sendable {
    private struct Weak: Sendable {
        weak var object: Object?
    }

    private struct State: Sendable {
        var known: [Int: [Weak]] = [:]
        /// How many there may be before those that are gone are looked for.
        var limit = 64

        mutating func removeGone() {
            known = known.mapValues { $0.filter { $0.object != nil } }.filter { !$0.value.isEmpty }
            limit = 2 * known.count + 64
        }
    }

    private let state = Locked(State())

    /// Knows none at first.
    public init() {}

    /// The Swift object of a Java object, made on first sight.
    public func object(of java: JavaObject) throws -> Object {
        let code = try JavaClass.named("java/lang/System").integer(
            "identityHashCode", "(Ljava/lang/Object;)I", .object(java))
        let found = state.current.known[code]?.compactMap(\.object).first { $0.java.isSame(as: java) }
        if let found { return found }
        let made = Object(java)
        state.withLock { state in
            state.known[code, default: []].append(Weak(object: made))
            if state.known.count > state.limit { state.removeGone() }
        }
        return made
    }
}
