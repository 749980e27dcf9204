package import JavaMachine

/// The properties of a Java object, by the names of their getters and setters. What a getter throws is passed to Java at
/// the end of the current call.
extension JavaStandIn {
    package func text(_ getter: String) -> String? {
        NativeCall.attempt(or: nil) { try java.text(getter) }
    }

    package func integer(_ getter: String) -> Int {
        NativeCall.attempt(or: 0) { try java.integer(getter) }
    }

    package func fraction(_ getter: String) -> Float {
        NativeCall.attempt(or: 0) { try java.fraction(getter) }
    }

    package func flag(_ getter: String, or failed: Bool = false) -> Bool {
        NativeCall.attempt(or: failed) { try java.boolean(getter) }
    }

    /// The entries of a `Map`; nil for null.
    package func map(_ getter: String) -> [(JavaObject, JavaObject?)]? {
        NativeCall.attempt(or: nil) { try java.object(getter, "()Ljava/util/Map;")?.entries() }
    }

    /// The case of a Java constant; nil for null, and for a constant that has no case.
    /// - Parameter type: the Java enumeration.
    package func constant<Constant: CaseIterable>(_ getter: String, _ type: String) -> Constant? {
        let name = NativeCall.attempt(or: nil) { try java.object(getter, "()L\(type);")?.text("name") }
        return name.flatMap { name in Constant.allCases.first { JavaConstant.name(of: $0) == name } }
    }

    /// The links of gestures, by the cases of Java's constants; nil for null.
    package func gestures<Gesture: CaseIterable & Hashable>(_ getter: String) -> [Gesture: String]? {
        let entries = map(getter)?.compactMap { key, value -> (Gesture, String)? in
            let name = try? key.text("name")
            let gesture = Gesture.allCases.first { JavaConstant.name(of: $0) == name }
            return gesture.flatMap { gesture in value?.text.map { (gesture, $0) } }
        }
        return entries.map { Dictionary($0) { first, _ in first } }
    }

    /// Calls a setter, or another method without a result.
    package func set(
        _ setter: String, _ signature: String, _ argument: @autoclosure () throws -> JavaArgument
    ) {
        NativeCall.attempt { try java.call(setter, "(\(signature))V", argument()) }
    }

    /// Calls a method without parameters and result.
    package func run(_ method: String) { NativeCall.attempt { try java.call(method) } }
}

extension JavaStandIn {
    /// Tracks an event of a message: both generations have the same signature.
    package func track<EventType>(_ interaction: String?, as eventType: EventType?) {
        NativeCall.attempt {
            let type = try eventType.flatMap {
                try JavaConstant.object(JavaConstant.name(of: $0), of: AdobeName.eventType)
            }
            try java.call(
                "track", "(Ljava/lang/String;\(AdobeName.type(AdobeName.eventType)))V", .text(interaction),
                .object(type))
        }
    }

    /// Calls a method with a text and an `AdobeCallback`.
    package func call(_ method: String, _ text: String, _ callback: @escaping (String?) -> Void) {
        NativeCall.attempt {
            let callback = try NativeCallback(callback).java()
            try java.call(
                method, "(Ljava/lang/String;\(AdobeName.type(AdobeName.callback)))V", .text(text),
                .object(callback))
        }
    }
}
