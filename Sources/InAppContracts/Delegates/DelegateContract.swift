public import Foundation
import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// Drives delegates through the standard scenarios of their shape, and through stories that their app brings.
@MainActor public struct DelegateContract {
    /// A delegate that is driven through one scenario.
    @MainActor public struct Subject {
        /// The delegate, with a check around it if there is one.
        public let delegate: AnyObject
        /// What the app's steps do with it.
        public let appSteps: AppSteps
        /// The delegate itself, if it is known what is behind the check.
        let inner: Any?

        /// Describes a delegate with a check around it.
        public init(_ checked: any CheckedDelegate, appSteps: AppSteps = [:]) {
            self.init(checked, appSteps: appSteps, inner: nil)
        }

        /// Describes a delegate that nothing checks.
        public init(unchecked delegate: AnyObject, appSteps: AppSteps = [:]) {
            self.init(delegate, appSteps: appSteps, inner: delegate)
        }

        private init(_ delegate: AnyObject, appSteps: AppSteps, inner: Any?) {
            self.delegate = delegate
            self.appSteps = appSteps
            self.inner = inner
        }

        /// Describes a delegate with steps that are done with it.
        /// - Parameters:
        ///   - checked: the delegate with a check around it.
        ///   - delegate: what the steps are given: `delegate as any …`, as the steps are written, not its own type.
        ///   - steps: the steps, by name.
        public init<Delegate>(
            _ checked: any CheckedDelegate, _ delegate: Delegate,
            _ steps: [String: @MainActor @Sendable (Delegate) throws -> Void]
        ) {
            self.init(checked, appSteps: Self.bound(steps, to: delegate), inner: delegate)
        }

        /// Describes a delegate that nothing checks, with steps that are done with it.
        /// - Parameters:
        ///   - object: the delegate.
        ///   - delegate: the same as the steps are given it.
        ///   - steps: the steps, by name.
        init<Delegate>(
            unchecked object: AnyObject, _ delegate: Delegate,
            _ steps: [String: @MainActor @Sendable (Delegate) throws -> Void]
        ) {
            self.init(unchecked: object, appSteps: Self.bound(steps, to: delegate))
        }

        private static func bound<Delegate>(
            _ steps: [String: @MainActor @Sendable (Delegate) throws -> Void], to delegate: Delegate
        ) -> AppSteps {
            let kept = MainActorBox(delegate)
            return steps.mapValues { step in { @MainActor @Sendable in try step(kept.value) } }
        }
    }

    /// Makes a delegate that reports to a sink.
    public typealias Maker = @MainActor (@escaping DelegateFindingSink) -> Subject

    /// The shape of the delegates.
    public let kit: ShapeKit
    /// How long a callback may block a background thread, in seconds of real time.
    public let patience: TimeInterval
    /// The standard scenarios to play, by name; nil plays them all.
    public let only: Set<String>?
    /// What the app brings.
    public let own: OwnStories
    /// The names of the steps that the app defines.
    public let appSteps: Set<String>
    /// What the shape's SDK does.
    public let habits: Habits
    /// The file of the test, from which the delegate's source text is found; nil looks for none.
    public let file: String?
    /// The app's own set-up; nil where the runner registers the delegate.
    var parts: AppParts<AnyObject>?

    /// Prepares to drive delegates of a shape.
    /// - Parameters:
    ///   - kit: the shape.
    ///   - patience: how long a callback may block a background thread, in seconds of real time.
    ///   - only: the standard scenarios to play, by name; nil plays them all.
    ///   - own: what the app brings, which is always played.
    ///   - appSteps: the names of the steps that the app defines.
    ///   - habits: what stories about campaigns have to know of the SDK.
    ///   - file: the file of the test, from which the delegate's source text is found: methods that are nearly callbacks are
    ///     seen there only. nil looks for none.
    public init(
        _ kit: ShapeKit, patience: TimeInterval = 2, only: Set<String>? = nil,
        own: OwnStories = OwnStories(), appSteps: some Sequence<String> = Set<String>(),
        habits: Habits = Habits(), file: String? = nil
    ) {
        self.kit = kit
        self.patience = patience
        self.only = only
        self.own = own
        self.appSteps = Set(appSteps)
        self.habits = habits
        self.file = file
    }

    /// The traces of every scenario with a fresh delegate each, and what was found on the way.
    public func report(_ make: Maker) -> DelegateReport {
        let visit = DelegateVisit(self)
        visit.play(make)
        return visit.report
    }

