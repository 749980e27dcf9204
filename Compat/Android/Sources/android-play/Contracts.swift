import AdobeAndroid3Contracts
import AdobeAndroid3Model
import AdobeAndroid3OnJava
import CJNI
import JavaMachine
import PlatformStandIns

/// The contract of Adobe's delegate for Java and Kotlin delegates.
enum Contracts {
    /// Registers `ContractRunner.verify` with the machine.
    static func register() throws {
        try NativeMethod.register(
            [NativeMethod("verify", "(Ljava/util/function/Supplier;)Ljava/lang/String;", verify)],
            of: "inappcompat/model3/ContractRunner")
    }

    /// The report, and whether the delegate made no mistake.
    @MainActor fileprivate static func report(_ supplier: JavaObject) throws -> (
        text: String, isSuccess: Bool
    ) {
        let world = try ModelWorld()
        defer { world.end() }
        guard let delegate = try supplier.object("get", "()Ljava/lang/Object;") else {
            throw JavaMachineError("The delegate is null.")
        }
        // Callbacks also arrive on threads other than the one that requested the report.
        let thrown = Locked<JavaException?>(nil)
        let former = JavaMachine.unhandled
        JavaMachine.unhandled = { exception in thrown.withLock { $0 = $0 ?? exception } }
        defer { JavaMachine.unhandled = former }
        let report = CollectedContract.verify {
            CollectedContract.Subject(delegate: world.delegate(delegate), world: world)
        }
        if let exception = thrown.current { throw exception }
        return ("\(report)", report.isSuccess)
    }
}

private let verify: @convention(c) (java_environment, java_object?, java_object?) -> java_object? = {
    environment, _, supplier in
    NativeCall.answer(environment, or: nil) {
        guard let supplier = JavaObject(supplier, environment), MainThread.isCurrent else {
            throw JavaMachineError(
                "verify(make) is called on the main looper's thread, with what makes a delegate.")
        }
        let report = try MainThread.assume { Result { try Contracts.report(supplier) } }.get()
        if report.isSuccess { return try JavaObject.text(report.text).local(environment) }
        throw try JavaException("inappcompat/model3/ContractRunner$Failure", report.text)
    }
}

/// The Swift counterpart of the Java and Kotlin delegates.
final class QuietDelegate: PresentationDelegate {
    private let answer: Bool

    init(answer: Bool) { self.answer = answer }

    func canShow(_ presentable: any Presentable) -> Bool { answer }
    func onShow(_ presentable: any Presentable) {}
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}
