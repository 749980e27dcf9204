import Foundation
import InAppContracts
import SDKSources

/// `eject`: the sources of a bridge for the real SDK.
enum EjectCommand: Subcommand {
    static let name = "eject"
    static let summary = "writes the sources of a bridge for the vendor's real SDK"
    static let operands = "SHAPE"
    static let output = Option(
        name: "--output", value: "DIR", about: "where to; made if it is not there")
    static let module = Option(
        name: "--module", value: "NAME[,NAME]",
        about: "the modules of the SDK, where they are called otherwise than by its Swift package")
    static let options = [output, module]
    static let discussion = [
        "The bridge's import lines change from the model's module to the SDK's, and nothing else: for an Xcode target, "
            + "CocoaPods or a prebuilt SDK. With Swift packages the build plugin does the same (Compat/README.md).",
        "Files that this has written before are written again; a file of another origin is left alone, and then nothing "
            + "is written.",
    ]
    static func examples(_ shapes: [ShapeKit]) -> [String] {
        let name = shapes.first?.shape.name ?? "SHAPE"
        return [
            "eject \(name) --output Sources/Bridge", "eject \(name) --output Sources/Bridge --module SomeKit",
        ]
    }

    static func run(_ arguments: Arguments, _ shapes: [ShapeKit], _ style: Style) throws -> Outcome {
        let shape = try arguments.operand("the shape")
        guard let path = arguments.value(output) else { throw UsageError("--output is missing") }
        let modules = arguments.value(module)?.split(separator: ",").map(String.init)
        let words =
            ["inapp-compat", name, shape, output.name, path]
            + (arguments.value(module).map { [module.name, $0] } ?? [])
        let ejection = Ejection(
            of: try ShapeRoom.named(shape, in: compat), modules: modules,
            version: "(a version in development)", command: words.joined(separator: " "))
        let files = try ejection.write(to: URL(fileURLWithPath: path, isDirectory: true))
        return Outcome(output: files.map { "\(path)/\($0.lastPathComponent)" }.joined(separator: "\n") + "\n")
    }

    /// The bridges of the checkout that the tool was built from.
    private static var compat: URL {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        return folder.appendingPathComponent("Compat", isDirectory: true)
    }
}
