import AdobeAndroid3JNI
import AdobeAndroidOnJava
import CJNI
import Foundation
import InAppCompat
import InAppCompatAndroid
import JavaMachine
import PlatformStandIns

/// A handler that Java creates by name.
final class CountingHandler: AndroidHandler {
    static var dismissals = 0

    init() {}

    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) { Self.dismissals += 1 }
}

/// A check, and its description.
typealias BorderCheck = (name: String, check: @MainActor () throws -> Void)

/// Checks of the boundary between Swift and Java.
@MainActor enum Border {
    private static let checks = "inappcompat/check/Checks"
    private static let kotlinChecks = "inappcompat/check/KotlinChecks"

    /// All checks of a generation, by their description.
    static func all<Played: Generation>(_ type: Played.Type) -> [BorderCheck] {
        guard let contracted = type as? any ContractGeneration.Type else { return general }
        return general + reports(contracted)
    }

    private static func reports<Played: ContractGeneration>(_ type: Played.Type) -> [BorderCheck] {
        let java: BorderCheck = (
            "a Java delegate's report equals that of the Swift spelling", { try reports(of: checks, type) }
        )
        guard JavaClass.exists(kotlinChecks) else { return [java] }
        return [
            java,
            (
                "a Kotlin delegate's report equals that of the Swift spelling",
                { try reports(of: kotlinChecks, type) }
            ),
            (
                "an exception of a Kotlin delegate is passed on unchanged",
                { try JavaClass.named(kotlinChecks).call("exceptions") }
            ),
        ]
    }

    private static let general: [BorderCheck] = [
        ("texts arrive unchanged", texts),
        ("threads of any origin attach and detach", threads),
        ("a Swift thread finds the app's classes through the app's class loader", classLoader),
        ("a handler is found by its name, and messages leave no reference behind", references),
        ("a Swift object that Java has released is no longer found", released),
        ("a handler whose file also compiles for iOS is found by its name", handlerOfBoth),
        ("exceptions are passed on unchanged, and Swift errors with their text", exceptions),
        ("an exception inside a callback is passed on unchanged", callbackExceptions),
        ("an exception that cannot be passed on is reported", unhandled),
        ("a long list needs no more local references than a short one", localReferences),
        ("methods that the app's version of the SDK lacks are not called", olderVersions),
        ("queued work runs when the main queue is drained by hand", mainQueue),
        ("a gate that cannot reach the main looper ends in time", gate),
        ("an activity is released when its message has ended", activities),
    ]

    private static func texts() throws {
        for text in [
            "", "plain", "\u{1F600}", "a\0b", "e\u{301}", String(repeating: "\u{1D11E}\0", count: 5_000),
        ] {
            let java = try JavaObject.text(text)
            try require(java.integer("length") == text.utf16.count, "Java sees the same number of units")
            try require(
                java.text == text && java.text?.utf16.count == text.utf16.count,
                "the text comes back unchanged")
        }
        // Halves of surrogate pairs, also in the wrong order, and the pairs that halves arrive as.
        for units in [
            [0xD83D], [0xDE00], [0x61, 0xD83D, 0x62], [0xDE00, 0xD83D], [0xD83D, 0xD83D, 0xDE00],
        ]
            + [[0x10_D83D], [0x10_DE00, 0x10_D83D], [0x10_FFFF, 0]]
        {
            let java = try text(of: units)
            let swift = try require(java.text)
            try require(isEqual(java, JavaObject.text(swift)), "\(units) comes back unchanged")
        }
    }

    private static func text(of codePoints: [Int]) throws -> JavaObject {
        let builder = try JavaClass.named("java/lang/StringBuilder").make()
        for codePoint in codePoints {
            _ = try builder.object(
                "appendCodePoint", "(I)Ljava/lang/StringBuilder;", .integer(codePoint))
        }
        return try require(builder.object("toString", "()Ljava/lang/String;"))
    }

