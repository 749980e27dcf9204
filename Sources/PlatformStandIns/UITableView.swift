#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a table of rows. Headless: it has rows after `reloadData()`, and makes a new row every time.
    @preconcurrency @MainActor open class UITableView: UIScrollView {
        /// The styles of a table.
        public enum Style: Int, Sendable {
            /// Plain, grouped, inset grouped, as in UIKit.
            case plain, grouped, insetGrouped
        }

        /// The scroll positions of a row.
        public enum ScrollPosition: Int, Sendable {
            /// None, top, middle, bottom, as in UIKit.
            case none, top, middle, bottom
        }

        /// The animations of rows.
        public enum RowAnimation: Int, Sendable {
            /// Fade, right, left, top, bottom, none, middle, as in UIKit.
            case fade, right, left, top, bottom, none, middle
            /// Automatic, as in UIKit.
            case automatic = 100
        }

        /// A height determined by the content.
        public static let automaticDimension: CGFloat = -1

        /// The style of the table.
        public let style: Style
        /// The data source of the rows.
        open weak var dataSource: (any UITableViewDataSource)?
        /// The delegate, which is notified of the user's actions.
        open weak var delegate: (any UITableViewDelegate)?
        /// The height of rows, in points.
        open var rowHeight = UITableView.automaticDimension
        /// The estimated height of rows, in points.
        open var estimatedRowHeight = UITableView.automaticDimension
        /// The view above the rows.
        open var tableHeaderView: UIView?
        /// The view below the rows.
        open var tableFooterView: UIView?
        /// Whether rows can be selected.
        open var allowsSelection = true
        /// The index path of the selected row.
        open private(set) var indexPathForSelectedRow: IndexPath?
        private var rows: [(path: IndexPath, cell: UITableViewCell)] = []
        private var kinds: Set<String> = []

        /// Makes a table.
        public init(frame: CGRect, style: Style) {
            self.style = style
            super.init(frame: frame)
        }

        /// Makes a plain table.
        public override convenience init(frame: CGRect) {
            self.init(frame: frame, style: .plain)
        }

        /// Makes a table from an archive. Headless: an empty one.
        public required init?(coder: NSCoder) {
            style = .plain
            super.init(coder: coder)
        }

        // MARK: Rows

        /// Registers a class for rows with an identifier. Headless: without an Objective-C runtime the table cannot
        /// make an app's own class; dequeued rows are plain ones.
        open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            kinds.insert(identifier)
        }

        /// A row with an identifier. Headless: a new plain one; nil for an identifier that was not registered.
        open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
            guard kinds.contains(identifier) else { return nil }
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }

        /// A row with an identifier. Headless: a new plain one.
        open func dequeueReusableCell(
            withIdentifier identifier: String, for indexPath: IndexPath
        ) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: identifier)
        }

        /// Requests every row from the data source.
        open func reloadData() {
            for row in rows { row.cell.removeFromSuperview() }
            rows = []
            indexPathForSelectedRow = nil
            guard let dataSource else { return }
            for section in 0..<dataSource.numberOfSections(in: self) {
                for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
                    let path = IndexPath(row: row, section: section)
                    let cell = dataSource.tableView(self, cellForRowAt: path)
                    rows.append((path, cell))
                    addSubview(cell)
                }
            }
        }

        /// The number of sections.
        open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

        /// The number of rows in a section.
        open func numberOfRows(inSection section: Int) -> Int {
            dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        }

        /// The row at an index path; nil before the data were loaded.
        open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
            rows.first { $0.path == indexPath }?.cell
        }

        /// The index path of a row.
        open func indexPath(for cell: UITableViewCell) -> IndexPath? {
            rows.first { $0.cell === cell }?.path
        }

        /// The rows. Headless: all of them.
        open var visibleCells: [UITableViewCell] { rows.map(\.cell) }

        /// Selects a row. The delegate is not called, because the user did not touch it.
        open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
            indexPathForSelectedRow = indexPath
        }

        /// Deselects a row.
        open func deselectRow(at indexPath: IndexPath, animated: Bool) {
            if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
        }

        /// Headless only: taps a row as the user would: selects it and calls the delegate. False if there is no such
        /// row, or rows cannot be selected.
        @discardableResult public func tapRow(at indexPath: IndexPath) -> Bool {
            guard allowsSelection, cellForRow(at: indexPath) != nil else { return false }
            indexPathForSelectedRow = indexPath
            delegate?.tableView(self, didSelectRowAt: indexPath)
            return true
        }
    }

    extension IndexPath {
        /// Makes an index path of a table.
        public init(row: Int, section: Int) {
            self.init(indexes: [section, row])
        }

        /// The row in its section; 0 for a shorter path.
        public var row: Int { count > 1 ? self[1] : 0 }
        /// The section; 0 for a shorter path.
        public var section: Int { count > 0 ? self[0] : 0 }
    }
#endif
