/// Records that an SDK makes by itself, in contrast to those that an app makes with the SDK's public methods: both
/// are the same lines in the log.
package enum AutomaticRecord {
    @TaskLocal static var isUnderWay = false

    /// Marks the lines that `body` writes to a stage's log as made by the SDK itself. Any thread.
    package static func writing(_ body: () -> Void) {
        $isUnderWay.withValue(true, operation: body)
    }
}
