import Foundation

// check-minimum collect --graphs FOLDER... [--minimum VERSIONS] --output FILE
// Writes what is newer than the minimum in the symbol graphs of the folders.
//
// check-minimum check [--minimum VERSIONS] --newer FILE... [--declared FILE] [--tolerate TEXT...] -- ARGUMENTS
// Type-checks a module with the compiler's arguments, and prints each use of what is newer. What the module itself declares for
// newer versions only is written to the last file, which is one of --newer for modules that import it.
// Errors of the compiler that have one of the texts are passed over.
// VERSIONS are written "iOS 15, macOS 12", which is what counts where none are given.

do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let options = try Options(Array(arguments.dropFirst()))
    let minimum = try options.minimum()
    var newer = NewerDeclarations()
    switch arguments.first {
    case "collect":
        for folder in options.all("--graphs") {
            try SymbolGraph.collect(from: URL(fileURLWithPath: folder), newerThan: minimum, into: &newer)
        }
        let output = URL(fileURLWithPath: try options.one("--output"))
        try newer.lines.write(to: output, atomically: true, encoding: .utf8)
    case "check":
        for file in options.all("--newer") { try newer.read(URL(fileURLWithPath: file)) }
        let check = try ModuleCheck(
            Compiler(arguments: options.rest, tolerated: options.all("--tolerate")), minimum: minimum,
            newer: newer)
        for finding in check.findings.sorted() { print(finding.text) }
        if let file = options.all("--declared").last {
            try check.declared.lines.write(to: URL(fileURLWithPath: file), atomically: true, encoding: .utf8)
        }
        FileHandle.standardError.write(Data((check.summary + "\n").utf8))
        exit(check.findings.isEmpty ? 0 : 1)
    default:
        throw Problem("Expected: collect or check")
    }
} catch {
    print("error: \(error)")
    exit(2)
}
