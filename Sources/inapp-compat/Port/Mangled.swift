import Foundation

/// Mangled names, and their readable form.
enum Mangled {
    private typealias Demangle =
        @convention(c) (
            UnsafePointer<CChar>?, UInt, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<UInt>?, UInt32
        )
        -> UnsafeMutablePointer<CChar>?

    /// The runtime's own function, which every Swift program has.
    private static let demangle: Demangle? = dlsym(dlopen(nil, RTLD_NOW), "swift_demangle").map {
        unsafeBitCast($0, to: Demangle.self)
    }

    /// `Swift.Duration?` for `$ss8DurationVSgD`; nil for text that is not a mangled name.
    static func readable(_ mangled: String) -> String? {
        let length = UInt(mangled.utf8.count)
        guard let text = mangled.withCString({ demangle?($0, length, nil, nil, 0) }) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    /// The prefix is `s:` in a symbol graph, and `$s` in the runtime.
    static func readable(usr: String) -> String? {
        usr.hasPrefix("s:") ? readable("$s" + usr.dropFirst(2)) : nil
    }

    /// The full name if it is that of a type or protocol; their USRs end with their kind's letter.
    static func typeName(usr: String) -> String? {
        guard let last = usr.last, "VOCPa".contains(last) || usr.count <= 4, let name = readable(usr: usr),
            name.unicodeScalars.allSatisfy(isPartOfName)
        else { return nil }
        return name
    }

    /// The full names in a readable type: `Swift.Array` and `Swift.Int` for `Swift.Array<Swift.Int>`.
    static func names(in readable: String) -> [String] {
        readable.unicodeScalars.split { !isPartOfName($0) }.map {
            let name = String($0)
            return name.hasSuffix(".Type") ? String(name.dropLast(5)) : name
        }
    }

    private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "." || scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
}
