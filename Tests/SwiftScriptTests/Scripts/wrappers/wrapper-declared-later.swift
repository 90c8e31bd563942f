// A wrapper that stands below what it wraps: it can be made without a value all the same.
struct Small {
  @UpToTwelve var height: Int
  @UpToTwelve(max: 5) var width: Int = 9
}
@propertyWrapper struct UpToTwelve {
  private var max = 12
  private var number: Int
  var projectedValue = false
  init() { number = 0 }
  init(wrappedValue: Int) { number = min(12, wrappedValue) }
  init(wrappedValue: Int, max: Int) {
    self.max = max
    number = Swift.min(max, wrappedValue)
  }
  var wrappedValue: Int {
    get { number }
    set {
      number = Swift.min(newValue, max)
      projectedValue = newValue > max
    }
  }
}
var small = Small()
print(small.height, small.width)
small.height = 24
print(small.height, small.$height, small.$width)
// expect: 0 5
// expect: 12 true false
