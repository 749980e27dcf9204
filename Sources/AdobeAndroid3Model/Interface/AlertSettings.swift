public import PlatformStandIns

/// The texts of an alert (rules, 4.3). Immutable, hence Sendable; made by its `Builder`.
public final class AlertSettings: Sendable {
    struct Values: Sendable {
        var title = ""
        var message = ""
        var positiveButtonText: String?
        var negativeButtonText: String?
    }

    private let values: Values

    init(_ values: Values) { self.values = values }

    /// The title.
    public var title: String { values.title }
    /// The text.
    public var message: String { values.message }
    /// The text of the positive button; nil when there is none.
    public var positiveButtonText: String? { values.positiveButtonText }
    /// The text of the negative button; nil when there is none.
    public var negativeButtonText: String? { values.negativeButtonText }

    /// Collects the texts of an alert; every setter returns the builder. Not thread-safe.
    public final class Builder {
        private var values = Values()

        /// Makes a builder without texts.
        public init() {}

        /// Sets the title.
        @discardableResult public func title(_ title: String) -> Builder { set { $0.title = title } }

        /// Sets the text.
        @discardableResult public func message(_ message: String) -> Builder { set { $0.message = message } }

        /// Sets the text of the positive button.
        @discardableResult public func positiveButtonText(_ text: String) -> Builder {
            set { $0.positiveButtonText = text }
        }

        /// Sets the text of the negative button.
        @discardableResult public func negativeButtonText(_ text: String) -> Builder {
            set { $0.negativeButtonText = text }
        }

        /// The current settings.
        /// - Throws: `IllegalArgumentException` when neither button has a text.
        public func build() throws -> AlertSettings {
            guard values.positiveButtonText != nil || values.negativeButtonText != nil else {
                throw IllegalArgumentException("An alert needs the text of at least one button.")
            }
            return AlertSettings(values)
        }

        private func set(_ change: (inout Values) -> Void) -> Builder {
            change(&values)
            return self
        }
    }
}

@available(*, unavailable) extension AlertSettings.Builder: Sendable {}

/// The appearance of a floating button (rules, 4.3). Immutable, hence Sendable; made by its `Builder`.
public final class FloatingButtonSettings: Sendable {
    /// The height in density-independent pixels.
    public let height: Int
    /// The width in density-independent pixels.
    public let width: Int
    /// The corner radius.
    public let cornerRadius: Float
    /// The initial image of the button.
    public let initialGraphic: Bitmap

    init(height: Int, width: Int, cornerRadius: Float, initialGraphic: Bitmap) {
        self.height = height
        self.width = width
        self.cornerRadius = cornerRadius
        self.initialGraphic = initialGraphic
    }

    /// Collects the settings of a button; every setter returns the builder. Not thread-safe.
    public final class Builder {
        private struct Values: Sendable {
            var height = 56
            var width = 56
            var cornerRadius: Float = 5
            var initialGraphic: Bitmap?
        }

        private var values = Values()

        /// Makes a builder that holds the defaults of the rules, 4.3.
        public init() {}

        /// Sets the height in density-independent pixels.
        @discardableResult public func height(_ height: Int) -> Builder { set { $0.height = height } }

        /// Sets the width in density-independent pixels.
        @discardableResult public func width(_ width: Int) -> Builder { set { $0.width = width } }

        /// Sets the corner radius.
        @discardableResult public func cornerRadius(_ cornerRadius: Float) -> Builder {
            set { $0.cornerRadius = cornerRadius }
        }

        /// Sets the initial image of the button.
        @discardableResult public func initialGraphic(_ initialGraphic: Bitmap) -> Builder {
            set { $0.initialGraphic = initialGraphic }
        }

        /// The current settings.
        /// - Throws: `IllegalArgumentException` when there is no image.
        public func build() throws -> FloatingButtonSettings {
            guard let graphic = values.initialGraphic else {
                throw IllegalArgumentException("A floating button needs a picture.")
            }
            return FloatingButtonSettings(
                height: values.height, width: values.width, cornerRadius: values.cornerRadius,
                initialGraphic: graphic)
        }

        private func set(_ change: (inout Values) -> Void) -> Builder {
            change(&values)
            return self
        }
    }
}

@available(*, unavailable) extension FloatingButtonSettings.Builder: Sendable {}
