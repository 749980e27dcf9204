public import PlatformStandIns

/// The looks of a floating button (rules, 4.3). Immutable, hence Sendable; made by its `Builder`.
public final class FloatingButtonSettings: Sendable {
    /// The height in density-independent pixels.
    public let height: Int
    /// The width in density-independent pixels.
    public let width: Int
    /// The radius of the corners.
    public let cornerRadius: Float
    /// The picture that the button has at first.
    public let initialGraphic: Bitmap

    init(height: Int, width: Int, cornerRadius: Float, initialGraphic: Bitmap) {
        self.height = height
        self.width = width
        self.cornerRadius = cornerRadius
        self.initialGraphic = initialGraphic
    }

    /// Collects the looks of a button; every setter returns the builder. Not for more than one thread at once.
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

        /// Sets the radius of the corners.
        @discardableResult public func cornerRadius(_ cornerRadius: Float) -> Builder {
            set { $0.cornerRadius = cornerRadius }
        }

        /// Sets the picture that the button has at first.
        @discardableResult public func initialGraphic(_ initialGraphic: Bitmap) -> Builder {
            set { $0.initialGraphic = initialGraphic }
        }

        /// The settings as they stand now.
        /// - Throws: `IllegalArgumentException` when there is no picture.
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
