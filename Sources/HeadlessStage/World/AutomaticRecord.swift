/// What an SDK records by itself, in contrast to what an app has it record by the SDK's public methods: the same lines in the log.
package enum AutomaticRecord {
    @TaskLocal static var isUnderWay = false

    /// Marks what `body` writes into a stage's log as the SDK's own doing. Any thread.
    package static func writing(_ body: () -> Void) {
        $isUnderWay.withValue(true, operation: body)
    }
}
