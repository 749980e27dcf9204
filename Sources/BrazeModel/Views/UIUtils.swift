import Foundation
import HeadlessStage
public import PlatformStandIns

extension Braze {
    /// Finds the parts of the app's user interface. In the model the current stage provides them.
    ///
    /// Not isolated, as in the SDK. Use it on the main thread: on any other thread nothing is found.
    public enum UIUtils: Sendable {
        /// The root view controller of the active window. In the model, that of one of the app's windows, else an empty
        /// one if the stage's app has a root view controller.
        public static var activeRootViewController: UIViewController? {
            onMain(else: nil) {
                let stage = HeadlessStage.current
                guard stage.app.hasRootViewController else { return nil }
                return activeWindow?.rootViewController
                    ?? stage.shared(BareRoot.self) { MainThread.assume { BareRoot() } }.controller
            }
        }

        /// The view controller that is presented topmost over the root view controller.
        public static var activeTopmostViewController: UIViewController? {
            onMain(else: nil) {
                var topmost = activeRootViewController
                while let presented = topmost?.presentedViewController { topmost = presented }
                return topmost
            }
        }

        /// The app's key window, else its first window. Windows of messages are ignored.
        public static var activeWindow: UIWindow? {
            onMain(else: nil) {
                let windows = HeadlessStage.current.scenes.windows.filter {
                    !($0 is any BrazeInAppMessageWindowType)
                }
                return windows.first(where: \.isKeyWindow) ?? windows.first
            }
        }

        /// The active scene in the foreground. In the model, among those of the current stage.
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

        /// The orientation of the interface. In the model, that of the stage's screen.
        public static var interfaceOrientation: UIInterfaceOrientation {
            HeadlessStage.current.screen.orientation
        }

        /// The font of a text style, with a weight, in the user's preferred size.
        public static func preferredFont(textStyle: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
            let size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
            return UIFontMetrics(forTextStyle: textStyle).scaledFont(
                for: .systemFont(ofSize: size, weight: weight))
        }

        /// Runs a function on the main thread and returns its result; off the main thread it returns the fallback.
        private static func onMain<Answer>(
            else elsewhere: Answer, _ answer: @MainActor () -> Answer
        ) -> Answer {
            MainThread.isCurrent ? MainThread.assume(answer) : elsewhere
        }
    }

    /// The root view controller for a stage whose app has one but no window.
    @MainActor private final class BareRoot {
        let controller = UIViewController()
    }
}
