import InAppContracts

/// A delegate's changes of a message before it appears: in a handler the plan's content is changed.
extension DraftWalk {
    /// A name of the app's that is bound to the plan's content, and its scope.
    struct Edited {
        let name: String
        let scope: Range<Int>
    }

    /// The plan, if an expression is the message that the vendor passes.
    func plan(_ node: CompilerValue) -> String? {
        let node = Self.written(node)
        guard node.kind == "member_ref_expr", entry(node)?.code == "message" else { return nil }
        return node["base"].flatMap(neutral)
    }

    /// Records names that `if var` and `guard var` bind to one kind of the plan's message.
    func bindEdits(_ node: CompilerValue, _ kind: String) {
        guard kind == "if_stmt" || kind == "guard_stmt", let scope = scope(ofConditionsIn: node) else {
            return
        }
        for condition in node["conditions"]?.elements ?? [] {
            guard let pattern = condition["pattern"], pattern.isVariable, let name = pattern.boundName,
                let value = condition["initializer"].map(Self.written), let end = value.place?.end,
                value.kind == "member_ref_expr", let base = value["base"], let plan = plan(base)
            else { continue }
            edited.append(Edited(name: name, scope: scope))
            plans[end] = plan
        }
    }

    /// Records names that the cases of a switch or a condition bind to the plan's content.
    func bindEdits(_ parts: [String], in scope: Range<Int>) {
        guard let name = parts.last?.firstMatch(#"^(var|let) +\w+$"#).flatMap({ parts.last?[$0] }) else {
            return
        }
        edited.append(Edited(name: name.components(" ").last ?? "", scope: scope))
    }

    /// The scope of the names that a condition binds.
    func scope(ofConditionsIn node: CompilerValue) -> Range<Int>? {
        node.place.map { $0.start..<(node.kind == "guard_stmt" ? bytes.count : $0.end + 1) }
    }

    /// Rewrites the target of an assignment as a property, and assigns a changed value to the plan.
    func edit(_ node: CompilerValue, _ kind: String) {
        if kind == "inout_expr", let end = node["sub_expr"]?.place?.end { assigned.insert(end) }
        guard kind == "assign_expr", let destination = node["dest"].map(Self.written), let place = node.place,
            let source = node["src"].map(Self.written), let value = source.place
        else { return }
        if let end = destination.place?.end { assigned.insert(end) }
        let whole = place.start..<end(ofCallAt: end(ofWordAt: value.end))
        if let template = SettingTemplate(entry(destination)?.code) {
            set(template, node["src"], value.start, whole.upperBound)
        }
        if editKind(destination, value.start, whole) { return }
        let argument = source.kind == "call_expr" ? source["args"]?["args"]?.elements.first?["expr"] : source
        if let plan = plan(destination) ?? destination["base"].flatMap(plan),
            let name = argument.flatMap(editedName)
        {
            edits.add(whole.lowerBound, whole.upperBound, "\(plan).content = \(name)")
            anew.append(whole)
        } else {
            editByReading(destination, value.start, whole)
        }
    }

    /// Sets a property of a builder to a value that may be optional with the vendor.
    private func set(_ template: SettingTemplate, _ source: CompilerValue?, _ start: Int, _ end: Int) {
        var source = source
        while source?["implicit"] != nil, source?.kind == "load_expr" { source = source?["sub_expr"] }
        let isMaybe =
            source?.kind != "inject_into_optional" && source?["type"]?.string?.hasSuffix("SgD") == true
            && !template.otherwise.isEmpty
        let (opening, closing) = isMaybe ? ("(", ")\(template.otherwise)") : ("", "")
        edits.add(start, start, template.before + opening)
        edits.add(end, end, closing + template.after)
    }

    /// Rewrites the change of a member that only one kind of message has: it applies if the plan's content is of that
    /// kind.
    private func editKind(_ destination: CompilerValue, _ value: Int, _ whole: Range<Int>) -> Bool {
        guard let bound = destination["base"], bound.kind == "bind_optional_expr",
            let kind = bound["sub_expr"].map(Self.written), let plan = kind["base"].flatMap(plan),
            let condition = entry(kind)?.code.flatMap(Self.condition),
            let code = entry(destination)?.code, code.contains("$base.content")
        else { return false }
        let content = "\(plan).content"
        edits.add(
            whole.lowerBound, value,
            "if \(condition.replacing("$base.content", with: content)) { "
                + "\(Self.place(code).replacing("$base.content", with: content)) = ")
        edits.add(whole.upperBound, whole.upperBound, " }")
        anew.append(whole.lowerBound..<value)
        return true
    }

    /// The condition for a kind of message, from the code `(when ? $base : nil)`.
    private static func condition(_ code: String) -> String? {
        guard code.hasPrefix("("), code.hasSuffix(" ? $base : nil)") else { return nil }
        return String(code.dropFirst().components(" ? ")[0])
    }

    /// The assignable property, from the code that reads it.
    private static func place(_ code: String) -> String {
        let parts = code.components(" ?? ")
        // A property that may be nil has a default when it is read, but not when it is set.
        return code.hasPrefix("(") && parts.count > 1 ? String(parts[0].dropFirst()) : code
    }

    /// If the new value depends on the old one, it is computed first, to avoid overlapping access.
    private func editByReading(_ destination: CompilerValue, _ value: Int, _ whole: Range<Int>) {
        guard let base = destination["base"], let name = editedName(base),
            let code = entry(destination)?.code,
            String(decoding: bytes[value..<whole.upperBound], as: UTF8.self).contains("\(name)."),
            let property = code.firstMatch(#"(?<=\$base\.content\.)\w+(?=\?)"#).map({ code[$0] })
        else { return }
        let place = codeOfEdit(code, name: destination.place?.end ?? value, base: base)
        let new = "new\(property.prefix(1).uppercased())\(property.dropFirst())"
        edits.add(whole.lowerBound, value, "let \(new) = ")
        edits.add(
            whole.upperBound, whole.upperBound, "\n\(place.replacing("$base", with: name)) = \(new)")
    }

    /// The name of an expression that is bound to the plan's content.
    private func editedName(_ node: CompilerValue) -> String? {
        let node = Self.written(node)
        guard let place = node.place, node.kind == "declref_expr" else { return nil }
        let name = String(decoding: bytes[place.start..<end(ofWordAt: place.start)], as: UTF8.self)
        return edited.contains { $0.name == name && $0.scope.contains(place.start) } ? name : nil
    }

    /// The code of a member, if its base is bound to the plan's content or if it is assigned to.
    func codeOfEdit(_ code: String, name: Int, base: CompilerValue?) -> String {
        if let plan = plans[name] {
            return code.replacing("$base.content", with: "\(plan).content")
                .replacing("$base", with: "\(plan).content")
        }
        if assigned.contains(name), let base, let plan = plan(base), code.contains("$base.content") {
            return Self.place(code).replacing("$base.content", with: "\(plan).content")
        }
        guard let base, editedName(base) != nil else { return code }
        let own = code.replacing("$base.content", with: "$base")
        return assigned.contains(name) ? Self.place(own) : own
    }
}

extension CompilerValue {
    /// Whether a pattern binds with `var`.
    fileprivate var isVariable: Bool {
        kind == "pattern_binding" && self["kind"]?.string == "var" || self["sub_pattern"]?.isVariable == true
    }

    /// The name that a pattern binds, if it binds only one.
    var boundName: String? {
        kind == "pattern_named" ? self["name"]?["base_name"]?["name"]?.string : self["sub_pattern"]?.boundName
    }
}
