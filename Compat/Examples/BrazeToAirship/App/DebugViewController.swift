import InAppCompat
import UIKit

/// Shows the messages' state: the held messages, which a tap shows, and all events so far.
final class DebugViewController: UITableViewController {
    private enum Section: Int, CaseIterable {
        case held, events

        var title: String { self == .held ? "Held" : "Events" }
    }

    private let messages: Messages
    private var held: [CompatMessage] = []
    private var lines: [String] = []
    private var reading: Task<Void, Never>?

    init(messages: Messages) {
        self.messages = messages
        super.init(style: .plain)
        title = "Messages"
        read()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    deinit { reading?.cancel() }

    /// Reads the events of both SDKs as long as this screen exists.
    private func read() {
        let events = messages.events()
        reading = Task { [weak self] in
            for await event in events { self?.take("\(event.shape): \(event)") }
        }
        messages.onDiagnostic = { [weak self] diagnostic in self?.take("! \(diagnostic)") }
    }

    private func take(_ line: String) {
        lines.append(line)
        held = messages.held
        if isViewLoaded { tableView.reloadData() }
    }

    override func viewWillAppear(_ animated: Bool) {
        held = messages.held
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    // MARK: The table

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Section(rawValue: section)?.title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Section(rawValue: section) == .held ? held.count : lines.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        if Section(rawValue: indexPath.section) == .held {
            let message = held[indexPath.row]
            cell.textLabel?.text = message.content.header?.text ?? message.id
            cell.detailTextLabel?.text = message.shape.name
        } else {
            cell.textLabel?.text = lines[lines.count - 1 - indexPath.row]
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard Section(rawValue: indexPath.section) == .held else { return }
        do {
            try held[indexPath.row].show()
        } catch {
            take("! \(error)")
        }
    }
}
