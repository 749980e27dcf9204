import Foundation
import HeadlessStage
import InAppContracts

extension FuzzTarget {
    /// The messages of a message's page to native code, and its links: the name of a function and its argument as JSON,
    /// in two lines; or the URL of a link, in one.
    static func page(of kit: ShapeKit) -> FuzzTarget {
        let payload = kit.pagePayload
        return FuzzTarget(
            "\(kit) page", seeds: words(of: kit), isSlow: true, refuses: { $0 is PayloadError }
        ) { input in
            let stage = HeadlessStage()
            let driver = kit.driver.init(TraceRecorder(stage: stage)) { _ in nil }
            defer {
                stage.runUntilIdle()
                stage.endProcess()
            }
            try driver.host.trigger(json: payload)
            stage.runUntilIdle()
            stage.page.finishLoading()
            stage.runUntilIdle()
            let lines = String(decoding: input, as: UTF8.self).split(separator: "\n", maxSplits: 1)
            guard let first = lines.first else { return }
            if lines.count == 2 {
                stage.page.post(String(first), json: String(lines[1]))
            } else if let url = URL(string: String(first)) {
                stage.user.openLink(url)
            }
        }
    }

    /// The messages of the pages in the shape's own scenarios, and their links.
    private static func words(of kit: ShapeKit) -> [Data] {
        var words: Set<String> = ["https://example.com/a?b=c#d", "unknown\n{\"a\": [1, null]}"]
        for name in kit.scenarios.keys.sorted() {
            guard let text = kit.scenarios[name], let value = try? JSONValue(parsing: Data(text.utf8)) else {
                continue
            }
            collect(value, into: &words)
        }
        return words.sorted().prefix(200).map { Data($0.utf8) }
    }

    private static func collect(_ value: JSONValue, into words: inout Set<String>) {
        switch value {
        case .array(let elements): for element in elements { collect(element, into: &words) }
        case .object(let members):
            if case .string("post") = members["page"], case .string(let name) = members["name"] {
                words.insert("\(name)\n\((members["body"] ?? .null).text)")
            } else if case .string("openLink") = members["user"], case .string(let link) = members["url"] {
                words.insert(link)
            }
            for member in members.values { collect(member, into: &words) }
        default: break
        }
    }
}

extension ShapeKit {
    /// A campaign with a page, if one of the shape's campaigns has one.
    fileprivate var pagePayload: Data {
        payloads.first { String(decoding: $0, as: UTF8.self).lowercased().contains("<html") }
            ?? campaigns.news
    }
}

extension JSONValue {
    fileprivate var text: String {
        let data = try? JSONSerialization.data(
            withJSONObject: foundationValue, options: [.sortedKeys, .fragmentsAllowed])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}
