public import Foundation

/// One self-contained page: no script but a few lines of its own, no network, readable on a phone, in the dark, by keyboard and by
/// screen readers.
///
/// Sendable; a value.
public struct ReportPage: Sendable {
    /// What the page is called.
    public let title: String
    /// The sections, as HTML; each begins with a heading of the second level.
    public let sections: [String]
    /// The name and the heading of each section, for the list at the top.
    public let contents: [(anchor: String, heading: String)]

    /// Makes a page.
    /// - Parameters:
    ///   - title: what it is called.
    ///   - sections: the sections, as HTML.
    ///   - contents: the name and the heading of each section.
    public init(_ title: String, sections: [String], contents: [(anchor: String, heading: String)]) {
        self.title = title
        self.sections = sections
        self.contents = contents
    }

    /// A page of lanes alone.
    /// - Parameters:
    ///   - title: what it is called.
    ///   - lanes: the stories, in order.
    public init(_ title: String, lanes: [SwimLane]) {
        self.init(
            title, sections: lanes.map(\.html),
            contents: lanes.map { ("lane-\($0.title.anchor)", "Story: \($0.title)") })
    }

    /// Writes the page.
    /// - Parameter url: a file; it is replaced if it is there.
    /// - Throws: what Foundation says of a file that cannot be written.
    public func write(to url: URL) throws {
        try Data(html.utf8).write(to: url, options: .atomic)
    }

    /// The whole document.
    public var html: String {
        let links = contents.map { "<li><a href=\"#\($0.anchor)\">\($0.heading.markup)</a></li>" }
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title.markup)</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <a class="skip" href="#main">Skip to the content</a>
            <header>
            <h1>\(title.markup)</h1>
            <nav aria-label="Sections"><ul>
            \(links.joined(separator: "\n"))
            </ul></nav>
            </header>
            <main id="main">
            \(sections.joined(separator: "\n"))
            </main>
            <script>\(Self.script)</script>
            </body>
            </html>

            """
    }

    /// A link into a closed part of the page opens it.
    private static let script = """
        function openTarget() {
          const target = location.hash && document.getElementById(location.hash.slice(1));
          if (target && target.tagName === "DETAILS") { target.open = true; target.scrollIntoView(); }
        }
        addEventListener("hashchange", openTarget);
        openTarget();
        """
}
