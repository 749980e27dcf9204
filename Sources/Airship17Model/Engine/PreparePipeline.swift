import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Runs the steps of messages' preparations: one step at a time on a background thread, in the order in which they
/// were added (AS-021).
///
/// A step that asks to be tried again gives the slot to the next message and lines up again when its time has come.
/// A step that never reports blocks everything behind it. The steps of one message follow each other in the slot; the
/// rules leave open whether another message may come in between. Sendable: the line is behind a lock.
final class PreparePipeline: Sendable {
    /// Reports how it went, on any thread; only the first report counts.
    typealias Report = @Sendable (InAppMessagePrepareResult) -> Void
    /// One step. Called on a background thread.
    typealias Step = @Sendable (_ report: @escaping Report) -> Void

    /// What the steps of one message came to.
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
        /// The job whose step is under way, and the number of that step. It is kept here and not by the function that
        /// reports, because adapters keep that.
        var current: (job: Job, step: Int)?
        var lastStep = 0
        /// The jobs whose step wants to be tried again, by the number of that step, until their time has come. They are kept
        /// here and not by the alarm, which may never ring.
        var resting: [Int: Job] = [:]

        /// The next job, if the slot is free; the slot is taken then.
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

        /// The first step of a job begins; gives its number.
        mutating func begin(_ job: Job) -> Int {
            lastStep += 1
            current = (job, lastStep)
            return lastStep
        }

        /// A step ends; gives its job, once.
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

    /// Performs the first step of a job that has the slot. The step is kept here only, so that it goes when it is over.
    private func perform(_ job: Job) {
        guard !job.steps.isEmpty else { return finish(job, .success) }
        let number = line.withLock { $0.begin(job) }
        link.onBackground { [weak self] in self?.performStep(number) }
    }

    private func performStep(_ number: Int) {
        guard let step = line.withLock({ $0.current?.job.steps.first }) else { return }
        step { [weak self] result in self?.stepEnded(number, with: result) }
    }

    /// A report; only the first one of a step counts.
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

/// How long to wait before each next try: 30 seconds, doubled up to 120 (AS-020). A value.
struct BackOff: Sendable {
    private var seconds: TimeInterval = 30

    mutating func next() -> TimeInterval {
        defer { seconds = min(120, seconds * 2) }
        return seconds
    }
}

/// What is known about a message between the beginning of its preparation and the end of its display.
///
/// `@unchecked Sendable` is sound: it is immutable, and the app's objects in it are used on the threads that the
/// rules name, which their protocols cannot say.
final class PreparedMessage: @unchecked Sendable {
    let scheduleID: String
    /// The message as `extend` left it.
    let message: InAppMessage
    let adapter: any InAppMessageAdapterProtocol
    /// Chosen once (AS-015).
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
