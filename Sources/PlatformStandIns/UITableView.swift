#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a list of rows. Headless: it has rows once it was told to load its data, and every row is made
    /// anew each time.
    @preconcurrency @MainActor open class UITableView: UIScrollView {
        /// What a table looks like.
        public enum Style: Int, Sendable {
            /// Plain, grouped, inset grouped, as in UIKit.
            case plain, grouped, insetGrouped
        }

        /// Where a row is scrolled to.
        public enum ScrollPosition: Int, Sendable {
            /// None, top, middle, bottom, as in UIKit.
            case none, top, middle, bottom
        }

        /// How rows come and go.
        public enum RowAnimation: Int, Sendable {
            /// Fade, right, left, top, bottom, none, middle, as in UIKit.
            case fade, right, left, top, bottom, none, middle
            /// Automatic, as in UIKit.
            case automatic = 100
        }

        /// A height that follows from the content.
        public static let automaticDimension: CGFloat = -1

        /// What the table looks like.
        public let style: Style
        /// Who knows the rows.
        open weak var dataSource: (any UITableViewDataSource)?
        /// Is told what the user does.
        open weak var delegate: (any UITableViewDelegate)?
        /// The height of rows, in points.
        open var rowHeight = UITableView.automaticDimension
        /// What a row's height may be taken for, in points.
        open var estimatedRowHeight = UITableView.automaticDimension
        /// The view above the rows.
        open var tableHeaderView: UIView?
        /// The view below the rows.
        open var tableFooterView: UIView?
        /// Whether rows can be chosen.
        open var allowsSelection = true
        /// Where the row is that is chosen.
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

        /// Says which class rows of a kind are of. Headless: without an Objective-C runtime a class of the app's
        /// own cannot be made by the table; dequeued rows are plain ones.
        open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            kinds.insert(identifier)
        }

        /// A row of a kind, to be taken again. Headless: a new plain one; nil for a kind that was not registered.
        open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
            guard kinds.contains(identifier) else { return nil }
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }

        /// A row of a kind. Headless: a new plain one.
        open func dequeueReusableCell(
            withIdentifier identifier: String, for indexPath: IndexPath
        ) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: identifier)
        }

        /// Asks the data source for every row.
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

        /// How many parts the table has.
        open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

        /// How many rows a part has.
        open func numberOfRows(inSection section: Int) -> Int {
            dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        }

        /// The row at a place; nil before the data was loaded.
        open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
            rows.first { $0.path == indexPath }?.cell
        }

        /// The place of a row.
        open func indexPath(for cell: UITableViewCell) -> IndexPath? {
            rows.first { $0.cell === cell }?.path
        }

        /// The rows. Headless: all of them.
        open var visibleCells: [UITableViewCell] { rows.map(\.cell) }

        /// Chooses a row. The delegate is not told, as nobody touched it.
        open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
            indexPathForSelectedRow = indexPath
        }

        /// Chooses a row no more.
        open func deselectRow(at indexPath: IndexPath, animated: Bool) {
            if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
        }

        /// Headless only: taps a row, as the user would: chooses it and tells the delegate. False if there is
        /// no such row, or none can be chosen.
        @discardableResult public func tapRow(at indexPath: IndexPath) -> Bool {
            guard allowsSelection, cellForRow(at: indexPath) != nil else { return false }
            indexPathForSelectedRow = indexPath
            delegate?.tableView(self, didSelectRowAt: indexPath)
            return true
        }
    }

    extension IndexPath {
        /// A place in a table.
        public init(row: Int, section: Int) {
            self.init(indexes: [section, row])
        }

        /// The row in its part; 0 for a path that is shorter.
        public var row: Int { count > 1 ? self[1] : 0 }
        /// The part of the table; 0 for a path that is shorter.
        public var section: Int { count > 0 ? self[0] : 0 }
    }
#endif
