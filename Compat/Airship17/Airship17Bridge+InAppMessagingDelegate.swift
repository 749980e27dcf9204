public import Airship17Model
import Foundation
import InAppCore

/// The SDK's callbacks: `extend` and the coordinator on a background thread, the end of a display on the thread on
/// which the adapter reports, the others on the main thread. The app's own delegate gets each call too.
extension Airship17Bridge: InAppMessagingDelegate {
    /// The app's delegate changes the message first, then the handler.
    public nonisolated func extend(_ message: InAppMessage) -> InAppMessage {
        offer(message, app.delegate?.changes(message) ?? message)
    }

    public nonisolated func displayCoordinator(
        for message: InAppMessage
    ) -> (any InAppMessageDisplayCoordinator)? {
        let record = records.find(message)
        let delegates = [record?.adopted?.delegate, app.delegate].compactMap { $0 }
        let coordinator = GateCoordinator(
            self, message, record, inner: app.coordinator(for: message, choosing: delegates))
        guard let record else { return coordinator }
        record.coordinator = coordinator
        // An adapter of the bridge cancels by itself; an adapter that the app set on the manager cannot.
        if record.adapter == nil {
            onMain(record, ()) { bridge, record, _ in
                if record.message.phase == .discarded { bridge.cancelSchedule(of: record) }
            }
        }
        return coordinator
    }

    public nonisolated func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        hearers(of: message).allSatisfy { $0.finds(readyForDisplay: message) }
    }

    public nonisolated func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        for hearer in hearers(of: message) { hearer.hears(willDisplay: message, scheduleID) }
        // Messages and resolutions are immutable, but their types do not state that another thread may read them.
        onMain(Carried(message), scheduleID) { bridge, message, scheduleID in
            bridge.willDisplay(message.value, scheduleID)
        }
    }

    public nonisolated func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        for hearer in hearers(of: message) { hearer.hears(finished: message, scheduleID, resolution) }
        onMain(Carried(message), Carried(resolution)) { bridge, message, resolution in
            bridge.finished(message.value, resolution.value)
        }
    }

    private nonisolated func hearers(of message: InAppMessage) -> [any InAppMessagingDelegate] {
        [app.delegate, records.find(message)?.adopted?.delegate].compactMap { $0 }
    }
}

extension Airship17Bridge {
    // MARK: Preparation

    /// Asks the handler about a message that is being prepared, and how it should appear. Any thread; off the main
    /// thread it waits as long as the policy allows.
    /// - Returns: the message that the SDK should display.
    nonisolated func offer(_ original: InAppMessage, _ changed: InAppMessage) -> InAppMessage {
        if let again = preparedAgain(original) { return again }
        let lookup = ScheduleLookup(original, in: app.automation)
        let adopted = askForAdoptedParts()
        let offered = adopted?.delegate.changes(changed) ?? changed
        records.setOffered(true, original, offered)
        // Messages are immutable, but their types do not state that the main thread may read them.
        let pair = Carried((original: original, offered: offered))
        let policy = gatePolicy
        let answer = WaitingThreads.inProcess.wait(policy) { timeout in
            let rest = lookup.wait(within: timeout)
            let granted = GatePolicy(
                timeout: timeout, fallback: policy.fallback, lateAnswer: policy.lateAnswer)
            return MainThread.ask(timeout: rest) {
                self.engine.consider(
                    self.begin(pair.value.original, pair.value.offered, adopted, lookup).message)
            } settle: { answer in
                let (original, offered) = pair.value
                self.settle(self.begin(original, offered, adopted, lookup), as: answer, by: granted)
                self.records.setOffered(false, original, offered)
            }
        }
        guard answer != nil else { return offered }
        return records.find(original)?.extended ?? offered
    }

    /// The changed message of an earlier preparation, if the SDK prepares a message again (AS-011): the handler is not
    /// asked again.
    private nonisolated func preparedAgain(_ original: InAppMessage) -> InAppMessage? {
        guard let record = records.find(original), record.coordinator != nil || record.isInvalidated else {
            return nil
        }
        record.isInvalidated = false
        return record.extended
    }

