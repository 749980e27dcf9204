extension String {
    /// Whether the text is blank as Kotlin's `isBlank` means it: nothing but spaces of any kind, tabs, ends of lines
    /// and the separators U+001C to U+001F. The SDK asks this about URLs (A3-082, A3-083). Java's blanks differ: they
    /// are all control characters, and no space beyond ASCII.
    var isBlankInKotlin: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x09...0x0D, 0x1C...0x1F: true
            default:
                [.spaceSeparator, .lineSeparator, .paragraphSeparator]
                    .contains(scalar.properties.generalCategory)
            }
        }
    }
}
