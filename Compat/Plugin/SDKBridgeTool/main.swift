import Foundation
import SDKSources

/// Writes the sources of a bridge for the vendor's SDK. The plugins run this tool.
///
///     sdk-bridge SHAPE --compat FOLDER... --output FOLDER [--module NAME[,NAME]] [--without-checks]
struct Arguments {
    var shape: String?
    var compat: [String] = []
    var output: String?
    var modules: [String] = []
    var checks = true
    var version = "(a version in development)"
    var command = "with the plugin SDKBridge"

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                shape = argument
                continue
            }
            if argument == "--without-checks" {
                checks = false
                continue
            }
            guard let value = rest.popFirst() else {
                throw SDKSourcesError(.init("usage"), "A value was expected after \(argument).")
            }
            switch argument {
            case "--compat": compat.append(value)
            case "--output": output = value
            case "--module": modules += value.split(separator: ",").map(String.init)
            case "--version": version = value
            case "--command": command = value
            default: throw SDKSourcesError(.init("usage"), "There is no option \(argument).")
            }
        }
    }
}

do {
    let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
    guard let shape = arguments.shape, !arguments.compat.isEmpty, let output = arguments.output else {
        throw SDKSourcesError(.init("usage"), "A shape, --compat FOLDER and --output FOLDER were expected.")
    }
    let room = try ShapeRoom.named(
        shape, in: arguments.compat.map { URL(fileURLWithPath: $0, isDirectory: true) })
    let ejection = Ejection(
        of: room, modules: arguments.modules.isEmpty ? nil : arguments.modules, checks: arguments.checks,
        version: arguments.version, command: arguments.command)
    try ejection.write(to: URL(fileURLWithPath: output, isDirectory: true))
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
