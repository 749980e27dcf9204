import BuiltInShapes
import Foundation
import ModelTesting
import SoakTesting

// inapp-soak [--messages COUNT] [--seed SEED] [--pair DELEGATE/HOST] [--real-time PERCENT] [--growth MEGABYTES]
// Plays messages through every pair, COUNT in total, and fails on messages that are lost or reported twice, on objects
// that are not released, and on deadlocks.
//
// inapp-soak --pair DELEGATE/HOST --session SEED
// Plays one session again and prints its trace.

/// Seconds after which one session counts as a deadlock.
let patience = 120.0

/// Writes a line at once.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

var options: [String: String] = [:]
var rest = CommandLine.arguments.dropFirst().makeIterator()
while let name = rest.next() { options[name] = rest.next() }
let seed = options["--seed"].flatMap { UInt64($0) } ?? 1
let pairs = SoakPair.all(of: .builtIn).filter { options["--pair"] == nil || options["--pair"] == "\($0)" }
guard !pairs.isEmpty else {
    say("No pair has this name. The pairs are: \(SoakPair.all(of: .builtIn))")
    exit(2)
}
if let session = options["--session"].flatMap({ UInt64($0) }) {
    var run = SoakRun(pairs[0])
    for line in await run.replay(session: session) { say(line) }
    for violation in run.violations { say("  \(violation)") }
    exit(run.violations.isEmpty ? 0 : 1)
}
let count = (options["--messages"].flatMap { Int($0) } ?? 1_000_000) / pairs.count
// The growth of the whole process that counts as flat, from the end of its first pass through the pairs: the memory
// that a sanitizer retains needs more.
let mostGrowth = (options["--growth"].flatMap { Int($0) } ?? 32) << 20
let share = options["--real-time"].flatMap { Int($0) } ?? SoakRun.realTimeShare
let watchdog = SoakWatchdog(patience: patience) { what in
    say("Deadlock: \(what)")
    exit(3)
}

// A first pass, after which every table and cache of the process has its size.
for pair in pairs {
    var run = SoakRun(pair)
    await run.play(min(count / 10, 500), seed: ~seed, inRealTime: share) { watchdog.note($0) }
}
let warm = ProcessMemory.resident ?? 0
say("warm: \(warm >> 20) MB")
var (sum, offered, violations) = (0, 0, 0)
let start = Date()
for pair in pairs {
    let (before, begin) = (ProcessMemory.resident ?? 0, Date())
    var run = SoakRun(pair)
    await run.play(count, seed: seed, inRealTime: share) { watchdog.note($0) }
    let growth = Double((ProcessMemory.resident ?? 0) - before) / 1_048_576
    say(
        "\(pair): \(run.messages) messages (\(run.messagesInRealTime) in real time), \(run.offered) offered: "
            + "\(run.ends.dismissed) dismissed, \(run.ends.discarded) discarded, \(run.ends.failed) failed; "
            + String(format: "%.1f s, grew by %.1f MB, ", Date().timeIntervalSince(begin), growth)
            + "\(run.violationCount) violations"
            + run.excuses.sorted { $0.key < $1.key }.map { ", \($0.value) stuck by \($0.key)" }.joined())
    for violation in run.violations { say("  \(violation)") }
    sum += run.messages
    offered += run.offered
    violations += run.violationCount
}
watchdog.stop()
let growth = (ProcessMemory.resident ?? 0) - warm
say(
    "\(sum) messages, \(offered) offered, \(violations) violations, "
        + String(
            format: "%.0f s, grew by %.1f MB", Date().timeIntervalSince(start), Double(growth) / 1_048_576))
if growth > mostGrowth { say("The process grows too much.") }
exit(violations == 0 && growth <= mostGrowth ? 0 : 1)
