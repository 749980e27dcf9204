import Airship18Model
import Foundation
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// What the rules say about any sequence of these steps.
struct SequenceInvariants {
    /// How often the display of each message was announced without having ended.
    private var up: [String: Int] = [:]
    private var factories: [String: Int] = [:]
    private var displays: [String: Int] = [:]
    /// The limits of schedules that were stored only once, and the number of their displays.
    private var limits: [String: UInt] = [:]
    private var stored: Set<String> = []
    private var wills: [String: UInt] = [:]
    private var isPaused = false
    /// Whether a timer may unlock while a message is on the screen, after a display without a scene (AM-154).
    private(set) var hasStrayTimer = false
    private var delegate = "D"
    /// Seconds since the beginning; the end of the step.
    private var now: TimeInterval = 0
    private var interval: TimeInterval = 0
    /// When the pause after the last display ends (AM-019).
    private var pausedUntil: TimeInterval = 0

    /// The rule that is broken; nil if there is none.
    ///
    /// - Parameter acts: the app's actions inside callbacks of the step.
    mutating func take(_ step: SequenceStep, _ lines: [String], inside acts: [SequenceStep] = []) -> String? {
        begin(step)
        acts.forEach { begin($0) }
        if let broken = page(step, lines) { return "\(broken) in \(lines)" }
        for (index, line) in lines.enumerated() {
            let next = index + 1 < lines.count ? lines[index + 1] : nil
            if let broken = take(Line(line), followedBy: next.map(Line.init)) {
                return "\(broken) in \(lines)"
            }
        }
        return nil
    }

    /// A rotation of the device causes no callback. A link of a page ends nothing, unless it closes the page: that ends
    /// the page on the screen, once, as its close button does.
    private func page(_ step: SequenceStep, _ lines: [String]) -> String? {
        switch step {
        case .turn: return lines.isEmpty ? nil : "AM-062: a rotation of the device caused a callback"
        case .link(SequenceStep.closing), .closePage:
            guard !hasStrayTimer else { return nil }
            let ends = lines.count { $0 == "resolution h user_dismissed" }
            return ends == up["h"] ?? 0 ? nil : "AM-084: the page ended \(ends) times"
        case .link:
            let isTold = lines.contains { Line($0).isOfDelegate || $0.contains("resolution ") }
            return isTold ? "AM-084: a link caused a callback" : nil
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
        case .interval(let seconds):
            interval = seconds
            // A pause that has begun starts again (AM-152).
            if now < pausedUntil { pausedUntil = now + seconds }
        default: break
        }
    }

    private struct Line {
        /// The name of the call, such as `D.will`.
        let name: String
        let message: String
        let answer: String
        var isOfDelegate: Bool { name.hasPrefix("D.") || name.hasPrefix("E.") }

        init(_ text: String) {
            let parts = text.split(separator: "(", maxSplits: 1)
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
            return "AM-069: \(line.name) of a delegate that was replaced"
        }
        switch line.isOfDelegate ? String(line.name.dropFirst()) : line.name {
        case "factory": factories[message, default: 0] += 1
        case "A.isReady": return adapterAnswered(line, next)
        case ".isReady": return asked(line, next)
        case ".will": return begins(message)
        case "A.display":
            displays[message, default: 0] += 1
            guard displays[message] ?? 0 <= factories[message] ?? 0 else {
                return "AM-015: more displays than adapters of \(message)"
            }
        case "A.ends":
            return next?.name.hasPrefix("resolution") == true ? nil : "AM-062: no report of the end"
        case ".finished": return ends(message)
        case "error display failed: there is no scene": hasStrayTimer = true
        default: break
        }
        return nil
    }

    private func adapterAnswered(_ line: Line, _ next: Line?) -> String? {
        if isPaused { return "AM-017: evaluated while paused" }
        guard line.answer == "false" else { return nil }
        return next?.name == "A.waits" ? nil : "AM-005: the adapter of \(line.message) is not awaited"
    }

    private func asked(_ line: Line, _ next: Line?) -> String? {
        if isPaused { return "AM-017: asked while paused" }
        if line.message != "i", isStandardUp, !hasStrayTimer { return "AM-049: asked during a display" }
        guard line.answer == "true" else { return nil }
        return next?.name == "\(delegate).will" ? nil : "AM-006: something between the yes and the display"
    }

    private mutating func begins(_ message: String) -> String? {
        if message != "i", !hasStrayTimer {
            if isStandardUp { return "AM-019: two messages at a time" }
            if now < pausedUntil { return "AM-019: \(message) was shown during the pause" }
        }
        up[message, default: 0] += 1
        wills[message, default: 0] += 1
        guard let limit = limits[message], wills[message] ?? 0 > limit else { return nil }
        return "AM-024: \(message) was displayed more than \(limit) times"
    }

    private mutating func ends(_ message: String) -> String? {
        guard let count = up[message], count > 0 else {
            return "AM-007: the end of \(message), which is not on screen"
        }
        up[message] = count - 1
        if message != "i" { pausedUntil = now + interval }
        return nil
    }
}
