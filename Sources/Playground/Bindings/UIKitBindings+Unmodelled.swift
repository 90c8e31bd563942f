extension UIKitBindings {
  /// What people paste and LayoutLab does not model, with a sentence for each.
  static let unmodelled: [String: String] = {
    var sentences: [String: String] = [:]
    for name in frameworks + classes { sentences[name] = "\(name) is not modelled yet" }
    return sentences
  }()

  private static let frameworks = [
    "SwiftUI", "Combine", "SnapKit", "PureLayout", "Cartography", "Masonry",
    "RxSwift", "RxCocoa", "RxRelay", "AsyncDisplayKit", "Texture", "Lottie", "Kingfisher",
    "Alamofire", "CoreData", "SwiftData", "MapKit", "WebKit", "AVFoundation", "AVKit", "SpriteKit",
    "SceneKit", "ARKit", "RealityKit", "Metal", "MetalKit", "CoreImage", "CoreText", "CoreLocation",
    "CoreMotion", "Photos", "PhotosUI", "StoreKit", "UserNotifications", "XCTest", "Testing",
    "AppKit", "WatchKit", "PencilKit", "SafariServices", "MessageUI", "Then", "TinyConstraints",
  ]

  private static let classes = [
    "UITableViewDataSourcePrefetching", "UICollectionViewDataSourcePrefetching",
    "UITableViewDragDelegate", "UITableViewDropDelegate", "UICollectionViewDragDelegate",
    "UICollectionViewDropDelegate", "UIWebView", "WKWebView",
    "MKMapView", "UIVibrancyEffect", "UIContextMenuInteraction",
    "UIDynamicAnimator", "UIGravityBehavior", "UIHostingController", "UINib",
    "UIStoryboardSegue", "UIContentView", "UIViewControllerInteractiveTransitioning",
    "UIPercentDrivenInteractiveTransition",
    "UIGraphicsImageRenderer", "CGContext", "CIImage", "CIFilter", "CAEmitterLayer",
    "CAReplicatorLayer", "CAScrollLayer", "CATiledLayer", "CAMetalLayer", "AVPlayerLayer",
    "UINotificationFeedbackGenerator", "UIImpactFeedbackGenerator", "UIPasteboard",
    "UIDocumentPickerViewController", "UIImagePickerController", "UIActivityViewController",
    "FileManager", "URLSession", "Published", "ObservableObject", "State",
    "AnyCancellable", "UISplitViewController",
  ]
}
