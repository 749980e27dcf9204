/// Members that the compiler makes for a conformance: they need of every stored value what the type itself promises.
extension UseFinder {
    /// The protocols whose members are made, by the names of what is made.
    private static let derived = [
        "hash": "Swift.Hashable", "encode": "Swift.Encodable", "init": "Swift.Decodable",
        "__derived_struct_equals": "Swift.Equatable", "__derived_enum_equals": "Swift.Equatable",
    ]

    func checkDerived(_ node: JSON, _ scope: Scope) {
        let members = node["members"]?.elements ?? []
        let made = Set(members.compactMap(Self.protocolDerived))
        if made.isEmpty { return }
        for member in members {
            for (type, place) in storedTypes(member) {
                for name in types.content(type).names {
                    for proto in made.sorted() {
                        guard let found = newer.conformances["\(name): \(proto)"] else { continue }
                        report(found, scope.at(place).inside(member["attrs"]?.elements ?? []))
                    }
                }
            }
        }
    }

    private static func protocolDerived(_ member: JSON) -> String? {
        guard member["implicit"]?.isTrue == true, let name = member["name"]?["base_name"] else { return nil }
        if name["special"]?.string == "init" {
            let labels = member["name"]?["args"]?.elements.compactMap(\.string)
            return labels == ["from"] ? derived["init"] : nil
        }
        return name["name"]?.string.flatMap { derived[$0] }
    }

    private func storedTypes(_ member: JSON) -> [(type: String, place: JSON)] {
        switch member.kind {
        case "var_decl" where member["readImpl"]?.string == "stored" && member["static"] == nil:
            member["interface_type"]?.string.map { [($0, member)] } ?? []
        case "enum_element_decl":
            (member["params"]?["params"]?.elements ?? []).compactMap { $0["interface_type"]?.string }
                .map { ($0, member) }
        default: []
        }
    }
}
