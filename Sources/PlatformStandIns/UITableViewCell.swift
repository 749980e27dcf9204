#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a row of a table.
    @preconcurrency @MainActor open class UITableViewCell: UIView {
        /// The styles of a row.
        public enum CellStyle: Int, Sendable {
            /// Default, value 1, value 2, subtitle, as in UIKit.
            case `default`, value1, value2, subtitle
        }

        /// The accessories at a row's end.
        public enum AccessoryType: Int, Sendable {
            /// None, disclosure indicator, detail disclosure button, checkmark, detail button, as in UIKit.
            case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
        }

        /// The selection styles of a row.
        public enum SelectionStyle: Int, Sendable {
            /// None, blue, gray, default, as in UIKit.
            case none, blue, gray, `default`
        }

        /// The identifier for reuse.
        public let reuseIdentifier: String?
        /// The container of the row's parts.
        public let contentView = UIView(frame: .zero)
        /// The row's text.
        public let textLabel: UILabel? = UILabel(frame: .zero)
        /// The row's second text.
        public let detailTextLabel: UILabel?
        /// The row's image.
        public let imageView: UIImageView? = UIImageView(frame: .zero)
        /// The accessory at the row's end.
        open var accessoryType = AccessoryType.none
        /// The accessory view at the row's end.
        open var accessoryView: UIView?
        /// The indentation level of the row.
        open var indentationLevel = 0
        /// The width of one indentation level, in points.
        open var indentationWidth: CGFloat = 10
        /// The selection style of the row.
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

        /// Called before the row is reused. Headless: never called, because every row is new.
        open func prepareForReuse() {}
        /// Shows whether the row is selected. Headless: no effect.
        open func setSelected(_ selected: Bool, animated: Bool) {}
    }
#endif
