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
                return [processedTwice(url, on: shape, in: callback)]
            }
            guard let place = byApp[url], bySDK[url] != nil else { continue }
            return [openedTwice(url, on: shape, in: acts.callback(around: place))]
        }
        return []
    }

    private func openedTwice(_ url: String, on shape: SDKShape, in callback: String?) -> DelegateFinding {
        let who = callback.map { "\($0) opens" } ?? "The delegate opens"
        return DelegateFinding(
            .openedTwice, shape: shape, rule: links?.rule, "\(who) \(url), which the SDK opens as well.",
            expected: links?.expected ?? "one of the two: the SDK opens the link, or the delegate does.")
    }

    private func processedTwice(_ url: String, on shape: SDKShape, in callback: String) -> DelegateFinding {
        DelegateFinding(
            .openedTwice, shape: shape, rule: links?.rule,
            "\(callback) has the SDK open \(url), which it opens by itself as well.",
            expected: links?.expected ?? "one of the two: the SDK opens the link, or the delegate does.")
    }
}
