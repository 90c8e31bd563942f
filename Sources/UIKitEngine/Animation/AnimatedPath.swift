import Foundation

/// What an animation moves: a layer's property or a part of one, as Core Animation's key paths name it.
struct AnimatedPath: Hashable {
  /// `position`, `position.x`, `transform.scale`.
  let name: String

  init(_ name: String) { self.name = name }

  /// Whether a view's later animation joins an earlier one instead of replacing it.
  ///
  /// Evidence: V-056.
  var addsUp: Bool { AnimatedPath.addingUp.contains(name) }

  private static let addingUp: Set = ["position", "bounds", "transform"]

  /// What an animation block of views animates.
  ///
  /// Which properties beside geometry, opacity and background these are is not in the evidence.
  static let ofViews = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor",
  ].map { AnimatedPath($0) }

  /// What a layer of the program's own animates when it is set.
  static let ofLayers =
    ofViews
    + [
      "anchorPoint", "zPosition", "fillColor", "strokeColor", "lineWidth", "strokeStart",
      "strokeEnd", "startPoint", "endPoint", "colors", "locations",
    ].map { AnimatedPath($0) }
}

/// What a layer shows at a moment: the values that animations move, as numbers.
struct ShownState {
  var geometry: ViewGeometry
  var look: LayerLook

  /// The numbers behind `path`; `nil` if nothing here has that name.
  func numbers(of path: AnimatedPath) -> [CGFloat]? { Lens.all[path.name]?.get(self) }

  mutating func set(_ path: AnimatedPath, _ numbers: [CGFloat]) {
    Lens.all[path.name]?.set(&self, numbers)
  }
}

/// A way to read and write a part of what a layer shows as numbers.
struct Lens {
  let get: (ShownState) -> [CGFloat]
  let set: (inout ShownState, [CGFloat]) -> Void

  static func number(_ path: WritableKeyPath<ShownState, CGFloat>) -> Lens {
    Lens { [$0[keyPath: path]] } set: { $0[keyPath: path] = $1.first ?? 0 }
  }

  static func single(_ path: WritableKeyPath<ShownState, Float>) -> Lens {
    Lens { [CGFloat($0[keyPath: path])] } set: { $0[keyPath: path] = Float($1.first ?? 0) }
  }

  static func point(_ path: WritableKeyPath<ShownState, CGPoint>) -> Lens {
    Lens { [$0[keyPath: path].x, $0[keyPath: path].y] } set: {
      guard $1.count == 2 else { return }
      $0[keyPath: path] = CGPoint(x: $1[0], y: $1[1])
    }
  }

  static func size(_ path: WritableKeyPath<ShownState, CGSize>) -> Lens {
    Lens { [$0[keyPath: path].width, $0[keyPath: path].height] } set: {
      guard $1.count == 2 else { return }
      $0[keyPath: path] = CGSize(width: $1[0], height: $1[1])
    }
  }

  static func colour(_ path: WritableKeyPath<ShownState, CGColor?>) -> Lens {
    Lens { $0[keyPath: path]?.components ?? [0, 0, 0, 0] } set: {
      guard $1.count == 4 else { return }
      $0[keyPath: path] = CGColor(red: $1[0], green: $1[1], blue: $1[2], alpha: $1[3])
    }
  }

  /// By the key paths that Core Animation knows.
  static let all: [String: Lens] = geometry.merging(looks) { $1 }.merging(turns) { $1 }

  private static let geometry: [String: Lens] = [
    "position": .point(\.geometry.center), "position.x": .number(\.geometry.center.x),
    "position.y": .number(\.geometry.center.y), "anchorPoint": .point(\.geometry.anchorPoint),
    "zPosition": .number(\.geometry.zPosition),
    "bounds": Lens {
      let bounds = $0.geometry.bounds
      return [bounds.minX, bounds.minY, bounds.width, bounds.height]
    } set: {
      guard $1.count == 4 else { return }
      $0.geometry.bounds = CGRect(x: $1[0], y: $1[1], width: $1[2], height: $1[3])
    },
    "bounds.origin": .point(\.geometry.bounds.origin),
    "bounds.origin.x": .number(\.geometry.bounds.origin.x),
    "bounds.origin.y": .number(\.geometry.bounds.origin.y),
    "bounds.size": .size(\.geometry.bounds.size),
    "bounds.size.width": .number(\.geometry.bounds.size.width),
    "bounds.size.height": .number(\.geometry.bounds.size.height),
  ]

  private static let looks: [String: Lens] = [
    "opacity": .single(\.look.opacity), "backgroundColor": .colour(\.look.backgroundColor),
    "cornerRadius": .number(\.look.cornerRadius), "borderWidth": .number(\.look.borderWidth),
    "borderColor": .colour(\.look.borderColor), "shadowOpacity": .single(\.look.shadow.opacity),
    "shadowRadius": .number(\.look.shadow.radius), "shadowOffset": .size(\.look.shadow.offset),
    "shadowOffset.width": .number(\.look.shadow.offset.width),
    "shadowOffset.height": .number(\.look.shadow.offset.height),
    "shadowColor": .colour(\.look.shadow.color), "fillColor": .colour(\.look.shape.fillColor),
    "strokeColor": .colour(\.look.shape.strokeColor),
    "lineWidth": .number(\.look.shape.lineWidth),
    "strokeStart": .number(\.look.shape.strokeStart),
    "strokeEnd": .number(\.look.shape.strokeEnd),
    "startPoint": .point(\.look.gradient.startPoint), "endPoint": .point(\.look.gradient.endPoint),
    "locations": Lens { $0.look.gradient.locations } set: { $0.look.gradient.locations = $1 },
    "colors": Lens {
      $0.look.gradient.colors.flatMap { $0.components ?? [] }
    } set: { state, numbers in
      state.look.gradient.colors = stride(from: 0, to: numbers.count - 3, by: 4).map {
        CGColor(
          red: numbers[$0], green: numbers[$0 + 1], blue: numbers[$0 + 2], alpha: numbers[$0 + 3])
      }
    },
  ]
}
