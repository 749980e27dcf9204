import BrazeModel
import HeadlessStage
import Testing

@Suite("Context: analytics, clicks, assets (section 1.7)", .timeLimit(.minutes(20)))
@MainActor struct ContextTests {
    private let spy = ContextSpy()
    private let url = URL(string: "https://example.com/a/image.png")!
    private let folder = URL(fileURLWithPath: "/assets", isDirectory: true)

    @Test("1.7 one impression and one click are passed on; more are logged as errors (the model's choice)")
    func extraLogs() {
        let context = Braze.InAppMessage.Context.spy(spy)
        #expect(context.valid)
        context.logImpression()
        #expect(!context.valid)
        context.logImpression()
        context.logClick(buttonId: "1")
        context.logClick()
        #expect(spy.events == ["impression", "error extraLogImpression", "click 1", "error extraLogClick"])
    }

    @Test("1.7 if several clicks may be logged, all are")
    func multipleClicks() {
        let context = Braze.InAppMessage.Context.spy(spy, multipleLogClickEnabled: true)
        context.logImpression()
        context.logClick()
        context.logClick()
        #expect(spy.events == ["impression", "click -", "click -"])
        #expect(Braze.InAppMessage.html(.init()).multipleLogClickEnabled)
        #expect(!Braze.InAppMessage.modal(.init()).multipleLogClickEnabled)
    }

    @Test("1.7 a click before the impression is logged as an error, and passed on (the model's choice)")
    func clickWithoutImpression() {
        let context = Braze.InAppMessage.Context.spy(spy)
        context.logClick(buttonId: "2")
        #expect(spy.events == ["error noLogImpression", "click 2"])
        #expect(context.valid)
    }

    @Test("1.7 after discard() only errors are passed on")
    func discarded() {
        let context = Braze.InAppMessage.Context.spy(spy)
        context.discard()
        context.discard()
        #expect(!context.valid)
        context.logImpression()
        context.logClick()
        context.processClickAction(.url(url, useWebView: false))
        context.logError(flattened: "late")
        #expect(spy.events == ["error late"])
    }

