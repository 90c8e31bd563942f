// swift-format-ignore-file
enum Color: UInt32, CaseIterable { case black = 0x000000, red = 0xff0000
  init?(hex: String) { guard let v = UInt32(hex, radix: 16) else { return nil }; self.init(rawValue: v) } }
print(Color(hex: "FF0000")!, Color(hex: "zz") as Any)
// expect: red nil
