// swift-format-ignore-file
// source: Apple's documentation of UIPasteboard, NSCache, UIFontDescriptor, CAReplicatorLayer and UIKeyCommand
// What apps use beside their views: the pasteboard, caches and locks, accessibility, fonts by their descriptors, layers
// that repeat and emit, keys, menus, sharing and a timer that is put forward. What has no effect here is kept.
// ends: normally
import UIKit

let board = UIPasteboard.general
print(board.hasStrings, board.string as Any)
board.string = "copied"
print(board.hasStrings, board.strings!, board.changeCount, board.numberOfItems)
board.image = UIImage(systemName: "star")
print(board.hasStrings, board.hasImages, board.changeCount)

let cache = NSCache<NSString, UIImage>()
cache.setObject(UIImage(systemName: "star")!, forKey: "star" as NSString)
print(cache.object(forKey: "star") != nil, cache.object(forKey: "moon") == nil)
cache.countLimit = 2
cache.removeObject(forKey: "star")
print(cache.object(forKey: "star") == nil)
final class ImageStore {
  static let shared = ImageStore()
  private let lock = NSLock()
  private let numbers = NSCache<NSNumber, NSString>()
  private var count = 0
  func add(_ text: String) -> Int {
    lock.lock()
    defer { lock.unlock() }
    count += 1
    numbers.setObject(text as NSString, forKey: NSNumber(value: count))
    return count
  }
  func text(_ number: Int) -> String? { lock.withLock { numbers.object(forKey: NSNumber(value: number)).map { $0 as String } } }
}
print(ImageStore.shared.add("one"), ImageStore.shared.add("two"), ImageStore.shared.text(2) as Any, ImageStore.shared.text(7) as Any)

print(UIAccessibility.isVoiceOverRunning, UIAccessibility.isReduceMotionEnabled, UIAccessibility.isVideoAutoplayEnabled)
UIAccessibility.post(notification: .announcement, argument: "Saved")
UIAccessibility.post(notification: .layoutChanged, argument: view)

let font = UIFont.systemFont(ofSize: 20)
if let descriptor = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]) {
  let bold = UIFont(descriptor: descriptor, size: 0)
  print(bold.pointSize, bold.fontDescriptor.symbolicTraits.contains(.traitBold))
}
extension UIFont {
  func with(_ traits: UIFontDescriptor.SymbolicTraits...) -> UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(traits).union(fontDescriptor.symbolicTraits)) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}
print(font.with(.traitBold).pointSize)
print(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize)
print(UIFont(descriptor: font.fontDescriptor.withDesign(.rounded)!, size: 30).pointSize)

let replicator = CAReplicatorLayer()
replicator.instanceCount = 3
replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
let dot = CALayer()
dot.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
replicator.addSublayer(dot)
view.layer.addSublayer(replicator)
print(replicator.instanceCount, replicator.sublayers!.count)
let emitter = CAEmitterLayer()
emitter.emitterShape = .line
emitter.emitterPosition = CGPoint(x: 50, y: 0)
let cell = CAEmitterCell()
cell.birthRate = 6
cell.contents = UIImage(systemName: "star")?.cgImage
cell.velocityRange = 5
cell.emissionLongitude = .pi
emitter.emitterCells = [cell]
print(emitter.emitterShape == .line, emitter.emitterCells!.count, cell.birthRate)

class KeysController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addKeyCommand(UIKeyCommand(title: "Save", action: #selector(KeysController.save), input: "s", modifierFlags: .command))
  }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "n", modifierFlags: [.command, .shift], action: #selector(KeysController.save))]
  }
  @objc func save() {}
}
let keys = KeysController()
print(keys.keyCommands!.count, keys.keyCommands![0].input!, keys.keyCommands![0].modifierFlags.contains(.shift))

class MenuView: UIView, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Share") { _ in }])
    }
  }
}
let menu = MenuView()
let interaction = UIContextMenuInteraction(delegate: menu)
menu.addInteraction(interaction)
print(interaction.view === menu, menu.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) != nil)

let share = UIActivityViewController(activityItems: ["text", UIImage()], applicationActivities: nil)
share.excludedActivityTypes = [.airDrop, .mail]
share.completionWithItemsHandler = { type, completed, _, _ in print(type as Any, completed) }
share.popoverPresentationController?.sourceView = view
viewController.present(share, animated: true)
print(viewController.presentedViewController === share, share.excludedActivityTypes!.count)

var ticks = 0
let timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { timer in
  ticks += 1
  print("tick", ticks)
  if ticks == 2 { timer.invalidate() }
}
print(Int(timer.fireDate.timeIntervalSinceNow.rounded()))
timer.fireDate = Date(timeIntervalSinceNow: 1)
print(Int(timer.fireDate.timeIntervalSinceNow.rounded()))
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("two seconds") }
