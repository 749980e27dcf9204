import Airship17Model
import Foundation
import HeadlessStage
import InAppCompat
import Testing

@testable import Airship17Bridge

/// The messages that the bridge knows, while the handler is being asked and afterwards.
@MainActor @Suite(.timeLimit(.minutes(20))) struct MessageRecordsTests {
    @Test("INV-1 INV-7 a message is known from the question to its answer, and then only by its record")
    func offered() throws {
        let world = try Airship17World()
        try world.trigger(Airship17World.modal("m1"))
        let native = try #require(try world.message().native(as: InAppMessage.self))
        let records = Airship17Records()
        #expect(!records.isOffered(native) && records.find(native) == nil)
        records.setOffered(true, native)
        #expect(records.isOffered(native) && records.find(native) == nil)
        records.setOffered(false, native)
        #expect(!records.isOffered(native))
        let record = Airship17Record(try world.message(), native, native)
        records.insert(record)
        #expect(records.isOffered(native) && records.find(native) === record)
        records.remove(record.message)
        #expect(!records.isOffered(native) && records.find(native) == nil)
    }
}
