/// Finds names with dots in Swift text, outside of comments and strings.
enum TypeWords {
    /// Advances to the next name, and returns its end; nil if other text was skipped.
    static func end(of bytes: [UInt8], at place: inout Int) -> Int? {
        let isPart = { (byte: UInt8) in
            byte == 95 || byte == 46 || byte >= 48 && byte <= 57 || (byte | 32) >= 97 && (byte | 32) <= 122
        }
        if bytes[place...].starts(with: [47, 47]) {
            while place < bytes.count, bytes[place] != 10 { place += 1 }
            return nil
        }
        if bytes[place] == 34 {
            place += 1
            while place < bytes.count, bytes[place] != 34, bytes[place] != 10 {
                place += bytes[place] == 92 ? 2 : 1
            }
            place += 1
            return nil
        }
        guard isPart(bytes[place]), bytes[place] != 46 else {
            place += 1
            if place < bytes.count, bytes[place - 1] == 46 {
                while place < bytes.count, isPart(bytes[place]) { place += 1 }
            }
            return nil
        }
        var end = place
        while end < bytes.count, isPart(bytes[end]) { end += 1 }
        return end
    }
}
