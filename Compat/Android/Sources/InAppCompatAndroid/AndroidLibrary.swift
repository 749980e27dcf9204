import AdobeAndroid2JNI
import AdobeAndroid2SDKBridge
import AdobeAndroid3JNI
import AdobeAndroid3SDKBridge
import CJNI
import Foundation
public import InAppCompat
import JavaMachine
import PlatformStandIns

/// The bridges on the Java machine of the process. An app has one version of Adobe's SDK: the one whose delegate of
/// `java/library` it compiles.
@MainActor public enum AndroidLibrary: Sendable {
    /// Registers the native methods, after the machine has started. On Android this happens when the library is loaded.
    /// - Throws: `JavaException` if a class of `java/library` is missing; `JavaMachineError` if every delegate is.
    public nonisolated static func register() throws {
        try JavaMachine.loadClasses(like: "inappcompat/InAppCompat")
        try NativeCallback.register()
        let present = delegates.filter { JavaClass.exists($0.name) }
        guard !present.isEmpty else {
            let names = delegates.map(\.name).joined(separator: ", ")
            throw JavaMachineError("The app must compile one of these classes, but it has none: \(names).")
        }
        for delegate in present { try delegate.register() }
        try NativeMethod.register(
            [NativeMethod("attach", "(Ljava/lang/String;)V", attachNamed)], of: "inappcompat/InAppCompat")
    }

    /// Makes a bridge of the app's version of Adobe's SDK for a handler, and attaches it.
    @discardableResult
    public static func attach(_ handler: any InAppMessageHandler) -> any MessageBridge {
        if JavaClass.exists(NativePresentationDelegate.name) { return AdobeAndroid3Bridge(handler).attach() }
        let isFirst = JavaClass.exists(NativeFullscreenMessageDelegate.name)
        return AdobeAndroid2Bridge(handler, for: isFirst ? .first : .current).attach()
    }

    /// The Java classes that implement Adobe's delegate, one for each version that has another one.
    private nonisolated static let delegates: [(name: String, register: @Sendable () throws -> Void)] = [
        (NativeFullscreenMessageDelegate.name, { try NativeFullscreenMessageDelegate.register() }),
        (NativeMessagingDelegate.name, { try NativeMessagingDelegate.register() }),
        (NativePresentationDelegate.name, { try NativePresentationDelegate.register() }),
    ]

    private static let mainLooperDrains = main_looper_drains_main_queue()

    /// Makes a handler from the name of its class, with its module, and attaches it.
    fileprivate static func attach(named name: String) throws {
        guard let handler = NSClassFromString(name) as? any AndroidHandler.Type else {
            throw JavaMachineError(
                "\(name) is not a class that conforms to AndroidHandler; expected \"Module.Class\".")
        }
        // Once per process. On other platforms the run loop does it.
        _ = mainLooperDrains
        attach(handler.init())
    }
}

private let attachNamed: @convention(c) (java_environment, java_object?, java_object?) -> Void = {
    environment, _, name in
    let name = JavaObject(name, environment)?.text ?? ""
    NativeCall.answer(environment, or: ()) {
        guard MainThread.isCurrent else {
            throw JavaMachineError("attach(\"\(name)\") must be called on the main looper's thread.")
        }
        try MainThread.assume { Result { try AndroidLibrary.attach(named: name) } }.get()
    }
}

/// Called by the machine when it has loaded the library. If the library cannot be used, loading fails.
@c(JNI_OnLoad) public func libraryWasLoaded(_ machine: OpaquePointer, _ reserved: UnsafeMutableRawPointer?)
    -> Int32
{
    JavaMachine.adopt(machine)
    do {
        try AndroidLibrary.register()
    } catch {
        FileHandle.standardError.write(Data("InAppCompat: \(error)\n".utf8))
        return -1
    }
    return Int32(java_version)
}
