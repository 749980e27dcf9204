import Foundation
import HeadlessStage
import Testing

/// The delegate of Compat/Migration, on either side: it keeps the message that comes during a checkout.
protocol CheckoutDelegate: AnyObject {
    var isCheckingOut: Bool { get set }
    func checkoutEnded()
}

/// The steps that the tests of both sides of the migration between Adobe's generations share.
@MainActor protocol AndroidMigrationSuite {
    associatedtype Host: HeadlessHost
    associatedtype Delegate: CheckoutDelegate
    var stage: HeadlessStage { get }
    var host: Host { get }
    var delegate: Delegate { get }
    /// A campaign with one message.
    static func payload(_ id: String, _ parameters: String) -> String
}

extension AndroidMigrationSuite {
    func trigger(_ id: String = "m1", _ parameters: String = "{}") throws {
        try host.trigger(json: Self.payload(id, parameters))
        stage.runUntilIdle()
    }

    func run(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.runUntilIdle()
    }

    func open(_ link: String) throws {
        stage.user.openLink(try #require(URL(string: link)))
        stage.runUntilIdle()
    }

    /// A message comes during a checkout, and is shown after it.
    func saveAndShow() throws {
        delegate.isCheckingOut = true
        try trigger()
        run { delegate.checkoutEnded() }
    }
}
