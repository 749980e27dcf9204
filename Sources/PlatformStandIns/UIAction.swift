#if !canImport(UIKit)
    public import Foundation

    /// The handler of a control's or menu's action.
    public typealias UIActionHandler = @MainActor (UIAction) -> Void

    /// Stand-in: an action of a control or a menu.
    @preconcurrency @MainActor open class UIAction: NSObject {
        /// Identifies an action.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Makes an identifier from its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier from its name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
        }

        /// The title of the action.
        open var title: String
        /// The image next to the title.
        open var image: UIImage?
        /// The identifier of the action.
        public let identifier: Identifier
        /// The sender of the action, while it runs.
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
