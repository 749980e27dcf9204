import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Runs the steps of all messages' preparations: one step at a time on a background thread, in the order in which they
/// were added (AS-021).
///
/// A step that asks for a retry gives the slot to the next message, and joins the queue again after its back-off. A
/// step that never reports blocks everything behind it. The steps of one message follow each other in the slot; the
/// rules do not say whether another message may come in between. Sendable: the queue is protected by a lock.
final class PreparePipeline: Sendable {
    /// Reports the result, on any thread; only the first report counts.
    typealias Report = @Sendable (InAppMessagePrepareResult) -> Void
    /// One step. Called on a background thread.
    typealias Step = @Sendable (_ report: @escaping Report) -> Void

    /// The result of all steps of a message.
    enum Result: Sendable {
        case success, cancel, invalidate
    }

    private struct Job: Sendable {
        var steps: ArraySlice<Step>
        let completion: @Sendable (Result) -> Void
        var backOff = BackOff()
    }

    private struct Line: Sendable {
        var jobs: [Job?] = []
        var head = 0
        var isBusy = false
        /// The job whose step is running, and the number of that step. The reporting function does not hold it, because
        /// adapters keep that function.
        var current: (job: Job, step: Int)?
        var lastStep = 0
        /// The jobs that wait for a retry, by the number of the step. The timer does not hold them, because it may
        /// never fire.
        var resting: [Int: Job] = [:]

        /// Takes the slot for the next job, if the slot is free, and returns the job.
        mutating func next() -> Job? {
            guard !isBusy, head < jobs.count, let job = jobs[head].take() else { return nil }
            isBusy = true
            head += 1
            if head > jobs.count / 2 {
                jobs.removeFirst(head)
                head = 0
            }
            return job
        }

        /// Begins the first step of a job and returns the step's number.
        mutating func begin(_ job: Job) -> Int {
            lastStep += 1
            current = (job, lastStep)
            return lastStep
        }

        /// Ends a step and returns its job, once.
        mutating func end(_ step: Int) -> Job? {
            guard let (job, number) = current, number == step else { return nil }
            current = nil
            return job
        }
    }

    private let line = Locked(Line())
    private let link: StageLink

    init(_ link: StageLink) {
        self.link = link
    }

    /// Adds the steps of a message.
    ///
    /// - Parameter completion: called once, on the thread of the last report.
    func run(_ steps: [Step], completion: @escaping @Sendable (Result) -> Void) {
        add(Job(steps: steps[...], completion: completion))
    }

    private func add(_ job: Job) {
        line.withLock { $0.jobs.append(job) }
        startNext()
    }

    private func startNext() {
        guard let job = line.withLock({ $0.next() }) else { return }
        perform(job)
    }

    /// Runs the first step of a job that has the slot. Only this object holds the step, so the step is released when it
    /// is over.
    private func perform(_ job: Job) {
        guard !job.steps.isEmpty else { return finish(job, .success) }
        let number = line.withLock { $0.begin(job) }
        link.onBackground { [weak self] in self?.performStep(number) }
    }

    private func performStep(_ number: Int) {
        guard let step = line.withLock({ $0.current?.job.steps.first }) else { return }
        step { [weak self] result in self?.stepEnded(number, with: result) }
    }

    /// Handles a report; only the first report of a step counts.
    private func stepEnded(_ number: Int, with result: InAppMessagePrepareResult) {
        guard var job = line.withLock({ $0.end(number) }) else { return }
        switch result {
        case .success:
            job.steps = job.steps.dropFirst()
            job.backOff = BackOff()
            perform(job)
        case .retry:
            let seconds = job.backOff.next()
            line.withLock { [job] in $0.resting[number] = job }
            _ = link.after(seconds) { [weak self] in self?.tryAgain(number) }
            freeSlot()
        case .cancel: finish(job, .cancel)
        case .invalidate: finish(job, .invalidate)
        }
    }

    private func tryAgain(_ step: Int) {
        guard let job = line.withLock({ $0.resting.removeValue(forKey: step) }) else { return }
        add(job)
    }

    private func finish(_ job: Job, _ result: Result) {
        job.completion(result)
        freeSlot()
    }

    private func freeSlot() {
        line.withLock { $0.isBusy = false }
        startNext()
    }
}

/// The time before each retry: 30 seconds, doubled up to 120 (AS-020). A value.
struct BackOff: Sendable {
    private var seconds: TimeInterval = 30

    mutating func next() -> TimeInterval {
        defer { seconds = min(120, seconds * 2) }
        return seconds
    }
}

/// The data about a message from the start of its preparation to the end of its display.
///
/// `@unchecked Sendable` is sound: it is immutable, and the app's objects in it are used on the threads that the rules
/// state, which their protocols cannot express.
final class PreparedMessage: @unchecked Sendable {
    let scheduleID: String
    /// The message after `extend`.
    let message: InAppMessage
    let adapter: any InAppMessageAdapterProtocol
    /// The coordinator, chosen once (AS-015).
    let coordinator: any InAppMessageDisplayCoordinator

    init(
        scheduleID: String, message: InAppMessage, adapter: any InAppMessageAdapterProtocol,
        coordinator: any InAppMessageDisplayCoordinator
    ) {
        self.scheduleID = scheduleID
        self.message = message
        self.adapter = adapter
        self.coordinator = coordinator
    }
}
