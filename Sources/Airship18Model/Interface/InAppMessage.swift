import Foundation

/// A message. Sendable; a value.
///
/// Equality includes values that app code cannot see: a message made in code is not equal to the same one decoded from
/// JSON without `source` (AM-134).
public struct InAppMessage: Codable, Equatable, Sendable {
    /// Whether the message waits for its turn.
    public enum DisplayBehavior: String, Codable, Equatable, Sendable {
        /// It does not wait for other messages (AM-020).
        case immediate
        /// It waits until no other standard message is on the screen, and for the display interval (AM-019).
        case standard = "default"

        /// Reads a behaviour; case-sensitive (AM-130).
        /// - Throws: `DecodingError`.
        public init(from decoder: any Decoder) throws {
            self = try decoder.choice(of: [.immediate, .standard])
        }
    }

    /// The source of a message (section 4.1).
    enum Source: String, Codable, Equatable, Sendable {
        case remoteData = "remote-data"
        case appDefined = "app-defined"
        case legacyPush = "legacy-push"

        init(from decoder: any Decoder) throws {
            self = try decoder.choice(of: [.remoteData, .appDefined, .legacyPush])
        }
    }

    /// The message's name, for reports.
    public var name: String
    /// Its content.
    public var displayContent: InAppMessageDisplayContent {
        didSet { original = nil }
    }
    /// The app's own data in it.
    public var extras: AirshipJSON?
    /// The actions that run after a display, whatever its result (AM-010).
    public var actions: AirshipJSON?
    /// Whether display and result are reported; nil acts as true (AM-137).
    public var isReportingEnabled: Bool?
    /// Whether it waits for its turn; nil acts as `standard` (AM-021).
    public var displayBehavior: DisplayBehavior?

    var source: Source?
    var renderedLocale: AirshipJSON?
    /// The JSON from which a layout was decoded, until its content is replaced (AM-136).
    private var original: AirshipJSON?

    /// Makes a message of the app's own.
    ///
    /// - Parameters:
    ///   - name: its name, for reports.
    ///   - displayContent: its content.
    ///   - extras: the app's own data.
    ///   - actions: the actions that run after a display.
    ///   - isReportingEnabled: whether display and result are reported.
    ///   - displayBehavior: whether it waits for its turn.
    public init(
        name: String, displayContent: InAppMessageDisplayContent, extras: AirshipJSON? = nil,
        actions: AirshipJSON? = nil, isReportingEnabled: Bool? = nil,
        displayBehavior: DisplayBehavior? = nil
    ) {
        self.init(
            name: name, displayContent: displayContent, source: .appDefined, extras: extras, actions: actions,
            isReportingEnabled: isReportingEnabled, displayBehavior: displayBehavior)
    }

    init(
        name: String, displayContent: InAppMessageDisplayContent, source: Source?, extras: AirshipJSON? = nil,
        actions: AirshipJSON? = nil, isReportingEnabled: Bool? = nil,
        displayBehavior: DisplayBehavior? = nil
    ) {
        self.name = name
        self.displayContent = displayContent
        self.source = source
        self.extras = extras
        self.actions = actions
        self.isReportingEnabled = isReportingEnabled
        self.displayBehavior = displayBehavior
    }

    /// Reads a message (AM-130). From 18.2.1 on the name is optional, and empty if it is missing.
    ///
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = decoder.version
        name =
            version.requiresName
            ? try container.decode(String.self, forKey: .name)
            : try container.decodeIfPresent(String.self, forKey: .name) ?? ""
        extras = try container.decodeIfPresent(
            AirshipJSON.self, forKey: version.readsExtras ? .extras : .extra)
        actions = try container.decodeIfPresent(AirshipJSON.self, forKey: .actions)
        isReportingEnabled = try container.decodeIfPresent(Bool.self, forKey: .isReportingEnabled)
        displayBehavior = try container.decodeIfPresent(DisplayBehavior.self, forKey: .displayBehavior)
        source = try container.decodeIfPresent(Source.self, forKey: .source)
        renderedLocale = try container.decodeIfPresent(AirshipJSON.self, forKey: .renderedLocale)
        displayContent = try InAppMessageDisplayContent(container)
        if case .airshipLayout = displayContent { original = try AirshipJSON(from: decoder) }
    }

    /// Writes the message: always the name, and the other values if they are present (AM-133).
    ///
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws {
        if let original { return try original.encode(to: encoder) }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encodeIfPresent(extras, forKey: .extra)
        try container.encodeIfPresent(actions, forKey: .actions)
        try container.encodeIfPresent(isReportingEnabled, forKey: .isReportingEnabled)
        try container.encodeIfPresent(displayBehavior, forKey: .displayBehavior)
        try container.encodeIfPresent(source, forKey: .source)
        try container.encodeIfPresent(renderedLocale, forKey: .renderedLocale)
        try displayContent.encode(to: &container)
    }

    enum CodingKeys: String, CodingKey {
        case name, display, extra, extras, actions, source
        case displayType = "display_type"
        case displayBehavior = "display_behavior"
        case isReportingEnabled = "reporting_enabled"
        case renderedLocale = "rendered_locale"
    }
}

/// The kinds of content of a message (AM-130).
private enum DisplayType: String, Codable {
    case banner, modal, fullscreen, html, custom, layout

    init(from decoder: any Decoder) throws {
        self = try decoder.choice(of: [.banner, .modal, .fullscreen, .html, .custom, .layout])
    }
}

/// A layout is nested one level deeper than other contents (AM-131).
private struct LayoutWrapper: Codable {
    let layout: AirshipLayout
}

extension InAppMessageDisplayContent {
    fileprivate init(_ container: KeyedDecodingContainer<InAppMessage.CodingKeys>) throws {
        switch try container.decode(DisplayType.self, forKey: .displayType) {
        case .banner: self = .banner(try container.decode(Banner.self, forKey: .display))
        case .modal: self = .modal(try container.decode(Modal.self, forKey: .display))
        case .fullscreen: self = .fullscreen(try container.decode(Fullscreen.self, forKey: .display))
        case .html: self = .html(try container.decode(HTML.self, forKey: .display))
        case .custom: self = .custom(try container.decode(AirshipJSON.self, forKey: .display))
        case .layout:
            self = .airshipLayout(try container.decode(LayoutWrapper.self, forKey: .display).layout)
        }
    }

    fileprivate func encode(to container: inout KeyedEncodingContainer<InAppMessage.CodingKeys>) throws {
        func write(_ type: DisplayType, _ content: some Encodable) throws {
            try container.encode(type, forKey: .displayType)
            try container.encode(content, forKey: .display)
        }
        switch self {
        case .banner(let content): try write(.banner, content)
        case .modal(let content): try write(.modal, content)
        case .fullscreen(let content): try write(.fullscreen, content)
        case .html(let content): try write(.html, content)
        case .custom(let content): try write(.custom, content)
        case .airshipLayout(let layout): try write(.layout, LayoutWrapper(layout: layout))
        }
    }
}
