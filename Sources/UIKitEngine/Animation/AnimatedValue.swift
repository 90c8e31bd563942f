import Foundation

/// Which property an animation moves.
enum AnimatedProperty: String, CaseIterable {
  case position, bounds, transform, opacity, backgroundColor, cornerRadius, borderWidth

  /// Whether a later animation joins an earlier one instead of replacing it.
  ///
  /// Evidence: V-056.
  var isAdditive: Bool { self == .position || self == .bounds || self == .transform }
}

/// What a layer shows at a moment: the values that animations move, as numbers.
struct ShownState {
  var geometry: ViewGeometry
  var look: LayerLook

  func numbers(of property: AnimatedProperty) -> [CGFloat] {
    switch property {
    case .position: [geometry.center.x, geometry.center.y]
    case .bounds:
      [geometry.bounds.minX, geometry.bounds.minY, geometry.bounds.width, geometry.bounds.height]
    case .transform:
      [
        geometry.transform.m11, geometry.transform.m12, geometry.transform.m21,
        geometry.transform.m22, geometry.transform.m41, geometry.transform.m42,
      ]
    case .opacity: [CGFloat(look.opacity)]
    case .backgroundColor: look.backgroundColor?.components ?? [0, 0, 0, 0]
    case .cornerRadius: [look.cornerRadius]
    case .borderWidth: [look.borderWidth]
    }
  }

  mutating func set(_ property: AnimatedProperty, _ numbers: [CGFloat]) {
    switch property {
    case .position: geometry.center = CGPoint(x: numbers[0], y: numbers[1])
    case .bounds:
      geometry.bounds = CGRect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .transform:
      geometry.transform = CATransform3D(
        CGAffineTransform(
          numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]))
    case .opacity: look.opacity = Float(numbers[0])
    case .backgroundColor:
      look.backgroundColor = CGColor(
        red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    case .cornerRadius: look.cornerRadius = numbers[0]
    case .borderWidth: look.borderWidth = numbers[0]
    }
  }
}
