@propertyWrapper struct Clamped {
  private var value: Int
  private let limits: ClosedRange<Int>
  init(wrappedValue: Int, _ limits: ClosedRange<Int>) {
    self.limits = limits
    value = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, limits.lowerBound), limits.upperBound) }
  }
}
struct Player { @Clamped(0...100) var health = 120 }
var player = Player()
print(player.health)
player.health -= 150
print(player.health)
// expect: 100
// expect: 0
