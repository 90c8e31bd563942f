import Foundation

@testable import Playground
@testable import SwiftScript
@testable import UIKitEngine

/// Calls rows and collects what does not fit.
final class RowRun {
  let library: Library
  private(set) var complaints: [String] = []
  private let machine: Machine

  init(_ machine: Machine = Machine(library: UIKitBindings.library())) {
    self.machine = machine
    library = machine.library
    machine.onStop = { [weak self] stop in
      self?.complaints.append("\(stop)")
    }
  }

  private let anchored = UIView()
  private let field = UITextField()

  /// Calls `member` on `receiver`, or else on an object made for it; properties are read and set.
  func exercise(_ member: Member, of nominal: Nominal?, on receiver: Value? = nil) {
    let before = complaints.count
    let isBare = member.isStatic || member.kind == .initializer || nominal == nil
    var window: [Value] = []
    if !isBare, let nominal {
      guard let receiver = receiver ?? sample(.nominal(nominal, [])) else {
        return complaints.append("no sample of \(nominal.name)")
      }
      window.append(receiver)
    }
    switch member.implementation {
    case .native(let native) where member.kind == .property:
      // A constant of the library.
      check(invoke(native, window), member.type, member)
    case .native(let native): call(native, member, window)
    case .nativeAccessors(let get, _) where member.kind == .subscript: call(get, member, window)
    case .nativeAccessors(let get, let set):
      let value = invoke(get, window)
      check(value, member.type, member)
      if let set { _ = invoke(set, window + [value]) }
    case .nativeInitializer(let make, let subclass):
      call(make, member, window)
      if let subclass, let nominal { call(subclass, member, [.object(scriptHalf(of: nominal))]) }
    default: break
    }
    if complaints.count > before {
      complaints[before] = "\(nominal?.name ?? "") \(member.text): \(complaints[before])"
    }
  }

  private func scriptHalf(of nominal: Nominal) -> ScriptInstance {
    let type = Nominal("Mine", .class)
    type.superclass = nominal
    return ScriptInstance(ScriptType(type, superclass: nil, machine: machine))
  }

  private func call(_ native: Native, _ member: Member, _ window: [Value]) {
    guard let function = member.functionType else { return complaints.append("not a function") }
    var window = window
    for parameter in function.parameters {
      guard let argument = sample(parameter.type) else {
        return complaints.append("no sample of \(parameter.type)")
      }
      window.append(parameter.isVariadic ? .array([argument]) : argument)
    }
    check(invoke(native, window), function.result, member)
  }

