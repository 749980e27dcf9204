public import Foundation
import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// Drives delegates through the standard scenarios of their shape, and through an app's own stories.
@MainActor public struct DelegateContract {
    /// A delegate that is driven through one scenario.
    @MainActor public struct Subject {
        /// The delegate, inside the object that checks it, if there is one.
        public let delegate: AnyObject
        /// The closures of the app's steps.
        public let appSteps: AppSteps
        /// The delegate itself, without the object that checks it, if it is known.
        let inner: Any?

        /// Makes a subject of a checked delegate.
        public init(_ checked: any CheckedDelegate, appSteps: AppSteps = [:]) {
            self.init(checked, appSteps: appSteps, inner: nil)
        }

        /// Makes a subject of a delegate that is not checked.
        public init(unchecked delegate: AnyObject, appSteps: AppSteps = [:]) {
            self.init(delegate, appSteps: appSteps, inner: delegate)
        }

        private init(_ delegate: AnyObject, appSteps: AppSteps, inner: Any?) {
            self.delegate = delegate
            self.appSteps = appSteps
            self.inner = inner
        }

        /// Makes a subject of a checked delegate, with steps that use the delegate.
        /// - Parameters:
        ///   - checked: the object that checks the delegate.
        ///   - delegate: the delegate that is passed to the steps: `delegate as any …`, the type in the steps'
        ///     parameters, not the delegate's own type.
        ///   - steps: the steps, by name.
        public init<Delegate>(
            _ checked: any CheckedDelegate, _ delegate: Delegate,
            _ steps: [String: @MainActor @Sendable (Delegate) throws -> Void]
        ) {
            self.init(checked, appSteps: Self.bound(steps, to: delegate), inner: delegate)
        }

        /// Makes a subject of a delegate that is not checked, with steps that use the delegate.
        /// - Parameters:
        ///   - object: the delegate.
        ///   - delegate: the same delegate, as it is passed to the steps.
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

    /// Makes a delegate that reports its findings to a sink.
    public typealias Maker = @MainActor (@escaping DelegateFindingSink) -> Subject

    /// The shape of the delegates.
    public let kit: ShapeKit
    /// How long a callback may block a background thread, in seconds of real time.
    public let patience: TimeInterval
    /// The standard scenarios to play, by name; nil plays them all.
    public let only: Set<String>?
    /// The app's own campaigns and scenarios.
    public let own: OwnStories
    /// The names of the steps that the app defines.
    public let appSteps: Set<String>
    /// Facts about the shape's SDK.
    public let habits: Habits
    /// The test's file, from which the delegate's source text is found; nil to not look for it.
    public let file: String?
    /// The app's own set-up; nil if the runner registers the delegate.
    var parts: AppParts<AnyObject>?

    /// Prepares to drive delegates of a shape.
    /// - Parameters:
    ///   - kit: the shape.
    ///   - patience: how long a callback may block a background thread, in seconds of real time.
    ///   - only: the standard scenarios to play, by name; nil plays them all.
    ///   - own: the app's own campaigns and scenarios, which are always played.
    ///   - appSteps: the names of the steps that the app defines.
    ///   - habits: facts about the SDK that the stories about campaigns need.
    ///   - file: the test's file, from which the delegate's source text is found. Methods that are nearly callbacks can
    ///     only be found there. nil to not look for it.
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

    /// Plays every scenario, each with a new delegate, and reports the traces and the findings.
    public func report(_ make: Maker) -> DelegateReport {
        let visit = DelegateVisit(self)
        visit.play(make)
        return visit.report
    }

    /// Reports on delegates that are not checked while they are called: only the traces and the rules.
    /// - Parameter make: makes a delegate. It is called once per scenario, on the scenario's stage. The delegate is
    ///   retained while the scenario runs.
    public func report(unchecked make: () -> AnyObject) -> DelegateReport {
        report { _ in Subject(unchecked: make()) }
    }

    /// Like `report`, but the stages are moved from a background thread. So the main thread is free while a callback on
    /// another thread waits for it, and only a callback that never returns counts as blocked. The order of events is
    /// the same.
    public func reportOffMainThread(_ make: @escaping Maker) async -> DelegateReport {
        let visit = DelegateVisit(self, freesMainThread: true)
        await withCheckedContinuation { continuation in
            // A thread of its own: the system's queues have few threads, and a gate that blocks occupies one.
            Thread.detachNewThread {
                visit.play(make)
                continuation.resume()
            }
        }
        return visit.report
    }
}

/// Carries a value of the main actor into closures that run there.
@MainActor private final class MainActorBox<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// The contract of a delegate that its SDK asks on a background thread, where the delegate may wait for the main
/// thread. `verify` occupies the main thread; `verifyOffMainThread` leaves it free.
@MainActor public protocol BackgroundGateContract: ShapeContract {}

/// The requirements of a delegate protocol, as they are written in source text. Sendable; a value.
public struct DelegateRequirements: Sendable, Hashable {
    /// The shape whose protocol it is.
    public let shape: SDKShape
    /// The protocol's name.
    public let protocolName: String
    /// The methods in the form `name(label:label:)`; the gate comes first.
    public let methods: [String]
    /// The ids of the rules that say when the SDK calls the methods, by method.
    public let rules: [String: String]
    /// The optional types of each method: indices of parameters from 0, and for the result the index after the last
    /// parameter. nil if that is not known.
    let optionals: [String: Set<Int>]?
    /// What else the declarations have; nil if that is not known.
    var forms: Forms?

    /// Makes the requirements of a protocol.
    /// - Parameters:
    ///   - shape: the shape whose protocol it is.
    ///   - protocolName: the protocol's name.
    ///   - methods: the methods in the form `name(label:label:)`; the gate comes first.
    ///   - rules: the ids of the rules that say when the SDK calls the methods, in the order of the methods. There may
    ///     be fewer rules than methods; the last methods then have none.
    ///   - optionals: the optional types of each method: indices of parameters from 0, and for the result the index
    ///     after the last parameter. Types that are not listed are not optional. nil to not check types.
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

    /// Whether a declared method is one of the requirements.
    func fits(_ method: SourceMethods.Method) -> Bool {
        methods.contains(method.signature) && slip(of: method) == nil
    }

    /// A score of how likely a type is meant to be this delegate. The gate decides between equal types.
    func score(isRight: (String) -> Bool) -> Int {
        methods.prefix(1).count(where: isRight) + 2 * methods.count(where: isRight)
    }
}

/// Breaks text into lines of 80 columns.
enum Paragraph {
    private static let width = 80

    /// The lines of a text; those after the first are indented by four more columns.
    /// - Parameters:
    ///   - indent: the number of columns by which the first line is indented, in addition to its leading spaces.
    ///   - limit: the maximum number of lines; if lines are left out, the last line ends with an ellipsis.
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

    /// The line, cut at the width: a single word may be longer than a line.
    private static func cut(_ line: String) -> String {
        line.count > width ? line.prefix(width - 1) + "…" : line
    }
}
