import PlatformStandIns

/// A Swift object that stands for a Java object. Subclasses add its functions.
///
/// `@unchecked Sendable` is sound: the object is constant, and may be used on any thread. Subclasses have to state the
/// same for themselves.
open class JavaStandIn: @unchecked Sendable {
    /// The Java object.
    public let java: JavaObject

    /// Makes a stand-in for an object.
    public required init(_ java: JavaObject) { self.java = java }
}

/// One Swift object per Java object, as long as anything holds it: bridges identify messages by object identity.
///
/// Sendable: mutable state is protected by a lock.
public final class JavaIdentities<Object: JavaStandIn>: Sendable {
    private struct Weak: Sendable {
        weak var object: Object?
    }

    private struct State: Sendable {
        var known: [Int: [Weak]] = [:]
        /// The maximum number of entries before released ones are removed.
        var limit = 64

        mutating func removeGone() {
            known = known.mapValues { $0.filter { $0.object != nil } }.filter { !$0.value.isEmpty }
            limit = 2 * known.count + 64
        }
    }

    private let state = Locked(State())

    /// Makes an empty table.
    public init() {}

    /// The Swift object of a Java object, made the first time it is seen.
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
