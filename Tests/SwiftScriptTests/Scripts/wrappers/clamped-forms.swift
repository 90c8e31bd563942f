// swift-format-ignore-file
@propertyWrapper struct Clamped { private var n: Int; let r: ClosedRange<Int>; init(wrappedValue: Int, _ r: ClosedRange<Int>) { self.r = r; n = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: Int { get { n } set { n = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: ClosedRange<Int> { r } }
class Slider { @Clamped(0...10) var value = 50 }
let s = Slider()
print(s.value)
s.value -= 100
print(s.value, s.$value)

// expect: 10
// expect: 0 0...10
