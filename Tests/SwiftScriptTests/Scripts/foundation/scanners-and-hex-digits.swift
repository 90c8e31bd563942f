// A colour's hex digits, and a text read word by word.
import Foundation

struct RGB: Equatable {
  var red = 0.0, green = 0.0, blue = 0.0
  init(hex: String) {
    var digits = hex.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
    if digits.hasPrefix("#") { digits.removeFirst() }
    var number: UInt64 = 0
    Scanner(string: digits).scanHexInt64(&number)
    red = Double((number & 0xFF0000) >> 16) / 255
    green = Double((number & 0x00FF00) >> 8) / 255
    blue = Double(number & 0x0000FF) / 255
  }
}
let orange = RGB(hex: "#ff8000")
print(orange.red, (orange.green * 255).rounded(), orange.blue)
let scanner = Scanner(string: "width: 12.5 px, count 7")
print(scanner.scanUpToString(":") ?? "", scanner.scanString(":") ?? "", scanner.scanDouble() ?? 0)
print(scanner.scanCharacter() ?? "-", scanner.isAtEnd)
var count = 0
_ = scanner.scanUpToCharacters(from: .decimalDigits)
print(scanner.scanInt(&count), count, scanner.isAtEnd)

// expect: 1.0 128.0 0.0
// expect: width : 12.5
// expect: p false
// expect: true 7 true
