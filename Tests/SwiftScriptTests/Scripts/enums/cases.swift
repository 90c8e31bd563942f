enum Direction {
  case north, south
  case east, west
  var opposite: Direction {
    switch self {
    case .north: return .south
    case .south: return .north
    case .east: return .west
    case .west: return .east
    }
  }
}
var heading = Direction.north
print(heading, heading.opposite)  // expect: north south
heading = .east
print(heading == .east, heading != .west, heading.opposite)  // expect: true true west
