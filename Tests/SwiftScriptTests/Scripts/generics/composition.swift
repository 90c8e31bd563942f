protocol Movable { var speed: Int { get } }
protocol Labelled { var label: String { get } }
struct Car: Movable, Labelled { let speed = 9; let label = "car" }
func describe(_ thing: any Movable & Labelled) -> String { "\(thing.label) \(thing.speed)" }
func describe2<T: Movable & Labelled>(_ thing: T) -> String { thing.label }
print(describe(Car()), describe2(Car()))
// expect: car 9 car