    /// The same of delegates that nothing checks as they are called: the traces and the rules alone.
    /// - Parameter make: makes a delegate; called once a scenario, on its stage. It is kept while the scenario runs.
    public func report(unchecked make: () -> AnyObject) -> DelegateReport {
        report { _ in Subject(unchecked: make()) }
    }

    /// As `report`, but the stages are moved from a background thread. So the main thread is free while a callback on
    /// another thread waits for it, and only a callback that never returns blocks. The order of things is the same.
    public func reportOffMainThread(_ make: @escaping Maker) async -> DelegateReport {
        let visit = DelegateVisit(self, freesMainThread: true)
        await withCheckedContinuation { continuation in
            // A thread of its own: those of the system's queues are few, and a gate that blocks keeps one.
            Thread.detachNewThread {
                visit.play(make)
                continuation.resume()
            }
        }
        return visit.report
    }
}

/// Carries a value of the main actor's into closures that are called there.
@MainActor private final class MainActorBox<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// The contract of a delegate that its SDK asks on a background thread, where it may wait for the main one: `verify` keeps that,
/// and `verifyOffMainThread` leaves it free.
@MainActor public protocol BackgroundGateContract: ShapeContract {}

/// What a delegate protocol asks for, in words that stand in source texts. Sendable; a value.
public struct DelegateRequirements: Sendable, Hashable {
    /// The shape whose protocol it is.
    public let shape: SDKShape
    /// The protocol's name.
    public let protocolName: String
    /// The methods in the form `name(label:label:)`; the gate comes first.
    public let methods: [String]
    /// The numbers of the rules that say when the SDK calls them, by the method.
    public let rules: [String: String]
    /// Where their types are optional: the places of parameters from 0, and that of the result after the last one; nil where
    /// that is not told.
    let optionals: [String: Set<Int>]?

    /// Describes a protocol.
    /// - Parameters:
    ///   - shape: the shape whose protocol it is.
    ///   - protocolName: the protocol's name.
    ///   - methods: the methods in the form `name(label:label:)`; the gate comes first.
    ///   - rules: the numbers of the rules that say when the SDK calls them, in the order of the methods; fewer where there are
    ///     none for the last ones.
    ///   - optionals: where types of the methods are optional: the places of parameters from 0, and that of the result after
    ///     the last one. What is not listed is not optional. nil where nothing is to be said of types.
    public init(
        shape: SDKShape, protocolName: String, methods: [String], rules: [String] = [],
        optionals: [String: Set<Int>]? = nil
    ) {
        self.optionals = optionals
        self.shape = shape
        self.protocolName = protocolName
        self.methods = methods
        self.rules = Dictionary(zip(methods, rules)) { first, _ in first }
    }

    /// Whether a declared method is one of the requirements. A result that is less optional than theirs is none's mistake.
    func fits(_ method: SourceMethods.Method) -> Bool {
        guard methods.contains(method.signature) else { return false }
        guard let optionals else { return true }
        let own = optionals[method.signature, default: []]
        return method.optionals.union(own.intersection([method.labels.count])) == own
    }

    /// How much speaks for a type being meant for this delegate; the gate decides between equals.
    func score(isRight: (String) -> Bool) -> Int {
        methods.prefix(1).count(where: isRight) + 2 * methods.count(where: isRight)
    }
}

/// Sets texts in lines of 80 columns.
enum Paragraph {
    private static let width = 80

    /// The lines of a text; those after the first are indented by four more columns.
    /// - Parameters:
    ///   - indent: how far the first line is indented beyond the spaces that it begins with, in columns.
    ///   - limit: how many lines there may be; what is cut off leaves an ellipsis.
    static func lines(_ text: String, indent: Int = 0, limit: Int = .max) -> [String] {
        let margin = String(repeating: " ", count: indent) + text.prefix { $0 == " " }
        let words = text.split(separator: " ", omittingEmptySubsequences: false).drop { $0.isEmpty }
        var lines: [String] = []
        var line = margin
        var isEmpty = true
        for word in words {
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = margin + "    "
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        lines.append(line)
        guard lines.count > limit, let last = lines.prefix(limit).last else { return lines.map(cut) }
        return lines.prefix(limit - 1).map(cut) + [cut(last + " …")]
    }

    /// A word may be longer than a line.
    private static func cut(_ line: String) -> String {
        line.count > width ? line.prefix(width - 1) + "…" : line
    }
}
