import Foundation

// as-apple iOS|macOS ROOT SCRATCH DESCRIPTION [TARGET...]
//
// Makes the modules with Apple's names in SCRATCH, and type-checks the targets of the package that DESCRIPTION tells of
// (`swift package describe --type json`), all of them if none is named, with what those need.

func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 4, let system = AppleSystem(rawValue: arguments[1]) else {
        throw Failure("usage: as-apple iOS|macOS ROOT SCRATCH DESCRIPTION [TARGET...]")
    }
    let root = URL(fileURLWithPath: arguments[2])
    let lane = Lane(system: system, root: root, scratch: URL(fileURLWithPath: arguments[3]))
    let description = try JSONDecoder().decode(
        PackageDescription.self, from: Data(contentsOf: URL(fileURLWithPath: arguments[4])))
    try lane.makeModules()
    try lane.check(description, only: Array(arguments[5...]))
}

do {
    try main()
} catch {
    print(error)
    exit(1)
}
