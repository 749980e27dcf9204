import Airship17Model
import Testing

@Suite("Resolutions (section 1.7)", .timeLimit(.minutes(20)))
struct ResolutionTests {
    @Test("1.7 only a button click has a button, and it is the button that was passed")
    func factories() throws {
        let button = try #require(
            InAppMessageButtonInfo { builder in
                builder.identifier = "id"
                builder.label = InAppMessageTextInfo { $0.text = "text" }
            })
        let click = InAppMessageResolution.buttonClick(with: button)
        #expect(click.type == .buttonClick)
        #expect(click.buttonInfo === button)
        let others: [(InAppMessageResolution, InAppMessageResolutionType)] = [
            (.messageClick(), .messageClick), (.userDismissed(), .userDismissed), (.timedOut(), .timedOut),
        ]
        for (resolution, type) in others {
            #expect(resolution.type == type)
            #expect(resolution.buttonInfo == nil)
            #expect(resolution != click)
        }
        #expect(InAppMessageResolution.timedOut() == .timedOut())
        #expect(InAppMessageResolution.timedOut() != .userDismissed())
    }

    @Test("1.3 raw values")
    func rawValues() {
        let types: [InAppMessageResolutionType] = [.buttonClick, .messageClick, .userDismissed, .timedOut]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3])
        let displays: [InAppMessageDisplayType] = [
            .banner, .fullScreen, .modal, .HTML, .custom, .airshipLayout,
        ]
        #expect(displays.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        let layouts: [InAppMessageButtonLayoutType] = [.stacked, .separate, .joined]
        #expect(layouts.map(\.rawValue) == [0, 1, 2])
        let behaviors: [InAppMessageButtonInfoBehaviorType] = [.dismiss, .cancel]
        #expect(behaviors.map(\.rawValue) == [0, 1])
        let media: [InAppMessageMediaInfoType] = [.image, .video, .youTube]
        #expect(media.map(\.rawValue) == [0, 1, 2])
        let alignments: [InAppMessageTextInfoAlignmentType] = [.none, .left, .center, .right]
        #expect(alignments.map(\.rawValue) == [0, 1, 2, 3])
        let styles: [InAppMessageTextInfoStyleType] = [.normal, .bold, .italic, .underline]
        #expect(styles.map(\.rawValue) == [0, 1, 2, 4])
        #expect([InAppMessageBannerPlacementType.top, .bottom].map(\.rawValue) == [0, 1])
        #expect([InAppMessageBannerContentLayoutType.mediaLeft, .mediaRight].map(\.rawValue) == [0, 1])
        #expect([LegacyInAppMessagePosition.top, .bottom].map(\.rawValue) == [0, 1])
        #expect(LegacyInAppMessageDisplayType.banner.rawValue == 0)
    }
}
