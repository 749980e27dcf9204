import InAppCompat

extension DelegateContract.Habits {
    /// The finding for a link that both the SDK and the delegate opened after one action of the user.
    func linksOpenedTwice(
        in trace: Trace, on shape: SDKShape, acts: CallbackActs
    ) -> [DelegateFinding] {
        var (byApp, bySDK) = ([String: Int](), [String: Int]())
        for (place, event) in trace.events.enumerated() {
            if event.source == .user || event.source == .campaign { (byApp, bySDK) = ([:], [:]) }
            guard event.name == "openedURL", let url = event["url"] else { continue }
            if event.source == .app {
                byApp[url] = place
            } else if let first = bySDK.updateValue(place, forKey: url),
                let callback = acts.callback(around: first) ?? acts.callback(around: place)
            {
                return [
                    openedTwice(
                        "\(callback) makes the SDK open a link, which it also opens by itself.", on: shape)
                ]
            }
            guard let place = byApp[url], bySDK[url] != nil else { continue }
            let who = acts.callback(around: place).map { "\($0) opens" } ?? "The delegate opens"
            return [openedTwice("\(who) a link, which the SDK also opens.", on: shape)]
        }
        return []
    }

    private func openedTwice(_ explanation: String, on shape: SDKShape) -> DelegateFinding {
        DelegateFinding(
            .openedTwice, shape: shape, rule: links?.rule, explanation,
            expected: links?.expected ?? "either the SDK or the delegate opens the link, not both.")
    }
}
