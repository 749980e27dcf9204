import Foundation

/// Names as the compiler writes them for itself, and as people do.
enum Mangled {
    private typealias Demangle =
        @convention(c) (
            UnsafePointer<CChar>?, UInt, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<UInt>?, UInt32
        )
        -> UnsafeMutablePointer<CChar>?

    /// The runtime's own function, which every program in Swift has.
    private static let demangle: Demangle? = dlsym(dlopen(nil, RTLD_NOW), "swift_demangle").map {
        unsafeBitCast($0, to: Demangle.self)
    }

    /// `Swift.Duration?` of `$ss8DurationVSgD`; nil of what is not a mangled name.
    static func readable(_ mangled: String) -> String? {
        let length = UInt(mangled.utf8.count)
        guard let text = mangled.withCString({ demangle?($0, length, nil, nil, 0) }) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    /// What a symbol graph calls `s:`, the runtime calls `$s`.
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

    /// The full names in a readable type, as `Swift.Array` and `Swift.Int` of `Swift.Array<Swift.Int>`.
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
