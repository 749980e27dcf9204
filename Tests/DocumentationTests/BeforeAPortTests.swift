// The question before a port in README.md, whole.
// snippet: before a port
import AdobeIOSContracts
import BrazeContracts
import Testing

@MainActor @Test("What changes for the delegate under Adobe's SDK")
func changesUnderAdobe() throws {
    let report = try BrazeContract.verify(under: .adobeIOS) { CartDelegate() }
    #expect(report.changes.map(\.subject) == ["displayChoiceForMessage"], "\(report)")
}
// end snippet
