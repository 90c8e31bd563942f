// swift-format-ignore-file
// UUIDs and results.
import Foundation
let u = UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")!
print(u.uuidString, u, UUID(uuidString: "x") as Any, u == UUID(uuidString: u.uuidString), UUID() == UUID(), UUID().uuidString.count)
var t: Int? = 3; print(t.take() as Any, t as Any, t.debugDescription)
struct P: Hashable { var x = 1 }
print(P().hashValue == P().hashValue, Dictionary<String, Int>(minimumCapacity: 3).isEmpty, Set<Int>(minimumCapacity: 3).isEmpty, ("$" as Character).isCurrencySymbol, ("+" as Character).isMathSymbol)
// expect: E621E1F8-C36C-495A-93FC-0C247A3E6E5F E621E1F8-C36C-495A-93FC-0C247A3E6E5F nil true false 36
// expect: Optional(3) nil nil
// expect: true true true true true
