// swift-format-ignore-file
// Percent encoding.
import Foundation
print("https://a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b".removingPercentEncoding!)
// expect: https://a%20b a b
