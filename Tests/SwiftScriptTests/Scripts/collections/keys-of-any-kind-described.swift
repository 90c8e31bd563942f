// swift-format-ignore-file
struct K: Hashable { var a = 1 }
let h: [AnyHashable] = [1, "a", K(), [1, 2], K?.none]
print(h.map(\.description), h[2].description, AnyHashable(K()) == AnyHashable(K()), h)
let d: [AnyHashable: Int] = [K(): 1, "x": 2]
print(d[K()]!, d["x"]!, Set<AnyHashable>([1, K()]).count)
func g(_ x: AnyHashable) -> String { x.description }
print(g(K()), g(2.5), AnyHashable(1).description, "\(AnyHashable(K()))")

// expect: ["1", "a", "K(a: 1)", "[1, 2]", "nil"] K(a: 1) true [AnyHashable(1), AnyHashable("a"), AnyHashable(main.K(a: 1)), AnyHashable([1, 2]), AnyHashable(nil)]
// expect: 1 2 2
// expect: K(a: 1) 2.5 1 K(a: 1)
