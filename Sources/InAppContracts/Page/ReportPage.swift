public import Foundation

/// A self-contained HTML page: without a network and with only a few lines of script, readable on a phone, in dark
/// mode, by keyboard and with screen readers.
///
/// Sendable; a value.
public struct ReportPage: Sendable {
    /// The page's title.
    public let title: String
    /// The sections, as HTML; each begins with a heading of level 2.
    public let sections: [String]
    /// The anchor and the heading of each section, for the list at the top.
    public let contents: [(anchor: String, heading: String)]

    /// Makes a page.
    /// - Parameters:
    ///   - title: the page's title.
    ///   - sections: the sections, as HTML.
    ///   - contents: the anchor and the heading of each section.
    public init(_ title: String, sections: [String], contents: [(anchor: String, heading: String)]) {
        self.title = title
        self.sections = sections
        self.contents = contents
    }

    /// Makes a page of lanes only.
    /// - Parameters:
    ///   - title: the page's title.
    ///   - lanes: the stories, in order.
    public init(_ title: String, lanes: [SwimLane]) {
        self.init(
            title, sections: lanes.map(\.html),
            contents: lanes.map { ("lane-\($0.title.anchor)", "Story: \($0.title)") })
    }

    /// Writes the page.
    /// - Parameter url: a file; an existing file is replaced.
    /// - Throws: an error of Foundation if the file cannot be written.
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

    /// Opens a closed part of the page when a link leads to it.
    private static let script = """
        function openTarget() {
          const target = location.hash && document.getElementById(location.hash.slice(1));
          if (target && target.tagName === "DETAILS") { target.open = true; target.scrollIntoView(); }
        }
        addEventListener("hashchange", openTarget);
        openTarget();
        """
}
