class Plant { let n: Int; init(n: Int) { self.n = n }; func name() -> String { "plant" } }
final class Fern: Plant { override func name() -> String { "fern" } }
func shout<P: Plant>(_ plant: P) -> (String, P) { (plant.name().uppercased(), plant) }
let result = shout(Fern(n: 1))
print(result.0, type(of: result.1), result.1.n)
// expect: FERN Fern 1
