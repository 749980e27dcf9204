public import Foundation
public import HeadlessStage
public import PlatformStandIns

// Model-only API: nothing from here on exists in the SDK. It is for code that passes a delegate messages that another
// SDK shows.

/// Shows a message in place of this model's runtime. Each member is called by the message's public member of the same
/// name, on the caller's thread, which can be any thread.
public protocol ForeignMessageHost: AnyObject, Sendable {
    /// The view that shows the message, if it is on the screen or about to be.
    func webView(of message: FullscreenMessage) -> UIView?
    /// The app wants the message shown.
    /// - Parameters:
    ///   - message: the message in question.
    ///   - delegateControl: whether the delegate is asked first.
    func show(_ message: FullscreenMessage, withMessagingDelegateControl delegateControl: Bool)
    /// The app wants a message shown whose view has been released: `Message.takeApart()`. Default: nothing.
    func show(released message: Message)
    /// The app wants the message hidden.
    func hide(_ message: FullscreenMessage)
    /// The app wants the message dismissed.
    func dismiss(_ message: FullscreenMessage)
    /// The app tracks an event.
    func track(
        _ interaction: String?, withEdgeEventType eventType: MessagingEdgeEventType, of message: Message)
    /// The app counts the message as displayed.
    func recordDisplay(of message: Message)
    /// The app registers a handler for messages from the page.
    func handleJavascriptMessage(
        _ name: String, of message: FullscreenMessage, withHandler handler: @escaping (Any?) -> Void)
    /// The app registers a handler for messages from the page of a message whose view has been released. Default: nothing.
    func handleJavascriptMessage(_ name: String, released message: Message)
    /// The app turns the SDK's automatic tracking on or off. Default: nothing.
    func setAutoTrack(_ isEnabled: Bool, of message: Message)
}

extension ForeignMessageHost {
    public func show(released message: Message) {}
    public func handleJavascriptMessage(_ name: String, released message: Message) {}
    public func setAutoTrack(_ isEnabled: Bool, of message: Message) {}
}

extension Message {
    /// Makes a message with a view that another host shows. Nothing is tracked automatically.
    ///
    /// Message and view retain each other until `takeApart()`. Any thread.
    /// - Parameters:
    ///   - id: the message's id.
    ///   - html: the page.
    ///   - metadata: the metadata of the campaign's author.
    ///   - host: shows the message; held strongly by the view.
    ///   - stage: the stage on which the model's callbacks would run.
    public convenience init(
        id: String, html: String, metadata: [String: Any] = [:], host: any ForeignMessageHost,
        stage: HeadlessStage = .current
    ) {
        self.init(id: id, metadata: metadata, proposition: nil, stage: stage)
        present(html, by: host, stage)
    }

    /// Makes a message that another host shows, together with the object that a delegate gets as the `Showable`.
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
        self.host = host
        return presentable
    }

    /// Inspects the messages that a payload describes, in the order in which they would be triggered, without
    /// triggering them. The messages are released when the call returns.
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

    /// The object that a delegate gets as the `Showable`; nil after `takeApart()`. Any thread.
    public var presentable: FullscreenMessage? { fullscreenMessage }

    /// Breaks the reference cycle between message and view, once both are no longer used. What the app asks of the
    /// message afterwards still reaches its host, except dismissals, which have no effect (AI-071). Any thread.
    public func takeApart() {
        fullscreenMessage = nil
    }

    /// Whether the view has been released.
    var isTakenApart: Bool { host != nil && fullscreenMessage == nil }
}

extension FullscreenMessage {
    /// The HTML of the page, as in the campaign. Any thread.
    public var html: String { payload }
}
