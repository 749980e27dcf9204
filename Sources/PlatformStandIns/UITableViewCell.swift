#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a row of a table.
    @preconcurrency @MainActor open class UITableViewCell: UIView {
        /// What a row looks like.
        public enum CellStyle: Int, Sendable {
            /// Default, value 1, value 2, subtitle, as in UIKit.
            case `default`, value1, value2, subtitle
        }

        /// What stands at a row's end.
        public enum AccessoryType: Int, Sendable {
            /// None, disclosure indicator, detail disclosure button, checkmark, detail button, as in UIKit.
            case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
        }

        /// How a row shows that it is chosen.
        public enum SelectionStyle: Int, Sendable {
            /// None, blue, gray, default, as in UIKit.
            case none, blue, gray, `default`
        }

        /// The kind of row, for taking one again.
        public let reuseIdentifier: String?
        /// What the row's parts stand in.
        public let contentView = UIView(frame: .zero)
        /// The row's text.
        public let textLabel: UILabel? = UILabel(frame: .zero)
        /// The row's second text.
        public let detailTextLabel: UILabel?
        /// The row's image.
        public let imageView: UIImageView? = UIImageView(frame: .zero)
        /// What stands at the row's end.
        open var accessoryType = AccessoryType.none
        /// The view that stands at the row's end.
        open var accessoryView: UIView?
        /// How often the row is indented.
        open var indentationLevel = 0
        /// How far the row is indented each time, in points.
        open var indentationWidth: CGFloat = 10
        /// How the row shows that it is chosen.
        open var selectionStyle = SelectionStyle.default

        /// Makes a row.
        public init(style: CellStyle, reuseIdentifier: String?) {
            self.reuseIdentifier = reuseIdentifier
            detailTextLabel = style == .default ? nil : UILabel(frame: .zero)
            super.init(frame: .zero)
            addSubview(contentView)
        }

        /// Makes a row from an archive. Headless: an empty one.
        public required init?(coder: NSCoder) {
            reuseIdentifier = nil
            detailTextLabel = nil
            super.init(coder: coder)
        }

        /// Called before the row is taken again. Headless: never called, every row is a new one.
        open func prepareForReuse() {}
        /// Shows whether the row is chosen. Headless: no effect.
        open func setSelected(_ selected: Bool, animated: Bool) {}
    }
#endif
