// Enums with values and the patterns of switch.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

enum Shape {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case empty
  indirect case pair(Shape, Shape)

  var area: Double {
    switch self {
    case .circle(let radius): return 3 * radius * radius
    case let .rectangle(width, height): return width * height
    case .empty: return 0
    case .pair(let a, let b): return a.area + b.area
    }
  }
}

enum Direction: String, CaseIterable {
  case north, east, south, west = "WEST"

  var opposite: Direction {
    let all = Direction.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 2) % all.count]
  }

  mutating func turn() { self = opposite }
}

enum Level: Int, Comparable {
  case low = 1, middle, high = 10
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}

print(Shape.pair(.circle(radius: 2), .rectangle(width: 2, height: 3)).area, Shape.empty)
print(
  Shape.circle(radius: 1), Direction.north, Direction.west.rawValue,
  Direction(rawValue: "east") == .east)
var direction = Direction.east
direction.turn()
print(direction, Direction.allCases.map(\.rawValue), Direction(rawValue: "up") == nil)
print(Level.middle.rawValue, Level.low < .high, [Level.high, .low].max() ?? .low)

func sort(_ number: Int) -> String {
  switch number {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4...9: return "some"
  case let big where big % 2 == 0: return "even \(big)"
  default: return "many"
  }
}
print([-5, 0, 2, 7, 10, 11].map(sort))

func place(_ point: (Int, Int)) -> String {
  switch point {
  case (0, 0): return "origin"
  case (_, 0): return "x axis"
  case (0, let y): return "y axis at \(y)"
  case let (x, y) where x == y: return "diagonal"
  default: return "elsewhere"
  }
}
print([(0, 0), (3, 0), (0, 2), (4, 4), (1, 2)].map { place($0) })

switch "b" {
case "a", "b":
  print("first letters")
  fallthrough
case "c": print("fell through")
default: print("other")
}
let shape = Shape.rectangle(width: 1, height: 5)
if case .rectangle(_, let height) = shape, height > 4 { print("high", height) }
guard case .circle = Shape.circle(radius: 0) else { fatalError("not a circle") }
let things: [Any] = [1, "two", 3.0, shape, UIView(), [1]]
for thing in things {
  switch thing {
  case let number as Int: print("Int", number)
  case is String: print("String")
  case let view as UIView: print("view", view.frame.width)
  case let numbers as [Int]: print("array", numbers)
  case is Shape: print("shape")
  default: print("other")
  }
}
