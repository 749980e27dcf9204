import Foundation
import InAppCompat
import InAppContracts

/// Implements `inspect --emit payload`: writes a vendor's campaign as another vendor's.
@MainActor enum PayloadEmission {
    static func run(_ payload: Data, of kit: ShapeKit, to target: ShapeKit, _ path: String) throws -> Outcome
    {
        let messages = try kit.port.messages(of: payload)
        guard messages.count == 1, let (id, content) = messages.first else {
            throw ToolFailure("\(path) has \(messages.count) messages; only one can be written at a time")
        }
        let ported = try target.payload(porting: content, from: kit, id: id)
        let calls = kit.foreignPageCalls(in: content, on: target)
        let warnings = calls.map {
            "warning: the page of \(id) has \($0), which calls \(kit); \(target) does not answer it.\n"
        }
        let text = String(decoding: ported, as: UTF8.self)
        return Outcome(output: text + "\n", errors: warnings.joined())
    }
}
