// swift-format-ignore-file
actor Store { var items: [Int] = [] }
let store = Store()
func add() async {
  await store.items.append(1) // error: actor-isolated property 'items' can not be mutated from the main actor
}
func add(_ item: Int) { store.items.append(item) } // error: actor-isolated property 'items' can not be mutated from the main actor
func change() async { store.items[0] = 2 } // error: actor-isolated property 'items' can not be mutated from the main actor
