package import InAppContracts

/// The reports of pairs, each played once for all the tests that use it: the same stories give the same traces.
@MainActor package enum PlayedPairs {
    private static var reports: [String: PairReport] = [:]

    /// The result of every promise to the delegates of a shape under a host.
    package static func report(host: ShapeKit, delegate: ShapeKit) throws -> PairReport {
        let pair = "\(delegate)/\(host)"
        if let known = reports[pair] { return known }
        let report = try StoryContract.report(host: host, delegate: delegate)
        reports[pair] = report
        return report
    }

    /// The reports of every host and every delegate, in the order of the command's table.
    package static func reports(of kits: [ShapeKit]) throws -> [PairReport] {
        try kits.flatMap { delegate in
            try kits.hosts(of: delegate).map { try report(host: $0, delegate: delegate) }
        }
    }
}
