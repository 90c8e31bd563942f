extension Prelude {
  /// What follows for a type of the script's that says how far its values are from each other.
  static let strides = Part(
    names: ["Strideable"],
    source: """
      protocol _Strided {
        associatedtype Stride: Comparable, SignedNumeric
        func distance(to other: Self) -> Stride
        func advanced(by n: Stride) -> Self
      }
      extension _Strided {
        static func < (a: Self, b: Self) -> Bool { a.distance(to: b) > 0 }
      }
      func _strideTo<T: _Strided>(_ start: T, _ end: T, _ stride: T.Stride) -> [T] {
        _strided(start, end, stride, isThrough: false)
      }
      func _strideThrough<T: _Strided>(_ start: T, _ end: T, _ stride: T.Stride) -> [T] {
        _strided(start, end, stride, isThrough: true)
      }
      func _strided<T: _Strided>(
        _ start: T, _ end: T, _ stride: T.Stride, isThrough: Bool
      ) -> [T] {
        precondition(stride != 0, "Stride size must not be zero")
        var all: [T] = []
        var next = start
        while true {
          let left = next.distance(to: end)
          let isBefore = stride > 0 ? left > 0 : left < 0
          guard isBefore || isThrough && left == 0 else { return all }
          all.append(next)
          next = next.advanced(by: stride)
        }
      }
      """)
}
