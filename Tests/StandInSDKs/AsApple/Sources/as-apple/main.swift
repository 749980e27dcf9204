import Foundation

// as-apple package SYSTEM ROOT SCRATCH DESCRIPTION [TARGET...]
//     Makes the modules with Apple's names, and type-checks the targets of the package that DESCRIPTION tells of
//     (`swift package describe --type json`), all of them if none is named, with what those need.
// as-apple quick SYSTEM ROOT SCRATCH DESCRIPTION
//     The same, but in tests the code of macros is not made.
// as-apple sources SYSTEM ROOT SCRATCH DESCRIPTION
//     The same without tests.
// as-apple check SYSTEM ROOT SCRATCH NAME ARGUMENT...
//     Type-checks files, as a module of this name, with what was made before. Arguments are the compiler's.
// as-apple module SYSTEM ROOT SCRATCH NAME FOLDER ARGUMENT...
//     Makes a module of this name in a folder, to be imported.
// as-apple arguments SYSTEM ROOT SCRATCH DESCRIPTION FOLDER
//     Writes a file for each target that is no test, in the order in which they need each other (`100-NAME`), with what the
//     compiler's frontend is told to type-check it.
//
// SYSTEM is iOS or macOS, ROOT the root package's folder, SCRATCH where everything is made.

func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 5, let system = AppleSystem(rawValue: arguments[2]) else {
        throw Failure("usage: as-apple package|quick|sources|check|module|arguments iOS|macOS ROOT SCRATCH …")
    }
    let lane = Lane(
        system: system, root: URL(fileURLWithPath: arguments[3]), scratch: URL(fileURLWithPath: arguments[4]))
    let rest = Array(arguments[6...])
    switch arguments[1] {
    case "package": try lane.check(PackageDescription(at: arguments[5]), only: rest, tests: .whole)
    case "quick": try lane.check(PackageDescription(at: arguments[5]), only: [], tests: .withoutMacros)
    case "sources": try lane.check(PackageDescription(at: arguments[5]), only: [], tests: .leftOut)
    case "check": try lane.compiler.check(arguments[5], rest)
    case "module" where !rest.isEmpty:
        try lane.compiler.makeModule(
            arguments[5], Array(rest.dropFirst()), into: URL(fileURLWithPath: rest[0]))
    case "arguments" where !rest.isEmpty:
        let folder = URL(fileURLWithPath: rest[0])
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (number, target) in try lane.frontendArguments(of: PackageDescription(at: arguments[5]))
            .enumerated()
        {
            let place = folder.appendingPathComponent("\(100 + number)-\(target.module)")
            try target.arguments.joined(separator: "\n").write(to: place, atomically: true, encoding: .utf8)
        }
    default:
        throw Failure(
            "as-apple: unknown command \(arguments[1]); expected package, quick, sources, check, module or arguments"
        )
    }
}

do {
    try main()
} catch {
    say("\(error)")
    exit(1)
}