    private static func isEqual(_ one: JavaObject, _ other: JavaObject) throws -> Bool {
        try one.boolean("equals", "(Ljava/lang/Object;)Z", .object(other))
    }

    private static func require<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw JavaMachineError("expected: there is a value") }
        return value
    }

    private static func threads() throws {
        let before = try liveThreads()
        for _ in 0..<20 {
            let isOver = DispatchSemaphore(value: 0)
            let name = Locked<String?>(nil)
            let thread = Thread {
                name.set(\.self, try? JavaObject.text("from a thread of Swift's").text)
                isOver.signal()
            }
            thread.start()
            try require(isOver.wait(timeout: .now() + 10) == .success, "the thread ends")
            try require(name.current == "from a thread of Swift's", "it calls Java")
        }
        let deadline = Date().addingTimeInterval(10)
        while try liveThreads() > before, Date() < deadline {
            RunLoop.main.run(until: Date().addingTimeInterval(0.01))
        }
        try require(liveThreads() == before, "the machine has as many threads as before")
    }

    /// The app's classes have a loader of their own on Android, which is not the system's.
    private static func classLoader() throws {
        let own = try JavaClass.named(checks).object("ownLoader", "()Ljava/lang/ClassLoader;")
        let former = JavaMachine.loader
        JavaMachine.loadClasses(from: own)
        defer { JavaMachine.loadClasses(from: former) }
        let isOver = DispatchSemaphore(value: 0)
        let found = Locked<JavaObject?>(nil)
        Thread.detachNewThread {
            // Nothing else looks this class up, and so its loader is not known yet.
            let subject = try? JavaClass.named("inappcompat/check/CommonChecks$Subject")
            found.set(\.self, try? subject?.object.object("getClassLoader", "()Ljava/lang/ClassLoader;"))
            isOver.signal()
        }
        try require(isOver.wait(timeout: .now() + 10) == .success, "the thread ends")
        guard let own, let found = found.current else { throw JavaMachineError("no class was found") }
        try require(found.isSame(as: own), "the class comes from the app's loader")
        try require(former.map { !$0.isSame(as: own) } ?? true, "the app's loader is not the system's loader")
    }

    private static func liveThreads() throws -> Int {
        let group = try JavaClass.named("java/lang/Thread").object("currentThread", "()Ljava/lang/Thread;")?
            .object("getThreadGroup", "()Ljava/lang/ThreadGroup;")
        return try group?.integer("activeCount") ?? 0
    }

    private static func references() throws {
        try attach()
        try messages(1_000)
        let before = JavaObject.living
        let handles = NativeHandles.count
        try messages(10_000)
        try require(CountingHandler.dismissals == 11_000, "the handler is notified of every end")
        try require(
            JavaObject.living <= before, "references: \(before) before, \(JavaObject.living) afterwards")
        try require(NativeHandles.count <= handles, "Java keeps no additional Swift objects")
    }

    private static func attach(_ handler: String = "CountingHandler") throws {
        try JavaClass.named(checks).call(
            "attach", "(Ljava/lang/String;)V", .text("android_play.\(handler)"))
    }

    private static func released() throws {
        let number = NativeHandles.keep(NativeCallback { _ in })
        NativeHandles.release(number)
        let kept = try? NativeHandles.object(number, as: NativeCallback.self)
        try require(kept == nil, "no object has its number")
        let before = NativeHandles.count
        for _ in 0..<100 { _ = try NativeCallback { _ in }.java() }
        try JavaGarbage.collect()
        try require(NativeHandles.count <= before, "Java's garbage keeps no Swift objects")
    }

    /// Each message has to pass its gate.
    private static func handlerOfBoth() throws {
        try attach("CheckoutHandler")
        try messages(3)
    }

    private static func messages(_ count: Int) throws {
        try JavaClass.named(checks).call("messages", "(I)V", .integer(count))
        RunLoop.main.run(until: Date().addingTimeInterval(0.05))
    }

    private static func exceptions() throws { try JavaClass.named(checks).call("exceptions") }
    private static func gate() throws { try JavaClass.named(checks).call("gateOnAnotherThread") }

    /// A Swift function that an SDK calls, and that calls Java itself.
    private static func callbackExceptions() throws {
        let callback = NativeCallback { _ in NativeCall.attempt { try JavaClass.named(checks).call("fail") } }
        try JavaClass.named(checks).call(
            "callbackException", "(Lcom/adobe/marketing/mobile/AdobeCallback;)V", .object(callback.java()))
    }

    /// The machine prints a warning, which fails the run, if native code keeps many local references.
    private static func localReferences() throws {
        let list = try JavaClass.named("java/util/Collections").object(
            "nCopies", "(ILjava/lang/Object;)Ljava/util/List;", .integer(10_000), .text("element"))
        try require(list?.elements().count == 10_000, "all elements are read")
    }

    /// Core 3.2.0 has settings without a maximum width; here they have no members at all.
    private static func olderVersions() throws {
        let heard = Locked(0)
        let former = JavaMachine.unhandled
        JavaMachine.unhandled = { _ in heard.withLock { $0 += 1 } }
        defer { JavaMachine.unhandled = former }
        let older = InAppMessageSettings(try JavaClass.named("java/lang/Object").make())
        try require(older.maxWidth == Int(Int32.max) && !older.fitToContent, "the defaults are used")
        try require(heard.current == 0, "no missing method is reported")
        try require(
            older.width == 0 && heard.current == 1, "a missing method that every version has is reported")
    }

    private static func unhandled() throws {
        let heard = Locked<[String]>([])
        let former = JavaMachine.unhandled
        JavaMachine.unhandled = { exception in heard.withLock { $0.append(exception.description) } }
        defer { JavaMachine.unhandled = former }
        NativeCall.attempt { try JavaObject.text("1").call("noSuchMethod") }
        try require(
            heard.current.count == 1 && heard.current[0].contains("noSuchMethod"), "it is reported once")
    }

    /// Drains the queue like a looper that listens to the descriptor.
    private static func mainQueue() throws {
        let order = Locked<[Int]>([])
        for number in 1...2 { MainThread.async { order.withLock { $0.append(number) } } }
        try require(order.current.isEmpty, "queued work does not run immediately")
        var listener = pollfd(fd: main_queue_descriptor(), events: Int16(POLLIN), revents: 0)
        try require(poll(&listener, 1, 10_000) == 1, "the descriptor signals work")
        main_queue_drain()
        try require(order.current == [1, 2], "the work runs in order")
    }

    private static func activities() throws {
        func isGone() throws -> Bool { try JavaClass.named(checks).boolean("isActivityGone", "()Z") }
        try attach()
        try JavaClass.named(checks).call("stayOnActivity")
        try JavaGarbage.collect()
        try require(!isGone(), "a message that is on screen keeps its activity")
        try JavaClass.named(checks).call("showOnActivity")
        for _ in 0..<20 where try !isGone() {
            RunLoop.main.run(until: Date().addingTimeInterval(0.05))
            try JavaGarbage.collect()
        }
        try require(isGone(), "the activity of a message that has ended is gone")
    }

    private static func reports<Played: ContractGeneration>(of name: String, _ type: Played.Type) throws {
        for (method, answer) in [("quiet", true), ("refusing", false)] {
            let java = try JavaClass.named(name).object(method, "()Ljava/lang/String;")?.text
            let swift = "\(Played.report(answering: answer))"
            try require(java == swift, "\(method):\n\(java ?? "nothing")\nwas expected to be\n\(swift)")
        }
    }

    private static func require(_ holds: @autoclosure () throws -> Bool, _ what: String) throws {
        guard try holds() else { throw JavaMachineError("expected: \(what)") }
    }
}
