// none
import AppleSeed
import Foundation
import Synchronization

@available(iOS 16, macCatalyst 16, macOS 13, *)
extension Duration {
    var half: Duration { self / 2 }
}

@available(iOS 16, macOS 13, *)
struct Stopwatch: Clock {
    let clock = ContinuousClock()
    var now: ContinuousClock.Instant { clock.now }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}

struct Waits {
    @available(iOS 16, macOS 13, *)
    var first: Duration { .seconds(1) }
    @available(iOS 16, macOS 13, *)
    static let last: Duration = .seconds(2)

    @available(iOS 16, macOS 13, *)
    func advance(by time: Duration) { _ = time.half }
}

@available(iOS 18, macOS 15, *)
struct Shadow: Hashable {
    var offset: CGSize
}

struct Outline: Equatable {
    var size: CGSize
}

@available(*, unavailable)
func never(_ time: Duration) {}

protocol Presentable<Content> {
    associatedtype Content
    var id: Int { get }
}

func same<Value>(_ value: Value) -> Value { value }

func opened(_ text: any Presentable<String>) -> any Presentable<String> {
    same(text).id > 0 ? text : same(text)
}

func show(_ text: any Presentable<String>, _ maybe: (any Presentable<Int>)?) -> any Presentable<String> {
    text
}

func guarded(_ value: Any, _ view: UIView) -> Bool {
    guard #available(iOS 16, macOS 13, *), value is any Presentable<String> else { return false }
    let url = URL(filePath: "/tmp")
    let inside = { (time: Duration) in time.half == .zero && url.isFileURL }
    if #available(iOS 18, macOS 15, *) {
        let lock = Mutex(1)
        return lock.withLock { $0 > 0 } && view.hoverStyle == nil
    } else if #available(iOS 17, *) {
        return view.hoverStyle == nil
    }
    return inside(.zero)
}

func unavailableFirst() -> String {
    if #unavailable(iOS 16, macOS 13) {
        return ""
    } else {
        return "\(Duration.zero)"
    }
}

func guardUnavailable() -> String {
    guard #unavailable(iOS 16, macOS 13) else { return "\(Duration.zero)" }
    return ""
}

func repeated() {
    while #available(iOS 16, macOS 13, *), Duration.zero == .seconds(1) { Waits().advance(by: .zero) }
    let text = if #available(iOS 16, macOS 13, *) { "\(Stopwatch().now)" } else { "" }
    switch text {
    case "now":
        guard #available(iOS 16, macOS 13, *) else { return }
        Waits().advance(by: Waits.last)
    default: break
    }
    for _ in 0..<2 {
        if #available(iOS 16, macOS 13, *) { Task { try? await Task.sleep(for: .zero) } }
    }
}

func loop(_ numbers: [UInt64]) async -> UInt64 {
    await withTaskGroup(of: UInt64.self) { group in
        for number in numbers { group.addTask { number &* 2 } }
        var sum: UInt64 = 0
        for await number in group { sum &+= number }
        return sum
    }
}
