enum Shape {
  case circle(radius: Double)
  case rectangle(Double, Double)
  case empty
  var area: Double {
    switch self {
    case .circle(let radius): return radius * radius * 3
    case .rectangle(let width, let height): return width * height
    case .empty: return 0
    }
  }
}
let shapes: [Shape] = [.circle(radius: 2), .rectangle(2, 3), .empty]
print(shapes.map { $0.area })
for shape in shapes {
  if case .rectangle(let width, _) = shape { print("width", width) }
  guard case .circle(radius: let r) = shape else { continue }
  print("radius", r)
}
print(Shape.circle(radius: 1.5), Shape.rectangle(1, 2), Shape.empty)

// expect: [12.0, 6.0, 0.0]
// expect: radius 2.0
// expect: width 2.0
// expect: circle(radius: 1.5) rectangle(1.0, 2.0) empty
