#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: what was copied. Headless: kept in this process only.
    @preconcurrency @MainActor open class UIPasteboard: NSObject {
        /// The pasteboard that all apps share.
        public static let general = UIPasteboard()

        /// The text that was copied.
        open var string: String?
        /// The address that was copied.
        open var url: URL?
        /// The image that was copied.
        open var image: UIImage?
        /// Whether there is text.
        open var hasStrings: Bool { string != nil }

        override nonisolated init() {
            super.init()
        }
    }
#endif
