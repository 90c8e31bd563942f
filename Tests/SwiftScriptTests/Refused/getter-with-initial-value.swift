// swift-format-ignore-file
struct Temp { var c: Double = 1 { get { 1 } } }  // error: variable with getter/setter cannot have an initial value
print(Temp().c)
