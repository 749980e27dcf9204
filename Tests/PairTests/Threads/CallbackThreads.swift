import AdobeAndroid2Bridge
import AdobeAndroid3Bridge
import AdobeIOSBridge
import Airship17Bridge
import Airship18Bridge
import BrazeBridge
import InAppCompat

/// On which threads a shape's SDK makes its callbacks, and where that is asserted.
struct CallbackThreads: Sendable {
    /// The threads of what the shape's recorders hear in its scenarios, by source and name: `main`, `background`, or
    /// both for a callback that comes on the thread on which the app or the SDK caused it.
    let played: [String: String]
    /// Where the thread of a requirement is asserted: a key of `played`, or a test file and a text in it.
    let asserted: [String: Evidence]
    /// The public protocols and requirements that are no callbacks to an app: the SDK implements them, or they are
    /// services of the platform, or a vendor's SDK calls them on occasions that are out of the model's scope.
    let others: Set<String>

    enum Evidence: Sendable {
        case scenarios(String)
        case test(file: String, text: String)
    }

    static let all: [SDKShape: CallbackThreads] = [
        .adobeIOS: adobeIOS, .adobeAndroid2: adobeAndroid2, .adobeAndroid3: adobeAndroid3, .braze: braze,
        .airship17: airship17, .airship18: airship18,
    ]

    /// The requirements of a protocol that the recorders hear under their own names.
    private static func heard(
        _ source: String, _ type: String, _ requirements: String...
    ) -> [String: Evidence] {
        Dictionary(
            uniqueKeysWithValues: requirements.map { requirement in
                let name = requirement.prefix { $0 != "(" }
                return ("\(type).\(requirement)", .scenarios("\(source) \(name)"))
            })
    }

    /// The requirements of a protocol that a test's trace has with their threads.
    private static func tested(
        _ type: String, in file: String, _ texts: [String: String]
    ) -> [String: Evidence] {
        Dictionary(
            uniqueKeysWithValues: texts.map { ("\(type).\($0.key)", .test(file: file, text: $0.value)) })
    }

