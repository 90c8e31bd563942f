struct Crate<T> {}
print(Crate<Int>.self, Crate<[String]>.self, type(of: Crate<Crate<Bool>>()))
func name<T>(of type: T.Type) -> String { "\(T.self)" }
print(name(of: Int.self), name(of: [Int].self), name(of: Crate<Double>.self))
// expect: Crate<Int> Crate<Array<String>> Crate<Crate<Bool>>
// expect: Int Array<Int> Crate<Double>
