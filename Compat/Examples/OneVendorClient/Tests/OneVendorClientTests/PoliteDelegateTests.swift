import BrazeContracts
import OneVendorClient
import Testing

@MainActor @Suite(.timeLimit(.minutes(20))) struct PoliteDelegateTests {
    @Test func keepsTheContract() {
        let report = BrazeContract.verify { PoliteDelegate() }
        #expect(report.isSuccess, "\(report)")
    }
}
