// swift-format-ignore-file
struct Temp { var c: Double; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } } }
var t = Temp(c: 100)
t.f -= 180
print(t.c, t.f)

// expect: 0.0 32.0
