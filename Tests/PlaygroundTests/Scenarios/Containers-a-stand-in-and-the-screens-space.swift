// swift-format-ignore-file
// The screen's coordinates, geometry as a dictionary, and who stands in for an adapted presentation.
// source: Apple's documentation of coordinateSpace, dictionaryRepresentation and UIPopoverPresentationControllerDelegate
// ends: normally
import UIKit

let r = CGRect(x: 1, y: 2, width: 3, height: 4)
let d = r.dictionaryRepresentation
print(d.count, CGRect(dictionaryRepresentation: d) == r)
print(CGRect(dictionaryRepresentation: [:] as CFDictionary) == nil, (d as? [String: Double])?["Width"] ?? -1)
print(CGPoint(dictionaryRepresentation: CGPoint(x: 1, y: 2).dictionaryRepresentation) ?? .zero)
print(CGSize(dictionaryRepresentation: CGSize(width: 1, height: 2).dictionaryRepresentation) ?? .zero)
let screen = UIScreen.main
print(screen.coordinateSpace.bounds, screen.fixedCoordinateSpace.bounds)
let pane = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
let box = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
pane.addSubview(box)
print(box.convert(CGPoint(x: 1, y: 1), to: screen.coordinateSpace))
print(box.convert(CGPoint(x: 1, y: 1), to: pane), box.convert(CGPoint(x: 1, y: 1), to: nil))
print(screen.coordinateSpace.convert(CGPoint(x: 20, y: 30), to: box))
print(box.convert(box.bounds, from: screen.coordinateSpace))
let space: UICoordinateSpace = box
print(space.bounds, space.convert(CGPoint.zero, to: pane))

class Host: UIViewController, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .fullScreen }
  func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? {
    print("asked", style == .fullScreen)
    return UINavigationController(rootViewController: controller.presentedViewController)
  }
}
let host = Host()
pane.rootViewController = host
pane.makeKeyAndVisible()
let menu = UIViewController()
menu.modalPresentationStyle = .popover
menu.popoverPresentationController?.delegate = host
host.present(menu, animated: false) {
  print(host.presentedViewController is UINavigationController, menu.parent is UINavigationController)
}
