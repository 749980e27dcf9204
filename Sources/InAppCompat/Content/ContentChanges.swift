public import InAppCore

/// What was changed of a message's looks, for delegates that change the SDK's own settings: only that is carried over,
/// so that nothing is lost that those settings have no word for.
extension FrameContent {
    /// Takes over what differs between two frames.
    public mutating func take(changesFrom old: FrameContent, to new: FrameContent) {
        take(\.width, old, new)
        take(\.maximumWidth, old, new)
        take(\.height, old, new)
        take(\.isFittedToContent, old, new)
        take(\.vertical, old, new)
        take(\.verticalInset, old, new)
        take(\.horizontal, old, new)
        take(\.horizontalInset, old, new)
        take(\.cornerRadius, old, new)
        take(\.takesOver, old, new)
        take(\.backdropColor, old, new)
        take(\.backdropOpacity, old, new)
        take(\.gestures, old, new)
    }

    /// One piece of code serves all members.
    private mutating func take<Value: Equatable>(
        _ part: WritableKeyPath<FrameContent, Value>, _ old: FrameContent, _ new: FrameContent
    ) {
        if old[keyPath: part] != new[keyPath: part] { self[keyPath: part] = new[keyPath: part] }
    }
}

extension MotionContent {
    /// Takes over what differs between two motions.
    public mutating func take(changesFrom old: MotionContent, to new: MotionContent) {
        if (old.entry, old.isEntryAnimated) != (new.entry, new.isEntryAnimated) {
            isEntryAnimated = new.isEntryAnimated
            if isEntryAnimated { entry = new.entry }
        }
        if (old.exit, old.isExitAnimated) != (new.exit, new.isExitAnimated) {
            isExitAnimated = new.isExitAnimated
            if isExitAnimated { exit = new.exit }
        }
    }
}

extension MessageContent {
    /// Takes over what differs in frame and motion between two contents; a message without a frame gets one that
    /// imitates its layout.
    public mutating func take(looksFrom old: MessageContent, to new: MessageContent) {
        motion.take(changesFrom: old.motion, to: new.motion)
        guard !ContentField.frame.isEqual(in: new, old) else { return }
        var frame = frame ?? FrameContent(imitating: self)
        frame.take(changesFrom: old.frameOrOpen, to: new.frameOrOpen)
        self.frame = frame
    }

    /// The frame; without one everything about it is left to the vendor.
    private var frameOrOpen: FrameContent { frame ?? FrameContent() }
}