  private func invoke(_ native: Native, _ window: [Value]) -> Value {
    var window = window + [.none]
    return window.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { native(machine, $0) } ?? .none
    }
  }

  private func check(_ value: Value, _ type: Type, _ member: Member) {
    // What never comes back has nothing to give: the program ends.
    guard !member.isMutating, type.nominal?.name != "Never", !fits(value, type) else { return }
    complaints.append("\(value) is not a \(type)")
  }

  private func fits(_ value: Value, _ type: Type) -> Bool {
    switch type {
    case .optional(let inner): return value.isNone || fits(value.payload, inner)
    case .tuple(let elements): return elements.isEmpty == value.isNone
    case .function: return value.callable != nil
    case .nominal(let nominal, let arguments):
      if case .double = value { return ["Double", "CGFloat", "Float"].contains(nominal.name) }
      if let element = arguments.first, nominal === library.array {
        return value.box is ArrayBox && value.elements.allSatisfy { fits($0, element) }
      }
      if case .int = value { return nominal.name.contains("Int") }
      if nominal === library.anyObject { return value.object != nil }
      // A script's text stands for Foundation's, which can be copied.
      if nominal.name == "NSCopying", String.unwrap(value) != nil { return true }
      // A class of the engine's own has the name of UIKit's protocol.
      if value.object is CollectionContainer {
        return nominal.name == "NSCollectionLayoutContainer"
      }
      guard let found = library.nominal(of: value) else { return false }
      if nominal.isComposition {
        let parts = nominal.protocols + [nominal.superclass].compactMap { $0 }
        return parts.allSatisfy { found.inherits(from: $0) || found.conforms(to: $0) }
      }
      return found.inherits(from: nominal) || found.conforms(to: nominal)
    default: return true
    }
  }

  /// Some value of `type`.
  private func sample(_ type: Type) -> Value? {
    switch type {
    case .optional(let inner): return sample(inner)
    case .any: return .int(1)
    case .metatype(let inner): return .box(TypeBox(inner))
    case .function:
      return .box(FunctionBox(machine: machine) { _, _ in .none })
    case .parameter: return .int(1)
    case .nominal(let nominal, let arguments): return sample(nominal, arguments)
    default: return nil
    }
  }

  private func sample(_ nominal: Nominal, _ arguments: [Type]) -> Value? {
    switch nominal.name {
    case "Double", "CGFloat", "Float": return .double(0.5)
    case "Bool": return .bool(true)
    case "UnsafeRawPointer": return UnsafeRawPointer(bitPattern: 8)?.wrapped
    case "String": return .string("text")
    case "Array": return .array(arguments.first.flatMap(sample).map { [$0] } ?? [])
    case "NSCoder": return .object(NSCoder())
    case "NSZone": return (nil as NSZone).wrapped
    case "UIScene.ConnectionOptions": return UIScene.ConnectionOptions().wrapped
    case "UIOpenURLContext":
      return UIOpenURLContext(url: URL(fileURLWithPath: "/")).wrapped
    case "UnsafeMutablePointer":
      return ScriptPlace(arguments.first.flatMap(sample) ?? .int(1)).wrapped
    case "_UILayoutGuide": return .object(UIViewController().topLayoutGuide)
    case "NSAttributedString": return .object(NSAttributedString(string: "text"))
    case "NSMutableAttributedString": return .object(NSMutableAttributedString(string: "text"))
    case "Dictionary": return [String: Int]().wrapped
    case "UIButton.Configuration": return UIButton.Configuration.plain().wrapped
    case "InteractiveTransition":
      return InteractiveTransition(onFinish: {}, onCancel: {}).wrapped
    case "NSLayoutAnchor": return .object(anchored.leadingAnchor)
    case "UITraitOverrides": return UITraitOverrides().wrapped
    case "UITraitChangeRegistration": return anchored.observe([]) { _, _ in }.wrapped
    case "UIViewControllerTransitionCoordinatorContext", "UIViewControllerTransitionCoordinator":
      return WindowTransition(UIWindow(), turnedBy: 0).wrapped
    case "UIViewControllerContextTransitioning":
      let scene = TransitionContext.Scene(
        container: UIView(), from: nil, to: nil, style: .none, finalFrame: { .zero })
      return TransitionContext(scene, by: StillAnimator()) { _ in }.wrapped
    case "UICollectionView":
      return .object(
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    case "UICollectionViewUpdateItem":
      return .object(UICollectionViewUpdateItem(.insert, from: nil, to: nil))
    case "UIViewControllerAnimatedTransitioning": return .object(StillAnimator())
    case "UIScene", "UIWindowScene": return UIApplication.shared.connectedScenes.first?.wrapped
    case "UISceneSession": return UIApplication.shared.connectedScenes.first?.session.wrapped
    case "_ScreenCoordinateSpace": return .object(UIScreen.main.coordinateSpace)
    case "UIContentContainer": return .object(UIViewController())
    case "UIStatusBarManager":
      return (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.statusBarManager
        .map { .object($0) }
    case "CGImage": return UIImage(systemName: "star")?.cgImage.map { .object($0) }
    case "CFAllocator": return .object(CFAllocator())
    case "CFRunLoop": return .object(CFRunLoopGetMain())
    case "CFRunLoopObserver":
      return .object(CFRunLoopObserverCreateWithHandler(nil, 0, false, 0) { _, _ in })
    case "CGPath": return .object(UIBezierPath().cgPath)
    case "CGContext":
      let canvas = CGContext.Canvas(size: CGSize(width: 1, height: 1), scale: 1, isImage: true)
      return .object(CGContext(canvas))
    case "UIGraphicsImageRendererContext":
      return .object(
        UIGraphicsImageRendererContext(UIGraphicsImageRendererFormat(), CGRect.zero))
    case "CGColorSpace": return .object(CGColorSpaceCreateDeviceRGB())
    case "UIInteraction": return .object(UIContextMenuInteraction(asking: nil))
    case "UIContextMenuInteractionDelegate": return .object(anchored)
    case "UIMenuElement": return .object(UIAction(title: "action") { _ in })
    case "UIBackgroundConfiguration": return UIBackgroundConfiguration.clear().wrapped
    case "UISheetPresentationController":
      return .object(
        UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil))
    case "UISheetPresentationController.Detent":
      return .object(UISheetPresentationController.Detent.medium())
    case "UIPopoverPresentationController":
      return .object(
        UIPopoverPresentationController(
          presentedViewController: UIViewController(), presenting: nil))
    case "UITextPosition": return .object(field.beginningOfDocument)
    case "UITextRange":
      return field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        .map { .object($0) }
    case "NSCollectionLayoutEnvironment": return .object(surroundings)
    case "NSCollectionLayoutContainer": return .object(surroundings.room)
    case "UIBarButtonItemStateAppearance": return .object(UIBarButtonItemAppearance().normal)
    case "UITabBarItemStateAppearance": return .object(UITabBarItemAppearance().normal)
    case "UIFeedbackGenerator": return .object(UIFeedbackGenerator())
    case "IndexPath": return IndexPath(row: 0, section: 0).wrapped
    case "UIContentUnavailableConfiguration.ButtonProperties":
      return UIContentUnavailableConfiguration.empty().buttonProperties.wrapped
    case "UIListContentConfiguration.TextProperties":
      return UIListContentConfiguration.cell().textProperties.wrapped
    case "UIListContentConfiguration.ImageProperties":
      return UIListContentConfiguration.cell().imageProperties.wrapped
    case "UIContentConfiguration", "UIListContentConfiguration":
      return UIListContentConfiguration.cell().wrapped
    case "NSLayoutXAxisAnchor": return .object(anchored.leadingAnchor)
    case "NSLayoutYAxisAnchor": return .object(anchored.topAnchor)
    case "NSLayoutDimension": return .object(anchored.widthAnchor)
    case let name where name.contains("Int") && nominal.isTrivial: return .int(1)
    default: break
    }
    if nominal.kind == .protocol { return sample(.nominal(library.types["UIView"] ?? nominal, [])) }
    return made(nominal)
  }

  private var surroundings: CollectionEnvironment {
    CollectionEnvironment(CGSize(width: 1, height: 1), .zero, UITraitCollection())
  }

  /// From a static member of its own type, or else its shortest initialiser, or what a static method
  /// makes.
  private func made(_ nominal: Nominal) -> Value? {
    for member in nominal.members where member.isStatic && member.type == .nominal(nominal, []) {
      if case .nativeAccessors(let get, _) = member.implementation { return invoke(get, []) }
    }
    let initializers = nominal.classChain.flatMap(\.members)
      .filter { $0.kind == .initializer && $0.owner === nominal }
      .sorted {
        ($0.functionType?.parameters.count ?? 0) < ($1.functionType?.parameters.count ?? 0)
      }
    for member in initializers {
      let values = (member.functionType?.parameters ?? []).map { sample($0.type) }
      guard !values.contains(where: { $0 == nil }) else { continue }
      switch member.implementation {
      case .nativeInitializer(let native, _), .native(let native):
        return invoke(native, values.compactMap(\.self))
      default: continue
      }
    }
    for member in nominal.members
    where member.isStatic && member.functionType?.result == .nominal(nominal, []) {
      let values = (member.functionType?.parameters ?? []).map { sample($0.type) }
      guard !values.contains(where: { $0 == nil }), case .native(let make) = member.implementation
      else { continue }
      return invoke(make, values.compactMap(\.self))
    }
    return nil
  }
}

/// An animator of nothing.
private final class StillAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
