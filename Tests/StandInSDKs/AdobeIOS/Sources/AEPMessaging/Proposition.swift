import AEPServices
import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

public class Surface: NSObject {
    public let uri: String
    public init(path: String) { standIn() }
    public override init() { standIn() }
    public override func isEqual(_ object: Any?) -> Bool { standIn() }
    public override var hash: Int { standIn() }
}

public class Proposition: NSObject, Codable {
    public let uniqueId: String
    public let scope: String
    public var items: [PropositionItem] { standIn() }
    public var priority: Int { standIn() }
    public required init(from decoder: any Decoder) throws { standIn() }
    public func encode(to encoder: any Encoder) throws { standIn() }
}

public class PropositionItem: NSObject, Codable {
    public let itemId: String
    public let schema: SchemaType
    public let itemData: [String: Any]
    public required init(from decoder: any Decoder) throws { standIn() }
    public func encode(to encoder: any Encoder) throws { standIn() }
    public var htmlContent: String? { standIn() }
    public var jsonContentDictionary: [String: Any]? { standIn() }
    public var jsonContentArray: [Any]? { standIn() }
    public var inappSchemaData: InAppSchemaData? { standIn() }
    public func track(
        _ interaction: String? = nil, withEdgeEventType eventType: MessagingEdgeEventType,
        forTokens tokens: [String]? = nil
    ) {
        standIn()
    }
    public func generateInteractionXdm(
        _ interaction: String? = nil, withEdgeEventType eventType: MessagingEdgeEventType,
        forTokens tokens: [String]? = nil
    ) -> [String: Any]? {
        standIn()
    }
}

/// Section 5.2.
public class InAppSchemaData: NSObject {
    init(content: Any) { standIn() }
    public let content: Any
    public let contentType: ContentType
    public let publishedDate: Int?
    public let expiryDate: Int?
    public let meta: [String: Any]?
    public let mobileParameters: [String: Any]?
    public let webParameters: [String: Any]?
    public let remoteAssets: [String]?
}

public enum SchemaType: Int {
    case unknown = 0
    case htmlContent = 1
    case jsonContent = 2
    case ruleset = 3
    case inapp = 4
    case feed = 5
    case nativeAlert = 6
    case defaultContent = 7
    case contentCard = 8
    case eventHistoryOperation = 9
    case inbox = 11
    public func toString() -> String { standIn() }
}

public enum ContentType: Int {
    case applicationJson = 0
    case textHtml = 1
    case textXml = 2
    case textPlain = 3
    case unknown = 4
    public func toString() -> String { standIn() }
}
