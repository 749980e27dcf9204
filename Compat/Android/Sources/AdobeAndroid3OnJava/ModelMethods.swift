import AdobeAndroid3Model
import CJNI
import JavaMachine

extension ModelWorld {
    /// Registers the methods of Java's objects that act on the model's objects.
    /// - Throws: `JavaException` if the classes of `java/model3` are missing.
    public static func register() throws {
        let callback = "Lcom/adobe/marketing/mobile/AdobeCallback;"
        try NativeMethod.register(
            [
                NativeMethod(
                    "register", "(Lcom/adobe/marketing/mobile/services/ui/PresentationDelegate;)V",
                    registerDelegate),
                NativeMethod("campaign", "(J)Lcom/adobe/marketing/mobile/Message;", campaign),
                NativeMethod("command", "(JLjava/lang/String;)V", command),
                NativeMethod("ask", "(JLjava/lang/String;)Ljava/lang/String;", ask),
                NativeMethod("track", "(JLjava/lang/String;Ljava/lang/String;)V", track),
                NativeMethod("listen", "(JLjava/lang/String;\(callback))V", listen),
                NativeMethod("evaluate", "(JLjava/lang/String;\(callback))V", evaluate),
            ], of: Name.machine)
    }
}

private func presentable(_ number: Int64) throws -> any Presentable {
    try NativeHandles.object(number, as: (any Presentable).self)
}

private func message(_ number: Int64) throws -> (any Message)? {
    MessagingUtils.getMessageForPresentable(try presentable(number) as? any Presentable<InAppMessage>)
}

private func page(_ number: Int64) throws -> (any InAppMessageEventHandler)? {
    (try presentable(number).getPresentation() as? InAppMessage)?.eventHandler
}

private func text(_ reference: java_object?, _ environment: java_environment) -> String {
    JavaObject(reference, environment)?.text ?? ""
}

private func function(_ reference: java_object?, _ environment: java_environment) -> AdobeCallback<String> {
    let callback = JavaObject(reference, environment)
    return { text in
        NativeCall.attempt { try callback?.call("call", "(Ljava/lang/Object;)V", .text(text)) }
    }
}

private let registerDelegate: @convention(c) (java_environment, java_object?, java_object?) -> Void = {
    environment, _, delegate in
    NativeCall.answer(environment, or: ()) {
        if let delegate = JavaObject(delegate, environment) { ModelWorld.current?.register(delegate) }
    }
}

private let campaign: @convention(c) (java_environment, java_object?, Int64) -> java_object? = {
    environment, _, number in
    NativeCall.answer(environment, or: nil) {
        guard let message = try message(number) else { return nil }
        let metadata = try JavaClass.named("java/util/HashMap").make()
        for (name, value) in message.getMetadata() {
            _ = try metadata.object(
                "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", .text(name),
                .object(JavaObject.of(value)))
        }
        let made = try JavaClass.named("\(Name.machine)$ModelMessage").make(
            "(JLjava/util/Map;)V", .number(number), .object(metadata))
        return made.local(environment)
    }
}

private let command: @convention(c) (java_environment, java_object?, Int64, java_object?) -> Void = {
    environment, _, number, name in
    NativeCall.answer(environment, or: ()) {
        switch text(name, environment) {
        case "show": try presentable(number).show()
        case "hide": try presentable(number).hide()
        case "dismiss": try presentable(number).dismiss()
        case "showMessage": try message(number)?.show()
        case "dismissMessage": try message(number)?.dismiss()
        case "recordDisplay": try message(number)?.recordDisplay()
        case "autoTrack": try message(number)?.setAutoTrack(true)
        case "noAutoTrack": try message(number)?.setAutoTrack(false)
        case let other: throw JavaMachineError("There is no command \(other).")
        }
    }
}

private let ask: @convention(c) (java_environment, java_object?, Int64, java_object?) -> java_object? = {
    environment, _, number, name in
    NativeCall.answer(environment, or: nil) {
        let answer =
            switch text(name, environment) {
            case "state": "\(try presentable(number).getState())".uppercased()
            case "messageId": try message(number)?.getId() ?? ""
            default: "\(try message(number)?.getAutoTrack() ?? true)"
            }
        return try JavaObject.text(answer).local(environment)
    }
}

private let track:
    @convention(c) (java_environment, java_object?, Int64, java_object?, java_object?) -> Void = {
        environment, _, number, interaction, eventType in
        NativeCall.answer(environment, or: ()) {
            let name = JavaObject(eventType, environment)?.text
            let type = MessagingEdgeEventType.allCases.first { JavaConstant.name(of: $0) == name }
            try message(number)?.track(JavaObject(interaction, environment)?.text, type)
        }
    }

private let listen:
    @convention(c) (java_environment, java_object?, Int64, java_object?, java_object?) -> Void = {
        environment, _, number, name, callback in
        NativeCall.answer(environment, or: ()) {
            try page(number)?.handleJavascriptMessage(
                text(name, environment), function(callback, environment))
        }
    }

private let evaluate:
    @convention(c) (java_environment, java_object?, Int64, java_object?, java_object?) -> Void = {
        environment, _, number, script, callback in
        NativeCall.answer(environment, or: ()) {
            try page(number)?.evaluateJavascript(text(script, environment), function(callback, environment))
        }
    }
