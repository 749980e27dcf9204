#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: what makes the device shake. Headless: nothing shakes.
    @preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
        /// Makes a generator.
        public override nonisolated init() {
            super.init()
        }

        /// Gets ready.
        open func prepare() {}
    }

    /// Stand-in: shakes as if something had been hit.
    @preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
        /// How it was hit.
        public enum FeedbackStyle: Int, Sendable {
            /// By something of this weight or stiffness.
            case light, medium, heavy, soft, rigid
        }

        let style: FeedbackStyle

        /// Makes a generator of a style.
        public init(style: FeedbackStyle) {
            self.style = style
            super.init()
        }

        /// Shakes.
        open func impactOccurred() {}
    }

    /// Stand-in: shakes when a selection changes.
    @preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
        /// Shakes.
        open func selectionChanged() {}
    }

    /// Stand-in: shakes when something went well or not.
    @preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
        /// How it went.
        public enum FeedbackType: Int, Sendable {
            /// Well, doubtfully or badly.
            case success, warning, error
        }

        /// Shakes.
        open func notificationOccurred(_ notificationType: FeedbackType) {}
    }
#endif
