final class Bag {}
struct Point { var x = 1 }
let numbers = [4, 2]
let isOn = numbers.count > 1
print(isOn ? Point() : nil)
print(isOn ? nil : Point(), isOn ? numbers[0] : nil)
print((isOn ? Bag() : nil) != nil)
if let point = [Point]().first ?? (isOn ? Point(x: 9) : nil) { print(point) }
let texts = ["q"]
print(texts.min() ?? [String]().max(), [String]().min() ?? texts.max())
print("\(texts.min() ?? texts.max())")
// expect: Optional(main.Point(x: 1))
// expect: nil Optional(4)
// expect: true
// expect: Point(x: 9)
// expect: q Optional("q")
// expect: Optional("q")