    /// The record of a message. An earlier message that was offered, but silently dropped, has ended.
    private func begin(
        _ original: InAppMessage, _ offered: InAppMessage, _ adopted: Adopted17Parts?,
        _ lookup: ScheduleLookup
    ) -> Airship17Record {
        if let known = records.find(original) {
            guard known.isPlanned else { return known }
            lost(known, "The SDK did not finish its preparation.")
        }
        let record = makeRecord(for: original, offered, of: lookup.identifiers)
        if let adopted {
            record.adopted = adopted
            record.message.attachments[adopted.owner] = Airship17NotDriven()
        }
        return record
    }

    private func settle(_ record: Airship17Record, as answer: DisplayDecision?, by policy: GatePolicy) {
        let message = record.message
        if let answer {
            engine.settle(message, as: answer)
        } else {
            engine.settleLate(message, by: policy)
        }
        if !message.phase.isTerminal { plan(record, isInTime: answer != nil) }
        record.isPlanned = true
    }

    /// The parts of the adopted delegate for this SDK, if the handler has one: it is called directly, as the SDK calls
    /// it.
    private nonisolated func askForAdoptedParts() -> Adopted17Parts? {
        MainThread.ask(timeout: gatePolicy.timeout) { self.adoptedParts } ?? nil
    }

    /// Makes the adapter of a message, which wraps the app's or the SDK's own. Background thread.
    nonisolated func makeAdapter(for message: InAppMessage) -> Airship17BridgedAdapter {
        claimDelegate()
        // A delegate that the app has set in the meantime has prevented that the message was offered.
        let shown = records.isOffered(message) ? message : offer(message, message)
        let record = records.find(message)
        let factory = record?.adopted?.factories[shown.displayType] ?? app.factory(for: shown.displayType)
        let adapter = Airship17BridgedAdapter(
            self, message, record, inner: factory?(shown) ?? Airship17BridgedAdapter.builtIn(for: shown))
        record?.adapter = adapter
        return adapter
    }

    /// Handles the result of an adapter's preparation, before the SDK gets it. Any thread.
    nonisolated func adapterPrepared(_ record: Airship17Record, _ result: InAppMessagePrepareResult) {
        switch result {
        case .invalidate: record.isInvalidated = true
        case .cancel:
            onMain(record, ()) { bridge, record, _ in
                guard !record.message.phase.isTerminal else { return }
                bridge.engine.fail(
                    record.message, MessageFailure(.content, "Its adapter cancelled the preparation."))
            }
        case .success, .retry: break
        @unknown default: break
        }
    }

    /// The SDK has released its prepared objects.
    func lostPreparation(of record: Airship17Record) {
        guard record.coordinator == nil, !record.isInvalidated else { return }
        lost(record, "The SDK dropped it: it was cancelled, has expired, or its preparation did not finish.")
    }

    private func lost(_ record: Airship17Record, _ explanation: String) {
        switch record.message.phase {
        case .held, .approved:
            engine.fail(record.message, MessageFailure(.invalidated, explanation, isDerived: true))
        case .discarded: records.remove(record.message)
        default: break
        }
    }

    // MARK: Display

    private func willDisplay(_ native: InAppMessage, _ scheduleID: String) {
        let record = records.find(native) ?? makeRecord(for: native, native, of: [scheduleID])
        record.scheduleID = scheduleID
        engine.willPresent(record.message)
        guard record.adapter == nil else { return }
        MainThread.async { [weak self] in self?.didDisplay(record) }
    }

    /// The adapter was told to display, as far as that is known.
    func didDisplay(_ record: Airship17Record) {
        if record.message.phase == .presenting { engine.didPresent(record.message, isDerived: true) }
    }

    private func finished(_ native: InAppMessage, _ resolution: InAppMessageResolution) {
        guard let record = records.find(native) else {
            return engine.report(
                .strayCallback, nil, "The end of a message that the bridge does not track was ignored.")
        }
        engine.didDismiss(record.message, cause: cause(of: resolution, record))
    }

    /// How the message was dismissed. Only a dismissal by the handler is known better here than by the SDK, which has
    /// no resolution for it.
    private func cause(
        of resolution: InAppMessageResolution, _ record: Airship17Record
    ) -> MessageResolution.Cause? {
        switch resolution.type {
        case .buttonClick: .buttonClick(id: resolution.buttonInfo?.identifier ?? "")
        case .messageClick: .messageClick
        case .userDismissed: record.isDismissalAsked ? nil : .userDismissed
        case .timedOut: .timedOut
        @unknown default: .unspecified
        }
    }
}
