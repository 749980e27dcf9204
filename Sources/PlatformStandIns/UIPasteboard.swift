#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: the pasteboard. Headless: only in this process.
    @preconcurrency @MainActor open class UIPasteboard: NSObject {
        /// The pasteboard shared by all apps.
        public static let general = UIPasteboard()

        /// The copied text.
        open var string: String?
        /// The copied URL.
        open var url: URL?
        /// The copied image.
        open var image: UIImage?
        /// Whether there is text.
        open var hasStrings: Bool { string != nil }

        override nonisolated init() {
            super.init()
        }
    }
#endif
