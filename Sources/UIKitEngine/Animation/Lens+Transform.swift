import Foundation

extension Lens {
  /// A transform as a whole and by its parts: `transform.scale`, `transform.rotation.z`.
  static let turns: [String: Lens] = [
    "transform": Lens {
      $0.geometry.transform.numbers
    } set: {
      if let made = CATransform3D($1) { $0.geometry.transform = made }
    },
    "transform.translation.x": .number(\.geometry.transform.m41),
    "transform.translation.y": .number(\.geometry.transform.m42),
    "transform.translation.z": .number(\.geometry.transform.m43),
    "transform.scale.z": .number(\.geometry.transform.m33),
    "transform.translation": Lens {
      [$0.geometry.transform.m41, $0.geometry.transform.m42]
    } set: {
      ($0.geometry.transform.m41, $0.geometry.transform.m42) = ($1.first ?? 0, $1.last ?? 0)
    },
    "transform.scale": part {
      [$0.x]
    } set: {
      ($0.x, $0.y) = ($1, $1)
    },
    "transform.scale.x": part {
      [$0.x]
    } set: {
      $0.x = $1
    },
    "transform.scale.y": part {
      [$0.y]
    } set: {
      $0.y = $1
    },
    "transform.rotation": part {
      [$0.angle]
    } set: {
      $0.angle = $1
    },
    "transform.rotation.z": part {
      [$0.angle]
    } set: {
      $0.angle = $1
    },
  ]

  private static func part(
    get: @escaping (Parts) -> [CGFloat], set: @escaping (inout Parts, CGFloat) -> Void
  ) -> Lens {
    Lens {
      get(Parts($0.geometry.transform))
    } set: { state, numbers in
      var parts = Parts(state.geometry.transform)
      set(&parts, numbers.first ?? 0)
      parts.write(to: &state.geometry.transform)
    }
  }
}

/// A flat transform as scales and an angle; what it skews is kept in the second scale's sign only.
private struct Parts {
  var x: CGFloat
  var y: CGFloat
  /// Radians.
  var angle: CGFloat

  init(_ transform: CATransform3D) {
    let (a, b, c, d) = (transform.m11, transform.m12, transform.m21, transform.m22)
    x = (a * a + b * b).squareRoot()
    y = x == 0 ? (c * c + d * d).squareRoot() : (a * d - b * c) / x
    angle = atan2(b, a)
  }

  func write(to transform: inout CATransform3D) {
    (transform.m11, transform.m12) = (x * cos(angle), x * sin(angle))
    (transform.m21, transform.m22) = (-y * sin(angle), y * cos(angle))
  }
}

nonisolated extension CATransform3D {
  /// Row by row.
  var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  init?(_ numbers: [CGFloat]) {
    guard numbers.count == 16 else { return nil }
    self.init()
    (m11, m12, m13, m14) = (numbers[0], numbers[1], numbers[2], numbers[3])
    (m21, m22, m23, m24) = (numbers[4], numbers[5], numbers[6], numbers[7])
    (m31, m32, m33, m34) = (numbers[8], numbers[9], numbers[10], numbers[11])
    (m41, m42, m43, m44) = (numbers[12], numbers[13], numbers[14], numbers[15])
  }
}
