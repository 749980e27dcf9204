/// Why an alert is not shown.
public enum UIError: Sendable, CaseIterable {
    /// A message or another alert is displayed (A2-040).
    case anotherMessageIsDisplayed
}
