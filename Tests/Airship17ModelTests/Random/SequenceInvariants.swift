import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// What the rules say about any sequence of these steps.
struct SequenceInvariants {
    private var up: [String: Int] = [:]
    private var factories: [String: Int] = [:]
    private var preparations: [String: Int] = [:]
    /// The limits of schedules that were stored only once, and the number of their displays.
    private var limits: [String: UInt] = [:]
    private var stored: Set<String> = []
    private var wills: [String: UInt] = [:]
    private var isPaused = false
    private var delegate = "D"
    /// Seconds since the beginning; the end of the step.
    private var now: TimeInterval = 0
    private var interval: TimeInterval = 30
    /// When the pause after the last display ends (AS-035).
    private var pausedUntil: TimeInterval = 0

    /// The rule that is broken; nil if there is none.
    mutating func take(_ step: SequenceStep, _ lines: [String]) -> String? {
        begin(step)
        if let broken = page(step, lines) { return "\(broken) in \(lines)" }
        for (index, line) in lines.enumerated() {
            let next = index + 1 < lines.count ? Line(lines[index + 1]) : nil
            if let broken = take(Line(line), followedBy: next) { return "\(broken) in \(lines)" }
        }
        return nil
    }

    /// A rotation of the device causes no callback. A link of a page ends nothing, unless it closes the page: that ends
    /// the page on the screen, once, as its close button does.
    private func page(_ step: SequenceStep, _ lines: [String]) -> String? {
        switch step {
        case .turn: return lines.isEmpty ? nil : "AS-042: the rotation of the device was reported"
        case .link(SequenceStep.closing), .closePage:
            let ends = lines.count { $0 == "main resolution h user_dismissed" }
            return ends == up["h"] ?? 0 ? nil : "AS-081: the page ended \(ends) times"
        case .link:
            let isTold = lines.contains { Line($0).isOfDelegate || $0.contains("resolution ") }
            return isTold ? "AS-093: a link was reported" : nil
        default: return nil
        }
    }

    private mutating func begin(_ step: SequenceStep) {
        switch step {
        case .pause(let isPaused): self.isPaused = isPaused
        case .swapDelegate: delegate = delegate == "D" ? "E" : "D"
        case .store(let id, let limit):
            limits[id] = stored.insert(id).inserted && limit > 0 ? limit : nil
        case .cancel(let id): limits[id] = nil
        case .relaunch:
            up = [:]
            pausedUntil = 0
            delegate = "D"
        case .advance(let seconds): now += seconds
        // A pause that has begun keeps its length (AS-032).
        case .interval(let seconds): interval = seconds
        default: break
        }
    }

    private struct Line {
        let thread: String
        /// The name of the call, such as `D.will`.
        let name: String
        let message: String
        let answer: String
        var isOfDelegate: Bool { name.hasPrefix("D.") || name.hasPrefix("E.") }

        init(_ text: String) {
            let words = text.split(separator: " ", maxSplits: 1)
            thread = words.first.map(String.init) ?? ""
            let parts = (words.count > 1 ? words[1] : "").split(separator: "(", maxSplits: 1)
            name = parts.first.map(String.init) ?? ""
            let rest = parts.count > 1 ? parts[1] : ""
            message = String(rest.prefix { $0 != " " && $0 != ")" })
            answer = rest.split(separator: "=").last.map(String.init) ?? ""
        }
    }

    private var isStandardUp: Bool { ["a", "b", "h"].contains { (up[$0] ?? 0) > 0 } }

    private mutating func take(_ line: Line, followedBy next: Line?) -> String? {
        let message = line.message
        if line.isOfDelegate, line.name.prefix(1) != delegate {
            return "AS-051: \(line.name) of a delegate that was replaced"
        }
        switch line.isOfDelegate ? String(line.name.dropFirst()) : line.name {
        case ".extend", ".displayCoordinator":
            return line.thread == "bg" ? nil : "AS-013: \(line.name) on the main thread"
        case "factory": factories[message, default: 0] += 1
        case "A.prepare":
            preparations[message, default: 0] += 1
            guard preparations[message] ?? 0 <= factories[message] ?? 0 else {
                return "AS-013: more preparations than adapters of \(message)"
            }
        case "A.isReady", ".isMessageReady": return asked(line, next)
        case ".will": return begins(line)
        case ".finished": return ends(message)
        default: break
        }
        return nil
    }

    private func asked(_ line: Line, _ next: Line?) -> String? {
        if isPaused { return "AS-007: asked while paused" }
        if line.message != "i", isStandardUp { return "AS-026: asked while the coordinator is not ready" }
        guard line.answer == "true" else { return nil }
        let expected = line.isOfDelegate ? "\(delegate).will" : "\(delegate).isMessageReady"
        return next?.name == expected ? nil : "AS-026: after \(line.name) came \(next?.name ?? "nothing")"
    }

    private mutating func begins(_ line: Line) -> String? {
        let message = line.message
        if line.thread != "main" { return "AS-037: a display was announced on another thread" }
        if message != "i", isStandardUp { return "AS-035: two messages at the same time" }
        if message != "i", now < pausedUntil { return "AS-035: \(message) was shown during the pause" }
        up[message, default: 0] += 1
        wills[message, default: 0] += 1
        guard let limit = limits[message], wills[message] ?? 0 > limit else { return nil }
        return "AS-063: \(message) was displayed more than \(limit) times"
    }

    private mutating func ends(_ message: String) -> String? {
        guard let count = up[message], count > 0 else {
            return "AS-042: the end of \(message), which is not on screen"
        }
        up[message] = count - 1
        if message != "i" { pausedUntil = now + interval }
        return nil
    }
}
