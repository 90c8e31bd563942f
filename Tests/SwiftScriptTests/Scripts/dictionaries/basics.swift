// swift-format-ignore-file
var ages = ["Ann": 30, "Bob": 25]
print(ages["Ann"]!, ages["Cy"] as Any, ages.count)  // expect: 30 nil 2
ages["Cy"] = 41
ages["Ann"] = nil
ages["Bob"]! += 1
print(ages.keys.sorted(), ages.values.sorted())  // expect: ["Bob", "Cy"] [26, 41]
print(ages.removeValue(forKey: "Bob") as Any, ages.removeValue(forKey: "Zed") as Any)
// expect: Optional(26) nil
ages["Dee", default: 10] += 5
print(ages["Dee"]!, ages["none", default: -1])  // expect: 15 -1
print(ages.updateValue(1, forKey: "Dee") as Any, ages.isEmpty)  // expect: Optional(15) false
let empty: [String: Int] = [:]
print(empty, empty.isEmpty, ["k": [1, 2]])  // expect: [:] true ["k": [1, 2]]
