public import Foundation
public import HeadlessStage
public import PlatformStandIns

// Model-only API: nothing from here on exists in the SDK. It is for code that hands a delegate messages which
// another SDK shows.

/// What shows a message in the place of this model's runtime. Each member is called by the message's public
/// member of the same name, on the caller's thread, which may be any.
public protocol ForeignMessageHost: AnyObject, Sendable {
    /// The view that shows the message, if it is on the screen or about to be.
    func webView(of message: FullscreenMessage) -> UIView?
    /// The app wants the message shown.
    /// - Parameters:
    ///   - message: the message in question.
    ///   - delegateControl: whether its delegate is to be asked.
    func show(_ message: FullscreenMessage, withMessagingDelegateControl delegateControl: Bool)
    /// The app wants the message hidden.
    func hide(_ message: FullscreenMessage)
    /// The app wants the message dismissed.
    func dismiss(_ message: FullscreenMessage)
    /// The app tracks something.
    func track(
        _ interaction: String?, withEdgeEventType eventType: MessagingEdgeEventType, of message: Message)
    /// The app counts the message as displayed.
    func recordDisplay(of message: Message)
    /// The app registers a handler for messages of the page.
    func handleJavascriptMessage(
        _ name: String, of message: FullscreenMessage, withHandler handler: @escaping (Any?) -> Void)
    /// The app decides whether the SDK tracks by itself. Default: nothing.
    func setAutoTrack(_ isEnabled: Bool, of message: Message)
}

extension ForeignMessageHost {
    public func setAutoTrack(_ isEnabled: Bool, of message: Message) {}
}

extension Message {
    /// Makes a message, and its view, that another host shows. Nothing is tracked by itself.
    ///
    /// Message and view hold each other until `takeApart()`. Any thread.
    /// - Parameters:
    ///   - id: the message's id.
    ///   - html: the page.
    ///   - metadata: what the campaign's author added.
    ///   - host: what shows it; held strongly by the view.
    ///   - stage: where callbacks of the model would go.
    public convenience init(
        id: String, html: String, metadata: [String: Any] = [:], host: any ForeignMessageHost,
        stage: HeadlessStage = .current
    ) {
        self.init(id: id, metadata: metadata, proposition: nil, stage: stage)
        present(html, by: host, stage)
    }

    /// Makes a message that another host shows, together with what a delegate gets as the `Showable`.
    public static func foreign(
        id: String, html: String, metadata: [String: Any] = [:], host: any ForeignMessageHost,
        stage: HeadlessStage = .current
    ) -> (message: Message, presentable: FullscreenMessage) {
        let message = Message(id: id, metadata: metadata, proposition: nil, stage: stage)
        return (message, message.present(html, by: host, stage))
    }

    @discardableResult
    private func present(
        _ html: String, by host: any ForeignMessageHost, _ stage: HeadlessStage
    ) -> FullscreenMessage {
        let presentable = FullscreenMessage(
            payload: html, listener: self, isLocalImageUsed: false, monitor: MessageMonitor(),
            settings: MessageSettings(parent: self), stage: stage, host: host)
        fullscreenMessage = presentable
        return presentable
    }

    /// Looks at the messages that a payload describes, in the order in which they would be triggered, without
    /// triggering them. The messages are gone when the call returns.
    /// - Throws: `PayloadError`.
    public static func inspect<Result>(
        payload json: Data, _ look: (FullscreenMessage) throws -> Result
    ) throws -> [Result] {
        let stage = HeadlessStage()
        return try AdobeIOSHost(stage: stage).messages(in: json).compactMap { message in
            defer { message.takeApart() }
            return try message.presentable.map(look)
        }
    }

    /// What a delegate gets as the `Showable`; nil after `takeApart()`. Any thread.
    public var presentable: FullscreenMessage? { fullscreenMessage }

    /// Lets message and view go of each other, once nothing more will happen to them. Any thread.
    public func takeApart() {
        fullscreenMessage = nil
    }
}

extension FullscreenMessage {
    /// The page's text, as the campaign has it. Any thread.
    public var html: String { payload }
}