    @Test("1.7 untyped click actions; one without URL is an error")
    func rawClickActions() {
        let context = Braze.InAppMessage.Context.spy(spy)
        context.processClickAction(.url, url: nil, useWebView: false)
        context.processClickAction(.url, url: url, useWebView: false)
        context.processClickAction(Braze.InAppMessageRaw.ClickAction.none, url: url, useWebView: false)
        #expect(
            spy.events == [
                "error processClickActionMissingUri", "process \(url.absoluteString)", "process -",
            ])
    }

    @Test("1.7 the SDK's context records the calls to it")
    func records() {
        let stage = HeadlessStage()
        let braze = stage.run { Braze(configuration: .init(apiKey: "k", endpoint: "e")) }
        var message: Braze.InAppMessage = .slideup(.init(message: "m"))
        message.id = "id"
        let context = Braze.InAppMessage.Context(message: message, using: braze)
        context.logImpression()
        context.logClick(buttonId: "1")
        context.logError(flattened: "oh")
        context.discard()
        message.logImpression(using: braze)
        message.logClick(buttonId: nil, using: braze)
        #expect(
            stage.log.entries.map(\.description) == [
                "Braze analytics impression messageId=id", "Braze analytics click buttonId=1 messageId=id",
                "Braze error oh messageId=id", "Braze note discard messageId=id",
                "Braze analytics impression messageId=id", "Braze analytics click messageId=id",
            ])
        #expect(context.braze as? Braze === braze)
        #expect(context.userIDMatchBehavior == .ignore)
    }

    @Test("1.7 the SDK's context does not retain the SDK")
    func weakBraze() {
        let stage = HeadlessStage()
        var braze: Braze? = stage.run { Braze(configuration: .init(apiKey: "k", endpoint: "e")) }
        let context = braze.map { Braze.InAppMessage.Context(message: .control(.init()), using: $0) }
        braze = nil
        #expect(context?.braze == nil)
        context?.logImpression()
        #expect(stage.log.entries.isEmpty)
    }

    // MARK: Assets

    private func imageMessage() -> Braze.InAppMessage { .modalImage(.init(imageURL: url)) }

    @Test("BZ-034 BZ-037 remote URLs become local ones, later and on the main queue")
    func localAssets() throws {
        let stage = HeadlessStage()
        let braze = stage.run { Braze(configuration: .init(apiKey: "k", endpoint: "e")) }
        let html = URL(string: "https://example.com/b/image.png")!
        let messages: [Braze.InAppMessage] = [
            imageMessage(), .slideup(.init(graphic: .image(url), message: "m")),
            .modal(.init(graphic: .image(url))),
            .full(.init(imageURL: url)), .fullImage(.init(imageURL: url)),
            .html(.init(assetURLs: [url, html])),
            .slideup(.init(graphic: .icon("i"))), .control(.init()),
        ]
        var results: [Braze.InAppMessage] = []
        let cancellables = messages.map { message in
            Braze.InAppMessage.Context(message: message, using: braze).withLocalAssets(
                message: message, destinationURL: folder
            ) { result in
                #expect(MainThread.isCurrent)
                if let local = try? result.get() { results.append(local) }
            }
        }
        #expect(results.isEmpty)
        stage.runUntilIdle()
        withExtendedLifetime(cancellables) {}
        let local = folder.appendingPathComponent("0-image.png")
        #expect(results.count == messages.count)
        #expect(results[0].modalImage?.imageURL == local)
        #expect(results[1].slideup?.graphic == .image(local))
        #expect(results[2].modal?.graphic == .image(local))
        #expect(results[3].full?.imageURL == local)
        #expect(results[4].fullImage?.imageURL == local)
        #expect(results[5].html?.assetURLs == [local, folder.appendingPathComponent("1-image.png")])
        #expect(results[5].html?.baseURL == folder)
        #expect(results[6] == messages[6] && results[7] == messages[7])
    }

    @Test("BZ-035 an asset that cannot be fetched fails the whole request", arguments: [true, false])
    func assetFailure(isReachable: Bool) {
        let stage = HeadlessStage()
        let braze = stage.run { Braze(configuration: .init(apiKey: "k", endpoint: "e")) }
        stage.network.isReachable = isReachable
        stage.network.respond { _ in .status(404) }
        var errors: [String] = []
        let cancellable = imageMessage().withLocalAssets(using: braze, destinationURL: folder) { result in
            if case .failure(let error) = result { errors.append("\(error)") }
        }
        stage.runUntilIdle()
        withExtendedLifetime(cancellable) {}
        #expect(
            errors == [
                isReachable
                    ? "\(url.absoluteString) was answered with status 404"
                    : "\(url.absoluteString) could not be fetched: The network is not reachable."
            ])
    }

    @Test("BZ-036 a request that is cancelled or released never answers")
    func cancelledAssets() {
        let stage = HeadlessStage()
        let braze = stage.run { Braze(configuration: .init(apiKey: "k", endpoint: "e")) }
        var answers: [String] = []
        func request(_ name: String) -> Braze.Cancellable {
            imageMessage().getLocalAssets(using: braze, urls: [url, url], destinationURL: folder) { result in
                answers.append("\(name) \((try? result.get())?.count ?? -1)")
            }
        }
        let cancelled = request("cancelled")
        cancelled.cancel()
        _ = request("released")
        let kept = request("kept")
        stage.runUntilIdle()
        kept.cancel()
        #expect(answers == ["kept 1"])
    }

    @Test("1.8 a cancellable cancels once: by call or by release")
    func cancellable() {
        let spy = spy
        var cancellable: Braze.Cancellable? = .init { spy.events.append("cancel") }
        cancellable?.cancel()
        cancellable = nil
        #expect(spy.events == ["cancel"])
        cancellable = .init { spy.events.append("release") }
        cancellable = nil
        Braze.Cancellable.empty.cancel()
        #expect(spy.events == ["cancel", "release"])
    }
}
