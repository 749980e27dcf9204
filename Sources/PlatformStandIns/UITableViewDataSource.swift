#if !canImport(UIKit)
    public import Foundation

    /// The data source of a table. The number of sections has a default.
    @preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
        /// The number of sections; one by default.
        func numberOfSections(in tableView: UITableView) -> Int
        /// The number of rows in a section.
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        /// Makes a row.
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
        /// The title above a section; nil by default.
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    }

    extension UITableViewDataSource {
        /// One.
        public func numberOfSections(in tableView: UITableView) -> Int { 1 }
        /// Nil.
        public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            nil
        }
    }

    /// The delegate of a table. Every member has a default.
    @preconcurrency @MainActor public protocol UITableViewDelegate: AnyObject {
        /// A row was selected.
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
        /// The height of a row, in points. Headless: never called.
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    }

    extension UITableViewDelegate {
        /// Does nothing.
        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        /// The table's own row height.
        public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            tableView.rowHeight
        }
    }
#endif
