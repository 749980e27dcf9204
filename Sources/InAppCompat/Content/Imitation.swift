public import InAppCore

/// How an SDK that shows pages only imitates the layouts of others.
extension FrameContent {
    /// A frame that looks like the content's layout.
    public init(imitating content: MessageContent) {
        self.init()
        takesOver = content.layout != .banner
        switch content.layout {
        case .banner:
            height = 15
            vertical = content.edge == .top ? .top : .bottom
        case .modal:
            width = 85
            height = 60
            cornerRadius = 8
        case .fullScreen, .web, .control: break
        }
    }
}

extension MotionContent {
    /// The content's motion, with an animation named where it says none: the edge of a banner, else a fade.
    public init(imitating content: MessageContent) {
        self = content.motion
        let usual = content.layout == .banner ? (content.edge ?? .bottom).rawValue : "fade"
        if isEntryAnimated && entry == nil { entry = usual }
        if isExitAnimated && exit == nil { exit = usual }
    }
}
