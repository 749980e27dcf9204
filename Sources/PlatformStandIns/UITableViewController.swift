#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a view controller of a table, with itself as data source and delegate. Headless: the table loads its
    /// data when the view is about to appear.
    @preconcurrency @MainActor
    open class UITableViewController: UIViewController, UITableViewDataSource,
        UITableViewDelegate
    {
        /// The table.
        open var tableView: UITableView!

        /// Makes a controller of a table.
        public init(style: UITableView.Style) {
            super.init(nibName: nil, bundle: nil)
            tableView = UITableView(frame: .zero, style: style)
        }

        /// Makes a controller of a plain table. Headless: the nib is not read.
        public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            tableView = UITableView(frame: .zero)
        }

        /// Makes a controller from an archive. Headless: one of an empty table.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            tableView = UITableView(frame: .zero)
        }

        /// Makes the table the view.
        open override func loadView() {
            view = tableView
            tableView.dataSource = self
            tableView.delegate = self
        }

        /// Loads the table's data.
        open override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            tableView.reloadData()
        }

        /// One.
        open func numberOfSections(in tableView: UITableView) -> Int { 1 }
        /// None.
        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        /// An empty row.
        open func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        /// Nil.
        open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        /// Does nothing.
        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        /// The table's own row height.
        open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            tableView.rowHeight
        }
    }
#endif
