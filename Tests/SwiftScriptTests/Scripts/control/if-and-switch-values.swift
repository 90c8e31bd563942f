// swift-format-ignore-file
func f(_ n: Int) -> String {
  let size = if n < 10 { "small" } else if n < 100 { "medium" } else { "large" }
  let parity = switch n % 2 { case 0: "even"; default: "odd" }
  return size + " " + parity
}
print(f(4), f(51), f(1000))

// expect: small even medium odd large even
