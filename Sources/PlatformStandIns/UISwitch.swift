#if !canImport(UIKit)
    /// Stand-in: a switch.
    @preconcurrency @MainActor open class UISwitch: UIControl {
        /// Whether the switch is on.
        open var isOn = false
        /// The colour of the switch while it is on.
        open var onTintColor: UIColor?
        /// The colour of the knob.
        open var thumbTintColor: UIColor?

        /// Turns the switch on or off. Headless: at once. No action runs, because the user did not touch it.
        open func setOn(_ on: Bool, animated: Bool) {
            isOn = on
        }
    }
#endif
