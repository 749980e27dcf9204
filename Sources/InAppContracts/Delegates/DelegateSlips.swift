import InAppCompat

extension DelegateLint {
    /// A difference between a method's declaration and the requirement with the same name and labels, because of which the method
    /// does not implement the requirement. Sendable; a value.
    package enum Slip: Sendable, Hashable {
        /// A type is optional, or is not.
        case optional
        /// The method belongs to the type.
        case isStatic
        /// The method is asynchronous.
        case isAsync
        /// The method throws.
        case isThrowing
        /// A parameter is `inout`, or is not.
        case isInout
        /// The method returns nothing and the requirement a value, or the reverse.
        case result(isMissing: Bool)
        /// The method is declared in a subclass, and its superclass conforms to the protocol without it.
        case isNotInherited(from: String)

        /// The reason why it is never called, without a full stop.
        package var reason: String {
            switch self {
            case .optional: "one of its types is optional and the SDK's is not, or the reverse"
            case .isStatic: "it is static, and the SDK calls a method of the delegate itself"
            case .isAsync: "it is async, and the SDK's is not"
            case .isThrowing: "it throws, and the SDK's does not"
            case .isInout: "a parameter is inout in the SDK's declaration and not in this one, or the reverse"
            case .result(true): "it returns nothing, and the SDK's returns a value"
            case .result(false): "it returns a value, and the SDK's returns nothing"
            case .isNotInherited(let ancestor):
                "its superclass \(ancestor) conforms to the SDK's protocol without it, so the protocol's default is called"
            }
        }

        /// How the method is to be declared.
        func expected(_ method: String) -> String {
            switch self {
            case .optional: "\(method) with the types of the SDK's protocol: optional only where they are."
            case .isStatic: "\(method) without static or class."
            case .isAsync: "\(method) without async; what takes time goes into a task of its own."
            case .isThrowing: "\(method) without throws; errors are handled in it."
            case .isInout: "\(method) with inout exactly where the SDK's protocol has it."
            case .result: "\(method) with the result of the SDK's protocol."
            case .isNotInherited(let ancestor): "\(method) in \(ancestor) too, and override in the subclass."
            }
        }
    }
}

extension DelegateRequirements {
    /// What the declarations of the requirements have besides names, labels and optional types. None of them is asynchronous. Sendable; a value.
    package struct Forms: Sendable, Hashable {
        /// The requirements that return a value.
        let results: Set<String>
        /// The indices of the `inout` parameters of each requirement that has some.
        let inouts: [String: Set<Int>]
        /// Names that other versions or the vendor's other SDKs have for a requirement: names alone, or with their labels.
        let otherNames: [String: String]

        /// Makes the forms.
        package init(
            results: Set<String> = [], inouts: [String: Set<Int>] = [:],
            otherNames: [String: String] = [:]
        ) {
            self.results = results
            self.inouts = inouts
            self.otherNames = otherNames
        }
    }

    /// The same requirements with forms.
    package func declared(_ forms: Forms) -> DelegateRequirements {
        var copy = self
        copy.forms = forms
        return copy
    }

    /// The requirement that another version or another SDK of the vendor's has under a method's name; nil if there is none.
    func renamed(_ method: SourceMethods.Method) -> String? {
        guard !methods.contains(method.signature) else { return nil }
        return forms?.otherNames[method.signature] ?? forms?.otherNames[method.name]
    }

    /// Why a method with the name and labels of a requirement is another one; nil if it is the requirement, or has another name.
    func slip(of method: SourceMethods.Method) -> DelegateLint.Slip? {
        guard methods.contains(method.signature) else { return nil }
        if let optionals {
            let own = optionals[method.signature, default: []]
            // Its result may be less optional than the requirement's.
            guard method.optionals.union(own.intersection([method.labels.count])) == own else {
                return .optional
            }
        }
        let (form, name) = (method.form, method.signature)
        guard let forms else { return nil }
        if form.words.contains(.isStatic) { return .isStatic }
        if form.words.contains(.isThrowing) { return .isThrowing }
        if form.words.contains(.isAsync) { return .isAsync }
        if form.inouts != forms.inouts[name, default: []] { return .isInout }
        let hasResult = forms.results.contains(name)
        return form.hasResult == hasResult ? nil : .result(isMissing: hasResult)
    }
}
