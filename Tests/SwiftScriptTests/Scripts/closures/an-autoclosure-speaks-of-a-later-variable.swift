// swift-format-ignore-file
struct Parser<Output> {
    let run: (Int) -> Output
    init(_ run: @escaping (Int) -> Output) { self.run = run }
    func map<T>(_ f: @escaping (Output) -> T) -> Parser<T> { Parser<T> { f(self.run($0)) } }
    func sep<X>(by: Parser<X>) -> Parser<[Output]> { Parser<[Output]> { [run($0)] } }
    func token() -> Parser { self }
}
infix operator *>: MultiplicationPrecedence
infix operator <*: MultiplicationPrecedence
infix operator <|>: AdditionPrecedence
func *> <A, B>(a: Parser<A>, b: Parser<B>) -> Parser<B> { b }
func <* <A, B>(a: Parser<A>, b: Parser<B>) -> Parser<A> { a }
func <|> <A>(a: Parser<A>, b: @autoclosure @escaping () -> Parser<A>) -> Parser<A> { b() }
func lazy<A>(_ p: @autoclosure @escaping () -> Parser<A>) -> Parser<A> { Parser { p().run($0) } }
indirect enum JSON: Equatable { case null, array([JSON]) }
func string(_ s: String) -> Parser<String> { Parser { "\(s)\($0)" } }
let one: Parser<JSON> = lazy(value).map { JSON.array([$0]) }
let two: Parser<[JSON]> = string("[") *> lazy(value).sep(by: string(","))
let value: Parser<JSON> = string("null").map { _ in JSON.null }
let three = string("[") *> lazy(value).sep(by: string(",")).map(JSON.array)
let four: Parser<JSON> = (string("[") *> lazy(value).sep(by: string(",")).map(JSON.array) <* string("]"))
let five: Parser<JSON> = string("a").map { _ in JSON.null }
  <|> string("x").map { _ in .array([]) }
  <|> (string("[") *> lazy(value).sep(by: string(",")).map(JSON.array) <* string("]"))
print(five.run(1), four.run(2), three.run(3), two.run(4), one.run(1))
// expect: array([main.JSON.null]) array([main.JSON.null]) array([main.JSON.null]) [main.JSON.null] array([main.JSON.null])
