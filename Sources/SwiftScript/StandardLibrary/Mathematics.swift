import Foundation

extension StandardLibrary {
  static let mathematics: [FunctionBinding] = ["Double", "CGFloat", "Float"].flatMap { type in
    func rounded(_ value: Double) -> Value {
      .double(type == "Float" ? Double(Float(value)) : value)
    }
    return ofOne.map { name, body in
      FunctionBinding("func \(name)(_ x: \(type)) -> \(type)") { _, arguments in
        rounded(body(arguments[0].double))
      }
    }
      + ofTwo.map { name, body in
        FunctionBinding("func \(name)(_ x: \(type), _ y: \(type)) -> \(type)") { _, arguments in
          rounded(body(arguments[0].double, arguments[1].double))
        }
      }
      + [
        FunctionBinding("func fma(_ x: \(type), _ y: \(type), _ z: \(type)) -> \(type)") {
          _, arguments in
          rounded(fma(arguments[0].double, arguments[1].double, arguments[2].double))
        }
      ]
  }

  /// Foundation's own, which takes literals before C's: `pow(2, 10)` is a `Decimal`.
  static let decimalMathematics = FunctionBinding("func pow(_ x: Decimal, _ y: Int) -> Decimal") {
    _, arguments in
    guard let number = Decimal.unwrap(arguments[0]) else { return Decimal.nan.wrapped }
    return pow(number, arguments[1].int).wrapped
  }

  /// C's own for a `Float`: `ceilf`, `powf`.
  static let floatMathematics: [FunctionBinding] =
    ofOne.map { name, body in
      FunctionBinding("func \(name)f(_ x: Float) -> Float") { _, arguments in
        .double(Double(Float(body(arguments[0].double))))
      }
    }
    + ofTwo.map { name, body in
      FunctionBinding("func \(name)f(_ x: Float, _ y: Float) -> Float") { _, arguments in
        .double(Double(Float(body(arguments[0].double, arguments[1].double))))
      }
    }

  static let mathematicalNames = Set(ofOne.map(\.0) + ofTwo.map(\.0))

  private static let ofOne: [(String, @MainActor (Double) -> Double)] = [
    ("sqrt", { sqrt($0) }), ("cbrt", { cbrt($0) }), ("sin", { sin($0) }), ("cos", { cos($0) }),
    ("tan", { tan($0) }), ("asin", { asin($0) }), ("acos", { acos($0) }), ("atan", { atan($0) }),
    ("sinh", { sinh($0) }), ("cosh", { cosh($0) }), ("tanh", { tanh($0) }), ("exp", { exp($0) }),
    ("exp2", { exp2($0) }), ("log", { log($0) }), ("log2", { log2($0) }), ("log10", { log10($0) }),
    ("floor", { floor($0) }), ("ceil", { ceil($0) }), ("round", { round($0) }),
    ("trunc", { trunc($0) }), ("rint", { rint($0) }), ("fabs", { fabs($0) }),
  ]

  private static let ofTwo: [(String, @MainActor (Double, Double) -> Double)] = [
    ("pow", { pow($0, $1) }), ("atan2", { atan2($0, $1) }), ("hypot", { hypot($0, $1) }),
    ("fmod", { fmod($0, $1) }), ("fmin", { fmin($0, $1) }), ("fmax", { fmax($0, $1) }),
    ("remainder", { remainder($0, $1) }), ("copysign", { copysign($0, $1) }),
  ]
}
