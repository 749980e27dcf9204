import Foundation
import InAppContracts

/// Uses that are found by name alone, if no compiler reads the files.
enum NamesOnly {
    /// - Parameter onlyLong: whether short names and labels are ignored, as in a single line that the compiler has
    ///   not read.
    static func uses(in files: [PreparedSource], _ names: DeclaredNames, onlyLong: Bool = false)
        -> [VendorUse]
    {
        let members = names.ledger.entries.filter { $0.role == .callback || $0.role == .action }.flatMap(
            \.members)
        let bases = Dictionary(grouping: members.map(base)) { $0 }.mapValues(\.count)
        let words = members.compactMap { member -> (String, String)? in
            let isShared = bases[base(member), default: 0] > 1
            if onlyLong { return isShared || base(member).count < 8 ? nil : (member, base(member)) }
            return word(of: member, isShared: isShared).map { (member, $0) }
        }
        return files.enumerated().flatMap { index, file in
            words.flatMap { member, word in
                places(of: word, in: file.text).map {
                    VendorUse(member: member, file: index, offset: $0, isByName: true)
                }
            }
        }
    }

    private static func base(_ member: String) -> String {
        String(DeclaredNames.ownName(member).prefix { $0 != "(" })
    }

    /// The word by which a member is found: its name, or its first own label if several members have that name. nil
    /// if the word is too common.
    private static func word(of member: String, isShared: Bool) -> String? {
        let labels = DeclaredNames.ownName(member).drop { $0 != "(" }.dropFirst().split(separator: ":")
        let label = labels.first { $0 != "_" && $0 != ")" }.map(String.init)
        let word = isShared ? label ?? base(member) : base(member)
        return word.count > 5 ? word : nil
    }

    private static func places(of word: String, in text: String) -> [Int] {
        var places: [Int] = []
        var rest = text[...]
        while let range = rest.firstMatch("\\b\(word)\\b") {
            places.append(text.utf8.distance(from: text.startIndex, to: range.lowerBound))
            rest = rest[range.upperBound...]
        }
        return places
    }
}
