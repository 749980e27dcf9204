#if !canImport(UIKit)
    public import Foundation

    /// Who knows a table's rows. How many parts there are has a default.
    @preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
        /// How many parts the table has; one by default.
        func numberOfSections(in tableView: UITableView) -> Int
        /// How many rows a part has.
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        /// Makes a row.
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
        /// What stands above a part; nothing by default.
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    }

    extension UITableViewDataSource {
        /// One.
        public func numberOfSections(in tableView: UITableView) -> Int { 1 }
        /// Nothing.
        public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            nil
        }
    }

    /// Is told what the user does to a table. Every member has a default.
    @preconcurrency @MainActor public protocol UITableViewDelegate: AnyObject {
        /// A row was chosen.
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
        /// The height of a row, in points. Headless: never asked.
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    }

    extension UITableViewDelegate {
        /// Does nothing.
        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        /// The table's own height of rows.
        public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            tableView.rowHeight
        }
    }
#endif
