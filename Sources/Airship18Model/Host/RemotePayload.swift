import AirshipShared
import Foundation
import HeadlessStage

/// What the server says at some time (AM-121, AM-122).
struct RemotePayload {
    let schedules: [AutomationSchedule]
    let constraints: [FrequencyConstraint]
    /// The schedules that were dropped, and why.
    let dropped: [PayloadError]

    /// - Throws: `PayloadError` when the payload as a whole cannot be used.
    init(_ json: Data, version: Airship18Version) throws {
        let node = JSONNode(try JSONValue(parsing: json), at: .root)
        let reader = PayloadReader(version: version)
        constraints =
            try node["frequency_constraints"].map { _ in
                try node.requiredArray("frequency_constraints").map { try reader.read($0) }
            } ?? []
        var schedules: [AutomationSchedule] = []
        var dropped: [PayloadError] = []
        for element in try node.requiredArray("in_app_messages") {
            do {
                schedules.append(try reader.remoteSchedule(element))
            } catch let error as PayloadError where version.dropsMalformedAlone {
                dropped.append(error)
            }
        }
        self.schedules = schedules
        self.dropped = dropped
    }
}

extension SDKInAppAutomation {
    /// The server's word has come.
    @MainActor func receive(remote json: Data, at date: Date) {
        engine.start()
        let remote = installation.remote
        do {
            let payload = try RemotePayload(json, version: installation.version)
            for error in payload.dropped {
                installation.link.record(.error, "schedule dropped", ["reason": "\(error)"])
            }
            installation.frequencies.set(payload.constraints)
            let ids = Set(payload.schedules.map(\.identifier))
            let last = remote.lastPayload ?? .distantPast
            let accepted = payload.schedules.filter {
                remote.known.contains($0.identifier) || $0.created > last
            }
            engine.end(remote.known.subtracting(ids))
            remote.known = Set(accepted.map(\.identifier))
            remote.lastPayload = date
            for schedule in accepted { remote.mark(schedule.identifier, isStale: false) }
            engine.upsert(accepted)
        } catch {
            installation.link.record(.error, "payload refused", ["reason": "\(error)"])
            // A payload that cannot be read counts as none at all (AM-121).
            if installation.follows(.endedSource) { engine.end(remote.known) }
        }
        engine.preparer.refreshed()
        remote.set(.upToDate)
    }
}
