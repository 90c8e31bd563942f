// swift-format-ignore-file
// Bytes and texts.
import Foundation
let data = "héllo".data(using: .utf8)!
print(data, data.count, data[1], String(data: data, encoding: .utf8)!, String(decoding: data, as: UTF8.self))
print(data.base64EncodedString(), Data(base64Encoded: "aGk=")!.map { $0 }, Data(base64Encoded: "?") as Any)
var bytes = Data([1, 2, 3])
bytes.append(4)
bytes.append(contentsOf: [5, 6])
bytes.append(Data([7]))
bytes[0] = 9
print(Array(bytes), bytes.first!, bytes.reduce(0) { $0 + Int($1) }, bytes == Data([9, 2, 3, 4, 5, 6, 7]))
for byte in bytes.prefix(2) { print(byte) }
print(bytes.subdata(in: 1..<3) == Data([2, 3]), Data().isEmpty, Data(repeating: 1, count: 3).count)
print(bytes.map { String(format: "%02x", $0) }.joined(), [UInt8](bytes).count)
print(Data("abc".utf8).count, String(data: Data([0xff]), encoding: .utf8) as Any, "abc".data(using: .ascii)!)
print(bytes.contains(9), bytes.hashValue == bytes.hashValue)
// expect: 6 bytes 6 195 héllo héllo
// expect: aMOpbGxv [104, 105] nil
// expect: [9, 2, 3, 4, 5, 6, 7] 9 36 true
// expect: 9
// expect: 2
// expect: true true 3
// expect: 09020304050607 7
// expect: 3 nil 3 bytes
// expect: true true
