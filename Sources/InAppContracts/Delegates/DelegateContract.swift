public import Foundation
import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// Drives delegates through the standard scenarios of their shape, and through stories that their app brings.
@MainActor public struct DelegateContract {
    /// A delegate that is driven through one scenario.
    @MainActor public struct Subject {
        /// The delegate, with a check around it.
        public let checked: any CheckedDelegate
        /// What the app's steps do with it.
        public let appSteps: AppSteps

        /// Describes a delegate.
        public init(_ checked: any CheckedDelegate, appSteps: AppSteps = [:]) {
            self.checked = checked
            self.appSteps = appSteps
        }

        /// Describes a delegate with steps that are done with it.
        /// - Parameters:
        ///   - delegate: what the steps are given: `delegate as any …`, as the steps are written, not its own type.
        ///   - steps: the steps, by name.
        public init<Delegate>(
            _ checked: any CheckedDelegate, _ delegate: Delegate,
            _ steps: [String: @MainActor @Sendable (Delegate) throws -> Void]
        ) {
            let kept = MainActorBox(delegate)
            self.init(checked, appSteps: steps.mapValues { step in { try step(kept.value) } })
        }
    }

    /// What a shape's SDK does that stories about campaigns have to know. Sendable; a value.
    public struct Habits: Sendable {
        /// How an app dismisses the message with an id; nil where it cannot.
        public let dismissal: (@Sendable (String) -> ShapeCall)?
        /// The record of a click that the SDK makes by itself, once a click; nil where that cannot be told.
        public let clickRecord: EventPattern?

        /// Describes habits.
        public init(
            dismissal: (@Sendable (String) -> ShapeCall)? = nil, clickRecord: EventPattern? = nil
        ) {
            self.dismissal = dismissal
            self.clickRecord = clickRecord
        }
    }

    /// Makes a checked delegate that reports to a sink.
    public typealias Maker = (@escaping DelegateFindingSink) -> Subject

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

    /// Prepares to drive delegates of a shape.
    /// - Parameters:
    ///   - patience: how long a callback may block a background thread, in seconds of real time.
    ///   - only: the standard scenarios to play, by name; nil plays them all.
    ///   - own: what the app brings, which is always played.
    ///   - appSteps: the names of the steps that the app defines.
    ///   - habits: what stories about campaigns have to know of the SDK.
    public init(
        _ kit: ShapeKit, patience: TimeInterval = 2, only: Set<String>? = nil,
        own: OwnStories = OwnStories(), appSteps: some Sequence<String> = Set<String>(),
        habits: Habits = Habits()
    ) {
        self.kit = kit
        self.patience = patience
        self.only = only
        self.own = own
        self.appSteps = Set(appSteps)
        self.habits = habits
    }

    /// The traces of every scenario with a fresh delegate each, and what was found on the way.
    public func report(_ make: Maker) -> DelegateReport {
        let visit = DelegateVisit(self)
        for story in visit.stories {
            // A thread that is blocked stays so until the main thread is free: one is enough.
            if visit.isBlocked { visit.interruptAsBlocked(story) } else { visit.play(story, make) }
        }
        return visit.report
    }

    /// As `report`, but a scenario in which a callback blocked its thread is played again with real threads, where
    /// the main thread is free while the callback waits for it, and only what is found there counts. The scenarios after
    /// it are played so too, and last as long as their animations do.
    public func reportInRealTime(_ make: Maker) async -> DelegateReport {
        let visit = DelegateVisit(self)
        var isReal = false
        for story in visit.stories {
            if !isReal && !story.scenario.isRealTime {
                visit.play(story, make)
                guard visit.isBlocked else { continue }
                visit.forget(story)
                isReal = true
            }
            if visit.isBlocked {
                visit.interruptAsBlocked(story)
            } else {
                await visit.playInRealTime(story, make)
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
