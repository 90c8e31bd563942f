func changed(_ list: [Int]) -> [Int] {
  var list = list
  list.append(0)
  return list
}
let original = [1]
print(changed(original), original)  // expect: [1, 0] [1]
class Owner { var list = [1, 2] }
let owner = Owner()
var local = owner.list
local.append(3)
owner.list[0] = 50
print(owner.list, local)  // expect: [50, 2] [1, 2, 3]
let equal = [1, 2] == [1, 2]
print(equal, [1] != [2])  // expect: true true
