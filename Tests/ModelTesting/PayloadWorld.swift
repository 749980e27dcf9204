package import HeadlessStage
import Testing

/// A world that payloads are given to.
package protocol PayloadWorld: TracedWorld {
    /// Triggers and lets everything happen that follows.
    func trigger(_ json: String) throws
}

extension PayloadWorld {
    /// Why a payload is refused. Nothing may have happened then.
    package func refusal(_ json: String) -> PayloadError? {
        let error = #expect(throws: PayloadError.self) { try trigger(json) }
        #expect(takeTrace() == [])
        return error
    }

    /// A payload shows one message of this id, and so many records are sent.
    @MainActor package func expectShown(_ id: String, records: Int, by json: String) throws {
        try trigger(json)
        #expect(stage.visibleSurfaces == [id])
        #expect(stage.log.entries(of: .analytics).count == records)
    }
}
