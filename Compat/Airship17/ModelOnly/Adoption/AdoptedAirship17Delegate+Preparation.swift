import Airship17Model
import InAppCompat

/// The steps before a message waits for its turn.
extension AdoptedAirship17Delegate {
    func prepare(_ adopted: AdoptedAirshipMessage) {
        // Each is emptied by its reader, so nothing is kept alive by the last job of a background thread.
        let call = Locked<PreparationCall?>(
            PreparationCall(original: adopted.original, delegate: delegate, factories: factories))
        let result = Locked<PreparationCall.Result?>(nil)
        calls.background {
            let made = call.withLock { $0.take() }?.run()
            result.withLock { $0 = made }
        }
        calls.main { [weak self] in
            guard let self, let made = result.withLock({ $0.take() }) else { return }
            take(made, for: adopted)
        }
    }

    private func take(_ result: PreparationCall.Result, for adopted: AdoptedAirshipMessage) {
        guard let message = adopted.message, !message.phase.isTerminal else { return }
        adopted.extended = result.message
        adopted.coordinator = result.coordinator
        adopted.adapter = result.adapter.flatMap { usesAdapter(for: message) ? $0 : nil }
        if message.shape == .airship17, adopted.isEdited {
            report(
                .planNotApplied, message,
                "extend: a handler of a group is asked too late for that (AS-010).")
        }
        prepareAdapter(of: adopted, pause: 30)
    }

    /// - Parameter pause: seconds until the next attempt, if the adapter requests one (AS-020).
    private func prepareAdapter(of adopted: AdoptedAirshipMessage, pause: Double) {
        guard let adapter = adopted.adapter, let message = adopted.message else { return wait(adopted) }
        let queue = MainQueue()
        adapter.prepare(with: .empty(scheduleID: message.id)) { [weak self] result in
            queue.async { self?.adapterPrepared(adopted, result, pause) }
        }
    }

    private func adapterPrepared(
        _ adopted: AdoptedAirshipMessage, _ result: InAppMessagePrepareResult, _ pause: Double
    ) {
        guard let message = adopted.message, message.phase == .held, !adopted.isPrepared else { return }
        switch result {
        case .success: wait(adopted)
        case .retry:
            MainThread.after(pause) { [weak self, weak adopted] in
                guard let adopted else { return }
                self?.prepareAdapter(of: adopted, pause: min(120, pause * 2))
            }
        // The schedule is deleted (AS-020).
        case .cancel: cancelSchedule(withID: message.id)
        case .invalidate: prepare(adopted)
        }
    }
}
