// Only this struct is exported. If all of SwiftUI were, its `Alert`, `Edge` and others would conflict with the vendors'
// names in every file.
#if canImport(SwiftUI)
    @_exported public import struct SwiftUI.EdgeInsets
#else
    public import Foundation

    /// Stand-in for SwiftUI's: insets of a rectangle, in points.
    public struct EdgeInsets: Sendable, Equatable {
        /// The inset at the top edge, in points.
        public var top: CGFloat
        /// The inset at the leading edge, in points.
        public var leading: CGFloat
        /// The inset at the bottom edge, in points.
        public var bottom: CGFloat
        /// The inset at the trailing edge, in points.
        public var trailing: CGFloat
        /// Makes insets of zero.
        public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
        /// Makes insets for each edge.
        public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }
#endif
