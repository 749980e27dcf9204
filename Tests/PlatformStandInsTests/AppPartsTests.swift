import Foundation
import Testing

@testable import PlatformStandIns

/// A list of actions, as an app's first screen has it.
private final class MenuController: UITableViewController {
    let entries = ["Present", "Dismiss", "Rotate"]
    var chosen: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        entries.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "entry")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "entry")
        cell.textLabel?.text = entries[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        chosen.append(entries[indexPath.row])
    }
}

/// An image that knows its origin. `@unchecked Sendable`, which a subclass has to repeat, is sound: its
/// own property is immutable.
private final class NamedImage: UIImage, @unchecked Sendable {
    let origin: String

    init(origin: String) {
        self.origin = origin
        super.init()
    }

    override init?(data: Data) {
        origin = "data"
        super.init(data: data)
    }

    override init?(contentsOfFile path: String) {
        origin = path
        super.init(contentsOfFile: path)
    }

    required init?(coder: NSCoder) {
        origin = "archive"
        super.init(coder: coder)
    }

    required convenience init(imageLiteralResourceName name: String) {
        self.init(origin: name)
    }
}

/// An app's delegate that follows universal links.
@MainActor private final class LinkFollower: NSObject, UIApplicationDelegate {
    var followed: [URL] = []

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL
        else {
            return false
        }
        followed.append(url)
        return true
    }
}

@MainActor @Suite("STAND-INS Parts of an app", .timeLimit(.minutes(20))) struct AppPartsTests {
    // A tap on a row is available in the stand-in only.
    #if !canImport(UIKit)
        @Test("STAND-INS a table shows its rows when it appears, and a tap reaches the delegate")
        func table() {
            let menu = MenuController(style: .insetGrouped)
            menu.loadViewIfNeeded()
            #expect(menu.tableView.visibleCells.isEmpty)
            menu.viewWillAppear(false)
            #expect(menu.tableView.visibleCells.map(\.textLabel?.text) == ["Present", "Dismiss", "Rotate"])
            #expect(menu.tableView.tapRow(at: IndexPath(row: 1, section: 0)))
            #expect(!menu.tableView.tapRow(at: IndexPath(row: 3, section: 0)))
            menu.tableView.allowsSelection = false
            #expect(!menu.tableView.tapRow(at: IndexPath(row: 0, section: 0)))
            #expect(menu.chosen == ["Dismiss"])
            #expect(menu.tableView.indexPathForSelectedRow == nil)
        }
    #endif

    @Test("STAND-INS drawing code runs, and the picture has its size")
    func drawing() {
        var didDraw = false
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            didDraw = true
        }
        #expect(didDraw && image.size == CGSize(width: 4, height: 2))
        let button = UIButton(type: .custom)
        button.setBackgroundImage(image, for: .normal)
        #expect(button.currentBackgroundImage === image)
        #expect(NamedImage(origin: "album").origin == "album")
        #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).pointSize == 12)
        let toggle = UISwitch()
        toggle.setOn(true, animated: false)
        #expect(toggle.isOn)
        button.hoverStyle = .automatic()
        #expect(button.hoverStyle?.effect == .automatic)
    }

    @Test("STAND-INS a universal link reaches the app's delegate, and other activities are not taken")
    func universalLinks() throws {
        let follower = LinkFollower()
        let url = try #require(URL(string: "https://shop.example/cart"))
        let link = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        link.webpageURL = url
        let other = NSUserActivity(activityType: "example.reading")
        let answers = [link, other].map { activity in
            follower.application(.shared, continue: activity) { _ in }
        }
        #expect(answers == [true, false])
        #expect(follower.followed == [url])
    }

    @Test(
        "STAND-INS a bar's items are kept, the outermost first, and a picture has the scale that it was given"
    )
    func bars() throws {
        let controller = UIViewController()
        let close = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in })
        controller.navigationItem.rightBarButtonItem = close
        #expect(controller.navigationItem.rightBarButtonItems == [close])
        controller.navigationItem.rightBarButtonItems = nil
        #expect(controller.navigationItem.rightBarButtonItem == nil)
        let named = UIBarButtonItem(primaryAction: UIAction(title: "Done") { _ in })
        #expect(named.title == "Done")
        #expect(UIBarButtonItem(customView: UIView(frame: .zero)).customView != nil)
        #if !canImport(UIKit)
            let image = try #require(UIImage(data: Data([1]), scale: 3))
            #expect(image.scale == 3 && UIImage(data: Data(), scale: 3) == nil)
            #expect(UIHoverStyle(shape: .rect(cornerRadius: 8)).shape == .rect(cornerRadius: 8))
            #expect(UIHoverStyle(shape: nil).shape == nil)
        #endif
    }

    @Test("STAND-INS a recogniser is on one view at a time")
    func recogniser() {
        let (first, second) = (UIView(), UIView())
        let tap = UITapGestureRecognizer()
        first.addGestureRecognizer(tap)
        second.addGestureRecognizer(tap)
        #expect(first.gestureRecognizers == [] && second.gestureRecognizers == [tap])
        #expect(tap.view === second)
    }

    @Test("STAND-INS a view with its own appearance notifies itself and its subviews")
    func appearance() {
        final class Listener: UIView {
            var styles: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                styles.append(traitCollection.userInterfaceStyle)
            }
        }
        let (outer, inner) = (Listener(), Listener())
        outer.addSubview(inner)
        outer.overrideUserInterfaceStyle = .dark
        outer.overrideUserInterfaceStyle = .dark
        #expect(outer.styles == [.dark] && inner.styles == [.dark])
    }
}
