// swift-format-ignore-file
import Foundation
struct Lost: CustomNSError {
  static var errorDomain: String { "Lost" }
  var errorCode: Int { 77 }
  var errorUserInfo: [String: Any] { ["where": "here"] }
}
let lost = Lost() as NSError
print(lost.domain, lost.code, lost.userInfo["where"] as? String ?? "-")
// expect: Lost 77 here
