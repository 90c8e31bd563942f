// swift-format-ignore-file
import Foundation
extension StringProtocol {
  func ends<S: StringProtocol>(_ s: S) -> Bool { hasSuffix(s) && contains(s) }
  func rep<S: StringProtocol>(_ s: S) -> String { replacingOccurrences(of: s, with: "") }
  func comps<S: StringProtocol>(_ s: S) -> [String] { components(separatedBy: s) }
}
print("abc".ends("c"), "abc".rep("b"), "abc".comps("b"))
// expect: true ac ["a", "c"]
