enum Level {
  static func up() -> Level { .up }
  case up, down
  static func jump(to n: Int) -> Level { n > 0 ? up() : .down }
  case jump(Int)
}
print(Level.up(), Level.up, Level.jump(to: -1), Level.jump(3))
func inside() {
  let width = 1
  func width<T>(_ by: T) -> T { by }
  print(width)
}
inside()
// expect: up up down jump(3)
// expect: 1
