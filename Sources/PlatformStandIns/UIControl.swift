#if !canImport(UIKit)
    /// Stand-in: a view that reports the user's interaction.
    @preconcurrency @MainActor open class UIControl: UIView {
        /// The events of a control.
        public struct Event: OptionSet, Sendable {
            /// The bits, one per event.
            public let rawValue: UInt
            /// Makes a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// A finger touched the control.
            public static let touchDown = Event(rawValue: 1)
            /// A finger was lifted inside.
            public static let touchUpInside = Event(rawValue: 1 << 6)
            /// A finger was lifted outside.
            public static let touchUpOutside = Event(rawValue: 1 << 7)
            /// A touch was cancelled.
            public static let touchCancel = Event(rawValue: 1 << 8)
            /// The value changed.
            public static let valueChanged = Event(rawValue: 1 << 12)
            /// The primary action of the control.
            public static let primaryActionTriggered = Event(rawValue: 1 << 13)
            /// Text was changed.
            public static let editingChanged = Event(rawValue: 1 << 17)
            /// All events.
            public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
        }

        /// The states of a control.
        public struct State: OptionSet, Sendable {
            /// The bits, one per state.
            public let rawValue: UInt
            /// Makes a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// The normal state.
            public static let normal: State = []
            /// A finger is on it.
            public static let highlighted = State(rawValue: 1)
            /// It is disabled.
            public static let disabled = State(rawValue: 2)
            /// It is selected.
            public static let selected = State(rawValue: 4)
        }

        private var actions: [(event: Event, action: UIAction)] = []

        /// Whether the control is enabled.
        open var isEnabled = true
        /// Whether the control is selected.
        open var isSelected = false
        /// Whether a finger is on the control.
        open var isHighlighted = false

        /// The state of the control.
        open var state: State {
            var state = State.normal
            if isHighlighted { state.insert(.highlighted) }
            if !isEnabled { state.insert(.disabled) }
            if isSelected { state.insert(.selected) }
            return state
        }

        /// Runs an action for events. An action with the same identifier is replaced.
        open func addAction(_ action: UIAction, for controlEvents: Event) {
            removeAction(identifiedBy: action.identifier, for: controlEvents)
            actions.append((controlEvents, action))
        }

        /// Stops running an action for events.
        open func removeAction(_ action: UIAction, for controlEvents: Event) {
            removeAction(identifiedBy: action.identifier, for: controlEvents)
        }

        /// Stops running the action with an identifier for events.
        open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
            actions = actions.compactMap { entry in
                guard entry.action.identifier == actionIdentifier else { return entry }
                let rest = entry.event.subtracting(controlEvents)
                return rest.isEmpty ? nil : (rest, entry.action)
            }
        }

        /// Runs the actions of events.
        open func sendActions(for controlEvents: Event) {
            for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
                sendAction(entry.action)
            }
        }

        /// Runs an action.
        open func sendAction(_ action: UIAction) {
            action.sender = self
            action.handler(action)
            action.sender = nil
        }
    }
#endif
