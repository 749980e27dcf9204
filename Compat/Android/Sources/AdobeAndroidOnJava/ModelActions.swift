import CJNI
import JavaMachine
import PlatformStandIns

/// Actions of Java's objects, in Adobe's role, on the headless model's objects, which they identify by numbers. Any
/// thread.
public protocol ModelActions: Sendable {
    /// Performs an action.
    func command(_ name: String, of number: Int64) throws
    /// The value of a property.
    func value(_ name: String, of number: Int64) throws -> String?
    /// Sets a value.
    func set(_ name: String, _ value: String?, of number: Int64) throws
    /// Tracks an event of a message's campaign.
    func track(_ interaction: String?, _ eventType: String?, of number: Int64) throws
    /// Listens to a name in a message's page.
    func listen(_ name: String, _ callback: @escaping (String?) -> Void, of number: Int64) throws
    /// Runs a script in a message's page.
    func evaluate(_ script: String, _ callback: @escaping (String?) -> Void, of number: Int64) throws
}

/// The actions of the generation that is played, for the native methods of `inappcompat.model.Model`.
public enum ModelMethods: Sendable {
    private static let registered = Locked<(any ModelActions)?>(nil)

    /// Registers the native methods.
    /// - Throws: `JavaException` if the classes of `java/model` are missing.
    public static func register(_ actions: any ModelActions) throws {
        registered.set(\.self, actions)
        let callback = "(JLjava/lang/String;Lcom/adobe/marketing/mobile/AdobeCallback;)V"
        let twoTexts = "(JLjava/lang/String;Ljava/lang/String;)V"
        try NativeMethod.register(
            [
                NativeMethod("command", "(JLjava/lang/String;)V", command),
                NativeMethod("ask", "(JLjava/lang/String;)Ljava/lang/String;", ask),
                NativeMethod("set", twoTexts, set),
                NativeMethod("track", twoTexts, track),
                NativeMethod("listen", callback, listen),
                NativeMethod("evaluate", callback, evaluate),
            ], of: "inappcompat/model/Model")
    }

    fileprivate static var actions: any ModelActions {
        get throws {
            guard let actions = registered.current else { throw JavaMachineError("No model is played.") }
            return actions
        }
    }

    fileprivate static func text(_ reference: java_object?, _ environment: java_environment) -> String? {
        JavaObject(reference, environment)?.text
    }

    fileprivate static func function(
        _ reference: java_object?, _ environment: java_environment
    ) -> (String?) -> Void {
        let callback = JavaObject(reference, environment)
        return { text in
            NativeCall.attempt { try callback?.call("call", "(Ljava/lang/Object;)V", .text(text)) }
        }
    }
}

private typealias WithText = @convention(c) (java_environment, java_object?, Int64, java_object?) -> Void
private typealias WithTwo =
    @convention(c) (java_environment, java_object?, Int64, java_object?, java_object?) -> Void

private let command: WithText = { environment, _, number, name in
    NativeCall.answer(environment, or: ()) {
        try ModelMethods.actions.command(ModelMethods.text(name, environment) ?? "", of: number)
    }
}

private let ask: @convention(c) (java_environment, java_object?, Int64, java_object?) -> java_object? = {
    environment, _, number, name in
    NativeCall.answer(environment, or: nil) {
        let value = try ModelMethods.actions.value(ModelMethods.text(name, environment) ?? "", of: number)
        return try value.map(JavaObject.text)?.local(environment)
    }
}

private let set: WithTwo = { environment, _, number, name, value in
    NativeCall.answer(environment, or: ()) {
        try ModelMethods.actions.set(
            ModelMethods.text(name, environment) ?? "", ModelMethods.text(value, environment), of: number)
    }
}

private let track: WithTwo = { environment, _, number, interaction, eventType in
    NativeCall.answer(environment, or: ()) {
        try ModelMethods.actions.track(
            ModelMethods.text(interaction, environment), ModelMethods.text(eventType, environment), of: number
        )
    }
}

private let listen: WithTwo = { environment, _, number, name, callback in
    NativeCall.answer(environment, or: ()) {
        try ModelMethods.actions.listen(
            ModelMethods.text(name, environment) ?? "", ModelMethods.function(callback, environment),
            of: number)
    }
}

private let evaluate: WithTwo = { environment, _, number, script, callback in
    NativeCall.answer(environment, or: ()) {
        try ModelMethods.actions.evaluate(
            ModelMethods.text(script, environment) ?? "", ModelMethods.function(callback, environment),
            of: number)
    }
}
