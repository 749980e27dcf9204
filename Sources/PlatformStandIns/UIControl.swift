#if !canImport(UIKit)
    /// Stand-in: a view that tells of what the user does with it.
    @preconcurrency @MainActor open class UIControl: UIView {
        /// What the user can do with a control.
        public struct Event: OptionSet, Sendable {
            /// The bits, one for each event.
            public let rawValue: UInt
            /// Makes a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// A finger came down.
            public static let touchDown = Event(rawValue: 1)
            /// A finger was lifted inside.
            public static let touchUpInside = Event(rawValue: 1 << 6)
            /// A finger was lifted outside.
            public static let touchUpOutside = Event(rawValue: 1 << 7)
            /// A touch was taken away.
            public static let touchCancel = Event(rawValue: 1 << 8)
            /// The value changed.
            public static let valueChanged = Event(rawValue: 1 << 12)
            /// The control's main purpose.
            public static let primaryActionTriggered = Event(rawValue: 1 << 13)
            /// Text was changed.
            public static let editingChanged = Event(rawValue: 1 << 17)
            /// Anything.
            public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
        }

        /// What a control looks like.
        public struct State: OptionSet, Sendable {
            /// The bits, one for each state.
            public let rawValue: UInt
            /// Makes a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Nothing special.
            public static let normal: State = []
            /// A finger is on it.
            public static let highlighted = State(rawValue: 1)
            /// It takes no touches.
            public static let disabled = State(rawValue: 2)
            /// It is chosen.
            public static let selected = State(rawValue: 4)
        }

        private var actions: [(event: Event, action: UIAction)] = []

        /// Whether the control takes touches.
        open var isEnabled = true
        /// Whether the control is chosen.
        open var isSelected = false
        /// Whether a finger is on the control.
        open var isHighlighted = false

        /// What the control looks like.
        open var state: State {
            var state = State.normal
            if isHighlighted { state.insert(.highlighted) }
            if !isEnabled { state.insert(.disabled) }
            if isSelected { state.insert(.selected) }
            return state
        }

        /// Runs an action at events. One with an identifier that is there already replaces the other.
        open func addAction(_ action: UIAction, for controlEvents: Event) {
            removeAction(identifiedBy: action.identifier, for: controlEvents)
            actions.append((controlEvents, action))
        }

        /// Runs an action at events no more.
        open func removeAction(_ action: UIAction, for controlEvents: Event) {
            removeAction(identifiedBy: action.identifier, for: controlEvents)
        }

        /// Runs the action with an identifier at events no more.
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
