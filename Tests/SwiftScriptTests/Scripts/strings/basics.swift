// swift-format-ignore-file
let text = "Hello"
print(text.count, text.isEmpty, text + ", " + "world")
print(text.uppercased(), text.lowercased(), String(text.reversed()))
print(text.hasPrefix("He"), text.hasSuffix("lo"), text.contains("ell"))
print(text.first!, text.last!, text.prefix(2), text.suffix(3), text.dropFirst())
var greeting = "Hi"
greeting += " there"
greeting.append("!")
print(greeting, greeting == "Hi there!", "a" < "b", "Z" < "a")
print("a,b,,c".split(separator: ","), "one two".split(separator: " ").count)
print("tab\tquote\"back\\slash \u{41}")
let multi = """
  first
    second \
  joined
  """
print(multi)
print(#"raw \n \(x)"#, "héllo".count, "👍🏽".count)
print(String(repeating: "ab", count: 2), String(7), String(2.5), String(true))

// expect: 5 false Hello, world
// expect: HELLO hello olleH
// expect: true true true
// expect: H o He llo ello
// expect: Hi there! true true true
// expect: ["a", "b", "c"] 2
// expect: tab	quote"back\slash A
// expect: first
// expect:   second joined
// expect: raw \n \(x) 5 1
// expect: abab 7 2.5 true
