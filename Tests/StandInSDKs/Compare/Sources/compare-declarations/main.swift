import Foundation

// compare-declarations GRAPHS ACCEPTED MODEL MODULE...
// Fails on every difference that the file of accepted ones does not give a reason for, and on every reason without a
// difference.
//
// compare-declarations --digest GRAPHS MODULE
// Prints the public API of a module, a line a declaration.
//
// compare-declarations --undocumented GRAPHS
// Fails on every public declaration that has no comment.

do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 3, arguments[0] == "--digest" {
        let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
        print(try Digest(of: arguments[2], in: folder).lines.joined(separator: "\n"))
        exit(0)
    }
    if arguments.count == 2, arguments[0] == "--undocumented" {
        let found = try Undocumented(in: URL(fileURLWithPath: arguments[1], isDirectory: true))
        for path in found.paths { print(path) }
        print("\(found.count) public declarations, \(found.paths.count) without a comment")
        exit(found.paths.isEmpty ? 0 : 1)
    }
    guard arguments.count >= 4 else {
        throw ComparisonError(
            "Expected: a folder of symbol graphs, a file of differences, a model (with what it re-exports, as in A+B), its modules."
        )
    }
    let folder = URL(fileURLWithPath: arguments[0], isDirectory: true)
    let accepted = try AcceptedDifferences(contentsOf: URL(fileURLWithPath: arguments[1]))
    let vendor = try Declarations(of: Array(arguments[3...]), in: folder)
    let model = try Declarations(of: arguments[2].split(separator: "+").map(String.init), in: folder)
    let differences = Difference.all(of: vendor, and: model)
    let unexpected = accepted.unexpected(differences)
    let outdated = accepted.outdated(differences)
    for difference in unexpected { print("not accepted: \(difference)") }
    for (line, path) in outdated { print("no difference of its own any more: line \(line), \(path)") }
    print(
        "\(arguments[2]): \(vendor.byPath.count) declarations, \(differences.count) differences, "
            + "\(unexpected.count) without a reason")
    exit(unexpected.isEmpty && outdated.isEmpty ? 0 : 1)
} catch {
    print("error: \(error)")
    exit(2)
}