    private static func join(_ parts: [String: Evidence]...) -> [String: Evidence] {
        parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    private static let adobeIOS = CallbackThreads(
        played: [
            "delegate onDismiss": "main", "delegate onShow": "background",
            "delegate shouldShowMessage": "background", "delegate urlLoaded": "main",
            "listener decidePolicy": "main", "listener evaluated": "main",
            "listener javascriptMessage": "main", "listener onDismiss": "main",
            "listener onError": "background", "listener onShow": "background, main",
            "listener onShowFailure": "background", "listener onTapDetected": "main",
            "listener overrideUrlLoad": "main", "listener webViewDidFinishInitialLoading": "main",
        ],
        asserted: join(
            heard(
                "delegate", "MessagingDelegate", "onShow(message:)", "onDismiss(message:)",
                "shouldShowMessage(message:)", "urlLoaded(_:byMessage:)"),
            heard(
                "listener", "FullscreenMessageDelegate", "onShow(message:)", "onDismiss(message:)",
                "overrideUrlLoad(message:url:)", "webViewDidFinishInitialLoading(webView:)",
                "onShowFailure()",
                "onError(message:error:)"),
            tested(
                "FloatingButtonDelegate", in: "AdobeIOSModelTests/Engine/RegistrationTests.swift",
                [
                    "onShow()": "\"main B.onShow\"", "onDismiss()": "\"main B.onDismiss\"",
                    "onTapDetected()": "\"main B.onTapDetected\"",
                    "onPanDetected()": "\"main B.onPanDetected\"",
                ])),
        others: [
            "Showable", "Dismissible", "FullscreenPresentable", "FloatingButtonPresentable", "UIService",
            "Networking", "Logging", "URLOpening", "ForeignMessageHost",
        ])

    private static let adobeAndroid2 = CallbackThreads(
        played: [
            "delegate onDismiss": "background, main", "delegate onShow": "main",
            "delegate shouldShowMessage": "background", "delegate urlLoaded": "main",
            "listener javascriptMessage": "background, main", "listener onBackPressed": "main",
            "listener onDismiss": "background, main", "listener onError": "background, main",
            "listener onPositiveResponse": "main", "listener onShow": "main",
            "listener onShowFailure": "background, main", "listener onTapDetected": "main",
            "listener overrideUrlLoad": "main",
        ],
        asserted: join(
            heard(
                "delegate", "MessagingDelegate", "onShow(_:)", "onDismiss(_:)", "shouldShowMessage(_:)",
                "urlLoaded(_:_:)"),
            heard(
                "listener", "FullscreenMessageDelegate", "onShow(_:)", "onDismiss(_:)", "onBackPressed(_:)",
                "overrideUrlLoad(_:_:)", "onShowFailure()"),
            tested(
                "FullscreenMessageDelegate", in: "AdobeAndroid2ModelTests/Engine/FirstShapeTests.swift",
                ["shouldShowMessage(_:)": "\"bg D.shouldShowMessage=true true\""]),
            tested(
                "AlertListener", in: "AdobeAndroid2ModelTests/Interface/AlertTests.swift",
                [
                    "onShow()": "\"ui A.onShow\"", "onDismiss()": "\"ui A.onDismiss\"",
                    "onError(_:)": "\"ui B.onError(anotherMessageIsDisplayed)\"",
                    "onPositiveResponse()": "\"ui A.onPositiveResponse\"",
                    "onNegativeResponse()": "\"ui A.onNegativeResponse\"",
                ]),
            tested(
                "FloatingButtonListener", in: "AdobeAndroid2ModelTests/Engine/LeavingTests.swift",
                [
                    "onTapDetected()": "\"ui B.onTapDetected\"", "onPanDetected()": "\"ui B.onPanDetected\"",
                ])),
        others: [
            "FullscreenMessage", "Message", "FloatingButton", "UIService", "FirstServiceProvider",
            "ForeignMessageHost",
        ])

    private static let adobeAndroid3 = CallbackThreads(
        played: [
            "delegate canShow": "main", "delegate onContentLoaded": "main", "delegate onDismiss": "main",
            "delegate onHide": "main", "delegate onShow": "main", "listener evaluated": "main",
            "listener javascriptMessage": "background", "listener onBackPressed": "main",
            "listener onDismiss": "main", "listener onError": "main", "listener onHide": "main",
            "listener onShow": "main", "listener onUrlLoading": "main",
        ],
        asserted: join(
            heard("delegate", "PresentationLever", "canShow(_:)"),
            heard(
                "delegate", "PresentationListener", "onShow(_:)", "onHide(_:)", "onDismiss(_:)",
                "onContentLoaded(_:_:)"),
            heard(
                "listener", "PresentationEventListener", "onShow(_:)", "onHide(_:)", "onDismiss(_:)",
                "onError(_:_:)"),
            heard("listener", "InAppMessageEventListener", "onBackPressed(_:)", "onUrlLoading(_:_:)"),
            tested(
                "AlertEventListener", in: "AdobeAndroid3ModelTests/Host/ReferenceLogTests.swift",
                [
                    "onPositiveResponse(_:)": "\"main L.onPositiveResponse\"",
                    "onNegativeResponse(_:)": "\"main L.onNegativeResponse\"",
                ]),
            tested(
                "FloatingButtonEventListener", in: "AdobeAndroid3ModelTests/Host/ReferenceLogTests.swift",
                [
                    "onTapDetected(_:)": "\"main L.onTapDetected\"",
                    "onPanDetected(_:)": "\"main L.onPanDetected\"",
                ])),
        others: [
            "PresentationDelegate", "PresentationError", "PresentationUtilityProvider", "Message",
            "PushNotificationListener", "UIService", "UriOpening", "Presentable", "InAppMessageEventHandler",
            "FloatingButtonEventHandler", "ForeignPresentableHost",
        ])
}

extension CallbackThreads {
    /// Braze's model has no servers, so no authentication fails. Views call their controller themselves, except for
    /// `present` and `dismiss`.
    private static let braze = CallbackThreads(
        played: [
            "delegate didDismiss": "main", "delegate didPresent": "main",
            "delegate displayChoiceForMessage": "main", "delegate prepareWith": "main",
            "delegate shouldProcess": "main", "delegate willDismiss": "main", "delegate willPresent": "main",
            "listener asked": "main", "listener configure": "main", "listener onPresent": "main",
            "listener onTheme": "main", "listener present": "main", "listener shouldOpenURL": "main",
            "listener willPresentModalWithContext": "main",
        ],
        asserted: join(
            brazeDelegate,
            tested(
                "BrazeDelegate", in: "BrazeModelTests/Interface/BrazeTests.swift",
                ["braze(_:noMatchingTriggerForEvent:)": "note(\"noMatchingTrigger"]),
            tested(
                "BrazeInAppMessagePresenter", in: "BrazeModelTests/Interface/BrazeTests.swift",
                [
                    "present(message:)": "note(\"present",
                    "dismiss(reason:)": "\"dismiss changeUser true true\"",
                ]),
            tested(
                "InAppMessageView", in: "BrazeModelTests/Engine/DismissalTests.swift",
                ["present(completion:)": "note(\"present\")", "dismiss(completion:)": "note(\"dismiss\")"])),
        others: [
            "BrazeSDKAuthDelegate", "BrazeInAppMessageDataLookup", "BrazeInAppMessageThemeable",
            "BrazeInAppMessageWindowType", "ForeignPresenter", "InAppMessageView.presented",
        ])

