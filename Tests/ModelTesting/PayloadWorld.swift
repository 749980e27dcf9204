package import HeadlessStage
import Testing

/// A test world that triggers payloads.
package protocol PayloadWorld: TracedWorld {
    /// Triggers a campaign and runs until the stage is idle.
    func trigger(_ json: String) throws
}

extension PayloadWorld {
    /// The error with which a payload is refused. The trace must be empty then.
    package func refusal(_ json: String) -> PayloadError? {
        let error = #expect(throws: PayloadError.self) { try trigger(json) }
        #expect(takeTrace() == [])
        return error
    }

    /// Expects that a payload shows one message of this id, and that this many records are sent.
    @MainActor package func expectShown(_ id: String, records: Int, by json: String) throws {
        try trigger(json)
        #expect(stage.visibleSurfaces == [id])
        #expect(stage.log.entries(of: .analytics).count == records)
    }
}
