final class Room { var name = "hall"; init() {} }
final class House { var room: Room?; var rooms: [String: Room] = [:]; init() {} }
let house: House? = House()
print(house?.room?.name ?? "none")
house?.room = Room()
house?.room?.name += "!"
house?.rooms["a"] = Room()
print(
  house?.room?.name.count ?? 0, house?.rooms["a"]?.name.uppercased() ?? "-",
  house?.rooms["b"]?.name as Any)
// expect: none
// expect: 5 HALL nil
