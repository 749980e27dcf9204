import BuiltInShapes
import Foundation
import HeadlessStage
import InAppContracts
import Testing

/// The standard campaigns, which `.ci/campaigns` writes into the code of each shape.
@Suite("Campaigns in code", .timeLimit(.minutes(20))) @MainActor struct BundledCampaignTests {
    nonisolated static let names = ["news", "sale", "coupon"]
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    /// The file that a shape's campaign was generated from.
    private func file(_ name: String, of kit: ShapeKit) throws -> Data {
        let shape = kit.shape.name
        let folder = Self.sources.appendingPathComponent(
            "\(shape.prefix(1).uppercased() + shape.dropFirst())Contracts/Campaigns")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil
        ).filter { $0.lastPathComponent.hasSuffix("-\(name).json") }
        try #require(files.count == 1, "\(files)")
        return try Data(contentsOf: files[0])
    }

    @Test(
        "Each is a payload that the shape's own host accepts", arguments: [ShapeKit].builtIn, names)
    func decodes(_ kit: ShapeKit, _ name: String) throws {
        let payload = try #require(kit.campaigns[name])
        let stage = HeadlessStage()
        let host = kit.driver.init(TraceRecorder(stage: stage), payload: { _ in nil }).host
        #expect(throws: Never.self) { try host.trigger(json: payload) }
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces.count == 1)
    }

    @Test("Each equals its JSON file, character by character", arguments: [ShapeKit].builtIn, names)
    func isTheFile(_ kit: ShapeKit, _ name: String) throws {
        let payload = String(decoding: try #require(kit.campaigns[name]), as: UTF8.self)
        #expect(payload + "\n" == String(decoding: try file(name, of: kit), as: UTF8.self))
    }

    @Test("No two of a shape are the same", arguments: [ShapeKit].builtIn)
    func differ(_ kit: ShapeKit) {
        #expect(Set(Self.names.compactMap { kit.campaigns[$0] }).count == 3)
    }
}
