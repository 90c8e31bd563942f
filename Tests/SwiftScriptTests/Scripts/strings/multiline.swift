// swift-format-ignore-file
let name = "world"
let text = """
  Hello, \(name)!
    indented "quotes" \
  joined
  """
print(text)
print(#"raw \n \#(name)"#)

// expect: Hello, world!
// expect:   indented "quotes" joined
// expect: raw \n world
