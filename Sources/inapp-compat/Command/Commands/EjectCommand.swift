import Foundation
import InAppContracts
import SDKSources

/// `eject`: the sources of a bridge for the real SDK.
enum EjectCommand: Subcommand {
    static let name = "eject"
    static let summary = "writes the sources of a bridge for the vendor's real SDK"
    static let operands = "SHAPE"
    static let output = Option(
        name: "--output", value: "DIR", about: "the directory to write to; created if it does not exist")
    static let module = Option(
        name: "--module", value: "NAME[,NAME]",
        about: "the modules of the SDK, if their names differ from those of its Swift package")
    static let package = Option(
        name: "--package", value: "DIR",
        about:
            "the package that contains the bridge: a checkout of InAppCompat that is not near this program or the current "
            + "directory, or the package of an external shape")
    static let withoutChecks = Option(
        name: "--without-checks", value: nil,
        about: "leave out the checked delegate: the rest needs only InAppCore and InAppPages")
    static let options = [output, module, package, withoutChecks]
    static let discussion = [
        "Only the bridge's import lines change, from the model's module to the SDK's. Use it for an Xcode target, "
            + "CocoaPods or a prebuilt SDK. With Swift packages the build plugin does the same (Compat/README.md).",
        "Files that this command has written before for the same shape are overwritten. If a file that it did not "
            + "write is in the way, nothing is written. Bridges of several shapes may share a folder and a module.",
        "An external shape has its bridge and an SDK.json in Compat/NAME or Sources/NAMEBridge of its own package.",
    ]
    static func examples(_ shapes: [ShapeKit]) -> [String] {
        let name = shapes.first?.shape.name ?? "SHAPE"
        return [
            "eject \(name) --output Sources/Bridge", "eject \(name) --output Sources/Bridge --module SomeKit",
        ]
    }

    @MainActor static func run(_ arguments: Arguments, _ shapes: [ShapeKit], _ style: Style) throws -> Outcome
    {
        let shape = try arguments.operand("the shape")
        guard let path = arguments.value(output) else { throw UsageError("--output is missing") }
        let modules = arguments.value(module)?.split(separator: ",").map(String.init)
        let words =
            ["inapp-compat", name, shape, output.name, path]
            + (arguments.value(module).map { [module.name, $0] } ?? [])
            + (arguments.has(withoutChecks) ? [withoutChecks.name] : [])
        let ejection = Ejection(
            of: try room(of: shape, arguments), modules: modules,
            checks: !arguments.has(withoutChecks), version: "(a version in development)",
            command: words.joined(separator: " "))
        let files = try ejection.write(to: URL(fileURLWithPath: path, isDirectory: true))
        return Outcome(output: files.map { "\(path)/\($0.lastPathComponent)" }.joined(separator: "\n") + "\n")
    }

    /// The sources of the bridge: in the package that the command line names, else near the program, because those
    /// have its version, else near the current directory.
    private static func room(of shape: String, _ arguments: Arguments) throws -> ShapeRoom {
        if let path = arguments.value(package) {
            let folder = URL(fileURLWithPath: path, isDirectory: true)
            return try ShapeRoom.named(shape, in: ShapeRoom.places(in: folder))
        }
        let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        return try CompatFolder.room(shape, near: [program, here])
    }
}
