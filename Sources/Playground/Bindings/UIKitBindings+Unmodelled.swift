extension UIKitBindings {
  /// What people paste and LayoutLab does not model, with a sentence for each.
  static let unmodelled: [String: String] = {
    var sentences: [String: String] = [:]
    for name in frameworks + classes { sentences[name] = "\(name) is not modelled yet" }
    return sentences
  }()

  /// Source: Apple's documentation of what subclasses override.
  static let unmodelledHooks: Set<String> = [
    "motionBegan", "motionEnded", "motionCancelled", "pressesBegan", "pressesChanged",
    "pressesEnded", "pressesCancelled", "remoteControlReceived", "canPerformAction", "target",
    "buildMenu", "validate", "userActivity",
    "updateUserActivityState", "restoreUserActivityState", "textInputMode",
    "touchesEstimatedPropertiesUpdated", "inputAccessoryViewController", "inputViewController",
    "inputAssistantItem", "editingInteractionConfiguration", "cut", "copy", "paste", "delete",
    "select", "selectAll", "preferredFocusEnvironments", "didUpdateFocus", "shouldUpdateFocus",
    "canBecomeFocused", "encodeRestorableState", "decodeRestorableState",
    "applicationFinishedRestoringState", "viewPrintFormatter", "drawHierarchy", "unwind",
    "allowedChildrenForUnwinding",
    "canPerformUnwindSegueAction", "prefersPointerLocked", "previewActionItems",
    "targetViewController", "separateSecondaryViewController", "collapseSecondaryViewController",
    "contentScrollView", "extensionContext", "disablesAutomaticKeyboardDismissal",
    "beginTracking", "continueTracking", "endTracking", "cancelTracking", "sendAction", "reset",
    "canPrevent", "canBePrevented", "shouldRequireFailure", "shouldBeRequiredToFail",
    "shouldReceive", "touchesShouldBegin", "touchesShouldCancel", "dragStateDidChange",
    "drawText", "drawPlaceholder", "deleteBackward", "caretRect", "selectionRects",
    "closestPosition", "accessibilityActivate", "accessibilityIncrement",
    "accessibilityDecrement", "accessibilityElements", "accessibilityCustomActions",
    "accessibilityScroll", "accessibilityPerformEscape", "accessibilityPath",
    "accessibilityFrame", "accessibilityActivationPoint", "prepareForInterfaceBuilder",
    "initialLayoutAttributesForAppearingItem", "finalLayoutAttributesForDisappearingItem",
    "indexPathsToInsertForDecorationView",
    "invalidationContext", "shouldInvalidateLayout", "display", "render",
  ]

  private static let frameworks = [
    "SwiftUI", "Combine", "SnapKit", "PureLayout", "Cartography", "Masonry",
    "RxSwift", "RxCocoa", "RxRelay", "AsyncDisplayKit", "Texture", "Lottie", "Kingfisher",
    "Alamofire", "CoreData", "SwiftData", "MapKit", "WebKit", "AVFoundation", "AVKit", "SpriteKit",
    "SceneKit", "ARKit", "RealityKit", "Metal", "MetalKit", "CoreImage", "CoreText", "CoreLocation",
    "CoreMotion", "Photos", "PhotosUI", "StoreKit", "UserNotifications", "XCTest", "Testing",
    "AppKit", "WatchKit", "PencilKit", "SafariServices", "MessageUI", "Then", "TinyConstraints",
    "os", "OSLog", "CryptoKit", "GameplayKit", "HealthKit", "EventKit", "Contacts", "ContactsUI",
    "LocalAuthentication", "CloudKit", "WidgetKit", "ActivityKit", "Network", "Vision", "CoreML",
    "NaturalLanguage", "Speech", "CoreBluetooth", "CoreHaptics", "Security", "Accelerate", "simd",
    "AuthenticationServices", "BackgroundTasks", "Charts", "TipKit", "QuickLook",
    "LinkPresentation",
    "UniformTypeIdentifiers", "ImageIO", "MobileCoreServices", "AudioToolbox", "MediaPlayer",
    "RegexBuilder", "Synchronization", "Distributed", "Cxx", "Algorithms", "Collections",
    "Numerics",
    "OrderedCollections", "AsyncAlgorithms", "ComposableArchitecture", "SwiftSoup", "GRDB", "Realm",
    "RealmSwift", "Firebase", "GoogleMaps", "Moya", "SDWebImage", "Nuke", "Quick", "Nimble",
  ]

  private static let classes = [
    "UITableViewDataSourcePrefetching", "UICollectionViewDataSourcePrefetching",
    "UITableViewDragDelegate", "UITableViewDropDelegate", "UICollectionViewDragDelegate",
    "UICollectionViewDropDelegate", "UIWebView", "WKWebView",
    "MKMapView",
    "UIDynamicAnimator", "UIGravityBehavior", "UIHostingController", "UINib",
    "CIImage", "CIFilter", "CATiledLayer", "CAMetalLayer", "AVPlayerLayer",
    "UIDocumentPickerViewController", "UIImagePickerController",
    "FileManager", "URLSession", "Published", "ObservableObject", "State",
    "AnyCancellable",
  ]
}
