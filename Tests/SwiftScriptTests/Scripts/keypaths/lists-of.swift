// swift-format-ignore-file
struct Style { var size = 12.0; var left = 1.0 }
let s = Style()
let a = [\Style.size, \Style.left]
print(a.count)
print(a.map { s[keyPath: $0] })
let sorters: [KeyPath<Style, Double>] = [\.size, \.left]
print(sorters.map { s[keyPath: $0] })
print(\Style.size == sorters[0])
// expect: 2
// expect: [12.0, 1.0]
// expect: [12.0, 1.0]
// expect: true
