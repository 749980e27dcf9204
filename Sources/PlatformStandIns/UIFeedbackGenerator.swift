#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: generates haptic feedback. Headless: there is none.
    @preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
        /// Makes a generator.
        public override nonisolated init() {
            super.init()
        }

        /// Prepares the feedback.
        open func prepare() {}
    }

    /// Stand-in: haptic feedback of an impact.
    @preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
        /// The styles of an impact.
        public enum FeedbackStyle: Int, Sendable {
            /// The weight or stiffness of the impact.
            case light, medium, heavy, soft, rigid
        }

        let style: FeedbackStyle

        /// Makes a generator with a style.
        public init(style: FeedbackStyle) {
            self.style = style
            super.init()
        }

        /// Generates the feedback.
        open func impactOccurred() {}
    }

    /// Stand-in: haptic feedback for a change of selection.
    @preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
        /// Generates the feedback.
        open func selectionChanged() {}
    }

    /// Stand-in: haptic feedback for success, warning or error.
    @preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
        /// The types of feedback.
        public enum FeedbackType: Int, Sendable {
            /// Success, warning or error.
            case success, warning, error
        }

        /// Generates the feedback.
        open func notificationOccurred(_ notificationType: FeedbackType) {}
    }
#endif