    private static let brazeDelegate: [String: Evidence] = {
        let type = "BrazeInAppMessageUIDelegate.inAppMessage"
        return [
            type + "(_:displayChoiceForMessage:)": .scenarios("delegate displayChoiceForMessage"),
            type + "(_:prepareWith:)": .scenarios("delegate prepareWith"),
            type + "(_:willPresent:view:)": .scenarios("delegate willPresent"),
            type + "(_:didPresent:view:)": .scenarios("delegate didPresent"),
            type + "(_:willDismiss:view:)": .scenarios("delegate willDismiss"),
            type + "(_:didDismiss:view:)": .scenarios("delegate didDismiss"),
            type + "(_:shouldProcess:buttonId:message:view:)": .scenarios("delegate shouldProcess"),
            "BrazeDelegate.braze(_:shouldOpenURL:)": .scenarios("listener shouldOpenURL"),
            "BrazeDelegate.braze(_:willPresentModalWithContext:)": .scenarios(
                "listener willPresentModalWithContext"),
        ]
    }()

    private static let airship17 = CallbackThreads(
        played: [
            "delegate displayCoordinator": "background", "delegate extend": "background",
            "delegate isMessageReady": "main", "delegate messageFinishedDisplaying": "background, main",
            "delegate messageWillBeDisplayed": "main", "listener answered": "main",
            "listener didBeginDisplaying": "main", "listener didFinishDisplaying": "background, main",
            "listener display": "main", "listener factory": "background", "listener isReady": "main",
            "listener isReadyToDisplay": "main", "listener onPrepare": "background",
            "listener onSchedule": "background", "listener perform": "main", "listener prepare": "main",
            "listener scene": "main", "listener shouldCache": "background",
            "listener shouldPersistCache": "main",
        ],
        asserted: join(
            heard(
                "delegate", "InAppMessagingDelegate", "extend(_:)", "displayCoordinator(for:)",
                "isMessageReady(forDisplay:)", "messageWillBeDisplayed(_:scheduleID:)",
                "messageFinishedDisplaying(_:scheduleID:resolution:)"),
            heard("listener", "InAppMessageSceneDelegate", "scene(for:defaultScene:)"),
            heard(
                "listener", "InAppMessageAdapterProtocol", "prepare(with:completionHandler:)",
                "prepare(with:)",
                "isReadyToDisplay()", "display(_:)", "display()"),
            heard(
                "listener", "InAppMessageDisplayCoordinator", "isReady", "didBeginDisplaying(_:)",
                "didFinishDisplaying(_:)"),
            heard(
                "listener", "InAppMessageCachePolicyDelegate", "shouldCache(onSchedule:)",
                "shouldPersistCache(afterDisplay:)"),
            heard(
                "listener", "InAppMessagePrepareAssetsDelegate", "onSchedule(_:assets:completionHandler:)",
                "onPrepare(_:assets:completionHandler:)"),
            heard("listener", "JavaScriptCommandDelegate", "perform(_:webView:)"),
            ["InAppMessageAdapterProtocol.adapter(for:)": .scenarios("listener factory")],
            tested(
                "LegacyInAppMessageBuilderExtender",
                in: "Airship17ModelTests/Interface/LegacySchedulingTests.swift",
                ["extend(_:message:)": "[\"message Hello true\", \"schedule send true\"]"]),
            tested(
                "LegacyInAppMessageFactoryDelegate",
                in: "Airship17ModelTests/Interface/LegacySchedulingTests.swift",
                ["schedule(for:)": "factory.threads == [\"main\"]"])),
        others: ["InAppMessageStyleProtocol", "ModelOnlyExtendingDelegate"])

    /// Airship 18's model of `NativeBridge` is for a page of the app's own, and calls no delegate.
    private static let airship18 = CallbackThreads(
        played: [
            "delegate isMessageReadyToDisplay": "main", "delegate messageFinishedDisplaying": "main",
            "delegate messageWillDisplay": "main", "listener answered": "main", "listener convert": "main",
            "listener display": "main", "listener extendMessage": "main", "listener extendSchedule": "main",
            "listener extendTheme": "main", "listener factory": "main", "listener isReady": "main",
            "listener onIsReadyToDisplay": "main", "listener sceneForMessage": "main",
            "listener waitForReady": "main",
        ],
        asserted: join(
            heard(
                "delegate", "InAppMessageDisplayDelegate", "isMessageReadyToDisplay(_:scheduleID:)",
                "messageWillDisplay(_:scheduleID:)", "messageFinishedDisplaying(_:scheduleID:)"),
            heard("listener", "InAppMessageSceneDelegate", "sceneForMessage(_:)"),
            heard("listener", "CustomDisplayAdapter", "isReady", "waitForReady()", "display(scene:)")),
        others: [
            "JavaScriptCommandDelegate", "NativeBridgeExtensionDelegate", "AirshipCachedAssetsProtocol",
            "InAppActionRunner", "InAppAutomation", "InAppMessaging", "LegacyInAppMessaging",
        ])
}
