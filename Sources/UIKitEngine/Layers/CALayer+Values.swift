import Foundation

/// A property of a layer under the name that key-value coding has for it.
private struct NamedProperty {
  let get: (CALayer) -> Any?
  let set: (CALayer, Any?) -> Void

  /// A number comes boxed, as key-value coding hands it out.
  static func number(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) -> NamedProperty {
    NamedProperty {
      NSNumber(value: Double($0[keyPath: path]))
    } set: {
      if let number = animatedNumbers($1)?.first { $0[keyPath: path] = number }
    }
  }

  static func single(_ path: ReferenceWritableKeyPath<CALayer, Float>) -> NamedProperty {
    NamedProperty {
      NSNumber(value: $0[keyPath: path])
    } set: {
      if let number = animatedNumbers($1)?.first { $0[keyPath: path] = Float(number) }
    }
  }

  static func flag(_ path: ReferenceWritableKeyPath<CALayer, Bool>) -> NamedProperty {
    NamedProperty {
      NSNumber(value: $0[keyPath: path])
    } set: {
      if let number = animatedNumbers($1)?.first { $0[keyPath: path] = number != 0 }
    }
  }

  /// A structure or an object, as it is.
  static func value<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>) -> NamedProperty {
    NamedProperty {
      $0[keyPath: path]
    } set: {
      if let value = $1 as? Value { $0[keyPath: path] = value }
    }
  }

  static let all: [String: NamedProperty] = [
    "frame": .value(\.frame), "bounds": .value(\.bounds), "position": .value(\.position),
    "anchorPoint": .value(\.anchorPoint), "transform": .value(\.transform),
    "sublayerTransform": .value(\.sublayerTransform), "zPosition": .number(\.zPosition),
    "anchorPointZ": .number(\.anchorPointZ), "opacity": .single(\.opacity),
    "hidden": .flag(\.isHidden), "masksToBounds": .flag(\.masksToBounds),
    "backgroundColor": .value(\.backgroundColor), "cornerRadius": .number(\.cornerRadius),
    "borderWidth": .number(\.borderWidth), "borderColor": .value(\.borderColor),
    "shadowColor": .value(\.shadowColor), "shadowOpacity": .single(\.shadowOpacity),
    "shadowOffset": .value(\.shadowOffset), "shadowRadius": .number(\.shadowRadius),
    "contentsScale": .number(\.contentsScale), "name": .value(\.name),
    "mask": .value(\.mask), "shadowPath": .value(\.shadowPath),
  ]
}

/// Key-value coding as Core Animation documents it: a layer keeps any key, and key paths reach the
/// parts of its structures and the numbers of a transform.
extension CALayer {
  final func setNamed(_ value: Any?, _ key: String) {
    guard let property = NamedProperty.all[key] else { return keptValues[key] = value }
    property.set(self, value)
  }

  final func named(_ key: String) -> Any? {
    guard let property = NamedProperty.all[key] else { return keptValues[key] }
    return property.get(self)
  }

  final func valueAlong(_ path: String) -> Any? {
    guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
    let (key, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    if let layer = value(forKey: key) as? CALayer { return layer.value(forKeyPath: rest) }
    guard let numbers = lens(path).flatMap({ $0.lens.get(state(of: $0.key)) }) else {
      return keptValues[path]
    }
    switch numbers.count {
    case 1 where rest == "scale":
      // Core Animation documents it as the average of the three factors.
      let factors = ["x", "y", "z"].compactMap { valueAlong("\(path).\($0)") as? NSNumber }
      return NSNumber(value: factors.reduce(0) { $0 + $1.doubleValue } / 3)
    case 1: return NSNumber(value: Double(numbers[0]))
    case 2 where rest.hasSuffix("size") || rest == "translation":
      return CGSize(width: numbers[0], height: numbers[1])
    case 2: return CGPoint(x: numbers[0], y: numbers[1])
    default: return numbers.map { NSNumber(value: Double($0)) }
    }
  }

  final func setValueAlong(_ value: Any?, _ path: String) {
    guard let dot = path.firstIndex(of: ".") else { return setValue(value, forKey: path) }
    let (key, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    if let layer = self.value(forKey: key) as? CALayer {
      return layer.setValue(value, forKeyPath: rest)
    }
    guard let (key, lens) = lens(path), let numbers = animatedNumbers(value) else {
      return keptValues[path] = value
    }
    var state = state(of: key)
    lens.set(&state, numbers)
    if rest == "scale" { state.geometry.transform.m33 = numbers.first ?? 1 }
    switch key {
    case "frame": frame = state.geometry.bounds
    case "bounds": bounds = state.geometry.bounds
    case "position": position = state.geometry.center
    case "transform": transform = state.geometry.transform
    case "sublayerTransform": sublayerTransform = state.geometry.transform
    default: shadowOffset = state.look.shadow.offset
    }
  }

  /// How a part is read and written: of `frame` as of `bounds`, of either transform as of `transform`.
  private func lens(_ path: String) -> (key: String, lens: Lens)? {
    guard let dot = path.firstIndex(of: ".") else { return nil }
    let (key, rest) = (String(path[..<dot]), path[dot...])
    let stands = ["frame": "bounds", "sublayerTransform": "transform"][key] ?? key
    return Lens.all[stands + rest].map { (key, $0) }
  }

  private func state(of key: String) -> ShownState {
    var state = ShownState(geometry: geometry, look: look)
    if key == "frame" { state.geometry.bounds = frame }
    if key == "sublayerTransform" { state.geometry.transform = sublayerTransform }
    return state
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
    old.leave()
    adopt(new, at: index)
  }
}
