/// A modal as Braze's servers send it.
/// - Parameter more: further members, each after a comma.
func modal(_ id: String, _ more: String = "") -> String {
    """
    {"type": "MODAL", "trigger_id": "\(id)", "header": "Hi", "message": "There",
     "message_close": "SWIPE", "click_action": "NONE"\(more)}
    """
}
