// swift-format-ignore-file
import Foundation
struct CE: CustomNSError { static var errorDomain: String { "dom" }; var errorCode: Int { 42 }; var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "hey"] } }
print(CE().localizedDescription)
// expect: hey
