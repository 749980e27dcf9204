import AdobeAndroidOnJava
import CJNI
import InAppContracts
import JavaMachine
import PlatformStandIns

/// The contract of Adobe's delegate for Java and Kotlin delegates.
@MainActor enum Contracts {
    fileprivate static var report: ((JavaObject) throws -> DelegateReport)?

    /// Registers `Contract.verify` with the machine, for a generation.
    static func register<Played: ContractGeneration>(_ type: Played.Type) throws {
        report = { supplier in
            try Worlds.withNew(Played.World.self) { world in
                guard let delegate = try supplier.object("get", "()Ljava/lang/Object;") else {
                    throw JavaMachineError("The delegate is null.")
                }
                return try rethrowing { Played.report(world.delegate(delegate), world) }
            }
        }
        try NativeMethod.register(
            [NativeMethod("verify", "(Ljava/util/function/Supplier;)Ljava/lang/String;", verify)],
            of: "inappcompat/model/Contract")
    }

    /// Throws the first exception of the delegate, whose callbacks also arrive on other threads than this one.
    private static func rethrowing(_ body: () -> DelegateReport) throws -> DelegateReport {
        let thrown = Locked<JavaException?>(nil)
        let former = JavaMachine.unhandled
        JavaMachine.unhandled = { exception in thrown.withLock { $0 = $0 ?? exception } }
        defer { JavaMachine.unhandled = former }
        let report = body()
        if let exception = thrown.current { throw exception }
        return report
    }
}

private let verify: @convention(c) (java_environment, java_object?, java_object?) -> java_object? = {
    environment, _, supplier in
    NativeCall.answer(environment, or: nil) {
        guard let supplier = JavaObject(supplier, environment), MainThread.isCurrent else {
            throw JavaMachineError(
                "verify(make) must be called on the main looper's thread, with a supplier of a delegate.")
        }
        let report = try MainThread.assume { Result { try Contracts.report?(supplier) } }.get()
        guard let report else { throw JavaMachineError("No generation is played.") }
        if report.isSuccess { return try JavaObject.text("\(report)").local(environment) }
        throw try JavaException("inappcompat/model/ContractFailure", "\(report)")
    }
}
