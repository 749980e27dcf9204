public import PlatformStandIns

extension Braze {
    /// A page that the SDK is about to present in the app; the delegate may change how.
    ///
    /// Sendable: what it holds is behind a lock.
    public final class ModalContext: Sendable {
        private struct Fields: Sendable {
            weak var presentingViewController: UIViewController?
            var animatePresentation = true
            var animateDismissal = true
            var openNewWindowLinksInBrowser = false
        }

        private let fields: Locked<Fields>
        /// Where the page comes from.
        public let channel: Channel

        init(presentingViewController: UIViewController?, channel: Channel) {
            fields = Locked(Fields(presentingViewController: presentingViewController))
            self.channel = channel
        }

        /// The view controller that the page is presented from; held weakly.
        public var presentingViewController: UIViewController? {
            get { fields.withLock { $0.presentingViewController } }
            set { fields.withLock { $0.presentingViewController = newValue } }
        }

        /// Whether the page enters with an animation.
        public var animatePresentation: Bool {
            get { fields.withLock { $0.animatePresentation } }
            set { fields.withLock { $0.animatePresentation = newValue } }
        }

        /// Whether the page leaves with an animation.
        public var animateDismissal: Bool {
            get { fields.withLock { $0.animateDismissal } }
            set { fields.withLock { $0.animateDismissal = newValue } }
        }

        /// Whether links to new windows leave the app.
        public var openNewWindowLinksInBrowser: Bool {
            get { fields.withLock { $0.openNewWindowLinksInBrowser } }
            set { fields.withLock { $0.openNewWindowLinksInBrowser = newValue } }
        }
    }
}
