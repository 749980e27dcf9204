import AdobeAndroid2JNI
import AdobeAndroid2SDKBridge
import AdobeAndroid3JNI
import AdobeAndroid3SDKBridge
import CJNI
import Foundation
public import InAppCompat
import JavaMachine
import PlatformStandIns

/// The bridges on the Java machine of the process. An app has one generation of Adobe's SDK: the one whose delegate of
/// `java/library` it compiles.
@MainActor public enum AndroidLibrary: Sendable {
    /// Registers the native methods, after the machine has started. On Android this happens when the library is loaded.
    /// - Throws: `JavaException` if a class of `java/library` is missing; `JavaMachineError` if the delegates of both
    ///   generations are.
    public nonisolated static func register() throws {
        try JavaMachine.loadClasses(like: "inappcompat/InAppCompat")
        try NativeCallback.register()
        guard hasAdobe2 || hasAdobe3 else {
            throw JavaMachineError(
                "\(NativePresentationDelegate.name) and \(NativeMessagingDelegate.name) are missing: the app "
                    + "compiles one of them.")
        }
        if hasAdobe2 { try NativeMessagingDelegate.register() }
        if hasAdobe3 { try NativePresentationDelegate.register() }
        try NativeMethod.register(
            [NativeMethod("attach", "(Ljava/lang/String;)V", attachNamed)], of: "inappcompat/InAppCompat")
    }

    /// Makes a bridge of the app's generation of Adobe's SDK for a handler, and attaches it.
    @discardableResult
    public static func attach(_ handler: any InAppMessageHandler) -> any MessageBridge {
        hasAdobe3 ? AdobeAndroid3Bridge(handler).attach() : AdobeAndroid2Bridge(handler).attach()
    }

    private nonisolated static var hasAdobe2: Bool { JavaClass.exists(NativeMessagingDelegate.name) }
    private nonisolated static var hasAdobe3: Bool { JavaClass.exists(NativePresentationDelegate.name) }

    private static let mainLooperDrains = main_looper_drains_main_queue()

    /// Makes a handler from the name of its class, with its module, and attaches it.
    fileprivate static func attach(named name: String) throws {
        guard let handler = NSClassFromString(name) as? any AndroidHandler.Type else {
            throw JavaMachineError(
                "\(name) is no class that conforms to AndroidHandler; expected \"Module.Class\".")
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
            throw JavaMachineError("attach(\"\(name)\") is called on the main looper's thread.")
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
