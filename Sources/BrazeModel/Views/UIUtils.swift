import Foundation
import HeadlessStage
public import PlatformStandIns

extension Braze {
    /// Where the app's user interface stands. Headless: what the current stage says.
    ///
    /// Not isolated, as in the SDK. Use it on the main thread: elsewhere nothing is found.
    public enum UIUtils: Sendable {
        /// The root view controller of the active window. Headless: one of the app's windows', else a bare
        /// one for a stage whose app has a root.
        public static var activeRootViewController: UIViewController? {
            onMain(else: nil) {
                let stage = HeadlessStage.current
                guard stage.app.hasRootViewController else { return nil }
                return activeWindow?.rootViewController
                    ?? stage.shared(BareRoot.self) { MainThread.assume { BareRoot() } }.controller
            }
        }

        /// What is presented on top of the root view controller.
        public static var activeTopmostViewController: UIViewController? {
            onMain(else: nil) {
                var topmost = activeRootViewController
                while let presented = topmost?.presentedViewController { topmost = presented }
                return topmost
            }
        }

        /// The app's window that takes input, else its first. Windows of messages do not count.
        public static var activeWindow: UIWindow? {
            onMain(else: nil) {
                let windows = HeadlessStage.current.scenes.windows.filter {
                    !($0 is any BrazeInAppMessageWindowType)
                }
                return windows.first(where: \.isKeyWindow) ?? windows.first
            }
        }

        /// The scene that is in the foreground and takes input. Headless: of those that the current stage says.
        public static var activeWindowScene: UIWindowScene? {
            onMain(else: nil) {
                HeadlessStage.current.scenes.all.first { $0.activation == .active }?.windowScene
            }
        }

        /// The scene for a new window: the active one, else any.
        public static var preferredWindowScene: UIWindowScene? {
            onMain(else: nil) {
                activeWindowScene ?? HeadlessStage.current.scenes.all.first?.windowScene
            }
        }

        /// How the interface is turned. Headless: what the stage's screen says.
        public static var interfaceOrientation: UIInterfaceOrientation {
            HeadlessStage.current.screen.orientation
        }

        /// The font of a kind of text, in a weight, in the size that the user wants.
        public static func preferredFont(textStyle: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
            let size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
            return UIFontMetrics(forTextStyle: textStyle).scaledFont(
                for: .systemFont(ofSize: size, weight: weight))
        }

        /// An answer of the main thread's; another one where the caller is not on it.
        private static func onMain<Answer>(
            else elsewhere: Answer, _ answer: @MainActor () -> Answer
        ) -> Answer {
            MainThread.isCurrent ? MainThread.assume(answer) : elsewhere
        }
    }

    /// The root view controller of a stage whose app has one but has made no window.
    @MainActor private final class BareRoot {
        let controller = UIViewController()
    }
}
