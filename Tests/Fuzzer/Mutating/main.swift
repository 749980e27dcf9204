import BuiltInShapes
import Foundation
import FuzzTesting

// inapp-fuzz [--target NAME] [--inputs COUNT] [--seed SEED] [--skipping COUNT]
// Passes mutated inputs to every reader, or to one, and fails on faults. The last number that is printed before a trap
// is that of the input: --skipping with this number returns to it.
//
// inapp-fuzz --corpus FOLDER
// Writes the seeds of every reader to a folder of its own, for libFuzzer.

/// Writes a line at once, so that findings are kept even if the next input traps.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

var options: [String: String] = [:]
var rest = CommandLine.arguments.dropFirst().makeIterator()
while let name = rest.next() { options[name] = rest.next() }
let inputs = options["--inputs"].flatMap { Int($0) } ?? 10_000
let seed = options["--seed"].flatMap { UInt64($0) } ?? 1
let skipping = options["--skipping"].flatMap { Int($0) } ?? 0
let targets = FuzzTarget.all(of: .builtIn).filter {
    options["--target"] == nil || options["--target"] == $0.name
}
guard !targets.isEmpty else {
    say(
        "No target has this name. The targets are: "
            + FuzzTarget.all(of: .builtIn).map(\.name).joined(separator: ", "))
    exit(2)
}
if let folder = options["--corpus"].map({ URL(fileURLWithPath: $0, isDirectory: true) }) {
    for target in targets {
        let own = folder.appendingPathComponent(target.name, isDirectory: true)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        for (number, seed) in target.seeds.enumerated() {
            try seed.write(to: own.appendingPathComponent("\(number)"))
        }
    }
    exit(0)
}
var isSound = true
for target in targets {
    let run = FuzzRun(target, inputs: inputs, seed: seed, skipping: skipping) { number in
        if number % 10_000 == 0 { FileHandle.standardError.write(Data("\(target.name): \(number)\n".utf8)) }
    }
    let seeds = target.seeds.count { target.take($0) == .read }
    let slowest = String(format: "%.1f", run.slowest * 1_000)
    say(
        "\(target.name): \(seeds) of \(target.seeds.count) seeds read; of \(run.count) inputs \(run.readCount) read,"
            + " slowest \(slowest) ms, grew by \(run.growth >> 20) MB")
    for fault in run.faults { say("  \(fault)") }
    isSound = isSound && run.faults.isEmpty
}
exit(isSound ? 0 : 1)
