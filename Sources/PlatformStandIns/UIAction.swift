#if !canImport(UIKit)
    public import Foundation

    /// What a control or a menu does.
    public typealias UIActionHandler = @MainActor (UIAction) -> Void

    /// Stand-in: something that a control or a menu does.
    @preconcurrency @MainActor open class UIAction: NSObject {
        /// Names an action.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Makes an identifier from its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier from its name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
        }

        /// What the action is called.
        open var title: String
        /// The image beside the title.
        open var image: UIImage?
        /// Names the action.
        public let identifier: Identifier
        /// Who sent the action, while it runs.
        open internal(set) weak var sender: AnyObject?
        let handler: UIActionHandler

        /// Makes an action.
        public init(
            title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
            handler: @escaping UIActionHandler
        ) {
            self.title = title
            self.image = image
            self.identifier = identifier ?? Identifier(UUID().uuidString)
            self.handler = handler
            super.init()
        }
    }
#endif
