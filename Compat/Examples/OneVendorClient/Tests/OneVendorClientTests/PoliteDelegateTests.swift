import BrazeContracts
import OneVendorClient
import Testing

@MainActor struct PoliteDelegateTests {
    @Test func keepsTheContract() {
        let report = BrazeContract.verify { PoliteDelegate() }
        #expect(report.isSuccess, "\(report)")
    }
}
