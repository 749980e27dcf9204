public import Airship18Model  // Shows AirshipAutomation.
import Foundation
public import InAppCore

/// The SDK's callbacks. The app's own delegate gets each call too.
extension Airship18Bridge: InAppMessageDisplayDelegate {
    public func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        let adapter = takeAskedAdapter()
        guard !discarded.contains(scheduleID) else { return false }
        guard !gone.contains(scheduleID) else {
            checkReturn(of: scheduleID)
            return false
        }
        let record = offeredRecord(of: message, scheduleID)
        if let adapter, adapter.message == message { adapter.belong(to: record) }
        guard engine.decide(record.message) == .show, appFindsReady(message, record), plan(record) else {
            return false
        }
        watchForDisplay(of: record)
        return true
    }

    public func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        claim()
        let record = records[scheduleID] ?? makeRecord(for: message, scheduleID)
        displayDelegate?.messageWillDisplay(message, scheduleID: scheduleID)
        record.adopted?.delegate.messageWillDisplay(message, scheduleID: scheduleID)
        record.isBegun = true
        guard record.adapter == nil else { return }
        MainThread.async { [weak self] in
            guard let self else { return }
            displayBegins(record)
        }
    }

    public func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        let record = records[scheduleID]
        displayDelegate?.messageFinishedDisplaying(message, scheduleID: scheduleID)
        record?.adopted?.delegate.messageFinishedDisplaying(message, scheduleID: scheduleID)
        guard let record, record.isBegun else {
            return engine.report(
                .strayCallback, record?.message,
                "The end of a message that the bridge does not track was ignored.")
        }
        guard record.message.phase.isOnScreen || record.message.phase == .hidden else {
            return fail(
                record, .controlGroup,
                "The SDK reported a display and its end, but nothing was displayed (AM-011).")
        }
        engine.didDismiss(record.message, cause: record.isDismissalAsked ? nil : record.display.cause)
        claim()
    }
}

extension Airship18Bridge {
    // MARK: Questions

    /// The message that the SDK asks about. It is the previous one as long as that has not ended: a message that is
    /// prepared again (AM-054) was not triggered again.
    private func offeredRecord(of native: InAppMessage, _ scheduleID: String) -> Airship18Record {
        guard let known = records[scheduleID] else { return makeRecord(for: native, scheduleID) }
        guard !known.isBegun else {
            // While a display lasts the SDK asks nothing (AM-041): the end of the display was reported to another
            // delegate.
            engine.didDismiss(known.message, isDerived: true)
            return makeRecord(for: native, scheduleID)
        }
        known.renew(native)
        return known
    }

    /// Tracks a new message.
    private func makeRecord(for native: InAppMessage, _ scheduleID: String) -> Airship18Record {
        let record = Airship18Record(native, scheduleID, in: engine)
        records[scheduleID] = record
        if let adoptedParts {
            record.adopted = adoptedParts
            record.message.attachments[adoptedParts.owner] = Airship18NotDriven()
        }
        return record
    }

    /// The app's own answer: its closure replaces its delegate (AM-002).
    private func appFindsReady(_ message: InAppMessage, _ record: Airship18Record) -> Bool {
        let isReady =
            onIsReadyToDisplay?(message, record.scheduleID)
            ?? displayDelegate?.isMessageReadyToDisplay(message, scheduleID: record.scheduleID) ?? true
        return isReady && record.adopted?.finds(readyToDisplay: message, record.scheduleID) ?? true
    }

    /// A display follows a yes in the same job, or not at all (AM-006, AM-050).
    private func watchForDisplay(of record: Airship18Record) {
        letThrough = record
        MainThread.async { [weak self] in
            guard let self, !record.isBegun, record.message.phase == .approved else { return }
            fail(
                record, .notShown,
                "The SDK did not display the message after the yes: it is over a frequency limit, outside an audience "
                    + "that is checked last, or there is no scene (AM-050)."
            )
        }
    }

    // MARK: Display

    /// A display begins, as far as that is known.
    func displayBegins(_ record: Airship18Record) {
        guard !record.message.phase.isTerminal else { return }
        engine.willPresent(record.message)
        guard let adapter = record.adapter else {
            return engine.didPresent(record.message, isDerived: true)
        }
        // The bridge reports its own views itself.
        guard !adapter.showsOwnView else { return }
        // The app's adapter is called next, and may return at once (AM-064).
        MainThread.async { [weak self] in
            guard let self, record.message.phase == .presenting else { return }
            engine.didPresent(record.message, isDerived: true)
        }
    }

    /// The record of a message that the SDK is about to display: the scene is requested after the yes (AM-022).
    func record(onItsWay native: InAppMessage) -> Airship18Record? {
        letThrough?.native == native ? letThrough : nil
    }

    // MARK: Ends

    func record(of message: CompatMessage) -> Airship18Record? {
        records[message.id].flatMap { $0.message === message ? $0 : nil }
    }

    /// A discarded message deletes its schedule; a message that is no longer tracked releases its page.
    public func release(_ message: CompatMessage) {
        guard let record = record(of: message) else { return }
        records[message.id] = nil
        if message.phase == .failed { record.adapter?.close(with: .userDismissed) }
        record.adapter?.releasePage()
        if message.phase == .discarded { cancelSchedule(of: record) }
    }

    func fail(_ record: Airship18Record, _ reason: MessageFailure.Reason, _ explanation: String) {
        engine.fail(record.message, MessageFailure(reason, explanation, isDerived: true))
    }

    /// Deletes the schedule of an unwanted message. Until that is done, its message is not ready.
    private func cancelSchedule(of record: Airship18Record) {
        guard let automation else { return }
        let id = record.scheduleID
        discarded.insert(id)
        AsyncCall.start(on: automation) { [weak self] in
            do {
                try await automation.cancelSchedule(identifier: id)
                self?.discarded.remove(id)
                self?.engine.campaignDeleted(record.message)
            } catch {
                self?.engine.report(.actionFailed, record.message, "cancelSchedule: \(error)")
            }
        }
    }

    /// Fails a message whose schedule is gone: cancelled, ended, or finished. The SDK does not report that (AM-065).
    func checkSchedule(of record: Airship18Record) {
        guard let automation else { return }
        AsyncCall.start(on: automation) { [weak self] in
            do {
                guard try await automation.getSchedule(identifier: record.scheduleID) == nil else { return }
            } catch {
                self?.engine.report(.actionFailed, record.message, "getSchedule: \(error)")
                return
            }
            guard let self, !record.message.phase.isTerminal, !record.isBegun else { return }
            gone.insert(record.scheduleID)
            fail(
                record, .invalidated,
                "Its schedule does not exist any more: it was cancelled, ended by the server, or finished.")
        }
    }

    /// The SDK still asks about a message that was prepared before its schedule was finished (AM-153). The message has
    /// failed, so the answer is no, as long as the schedule is not stored again.
    private func checkReturn(of scheduleID: String) {
        guard let automation, let messaging else { return }
        AsyncCall.start(on: automation) { [weak self] in
            do {
                guard try await automation.getSchedule(identifier: scheduleID) != nil else { return }
            } catch {
                self?.engine.report(.actionFailed, nil, "getSchedule: \(error)")
                return
            }
            guard self?.gone.remove(scheduleID) != nil else { return }
            messaging.notifyDisplayConditionsChanged()
        }
    }
}
