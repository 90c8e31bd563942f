// swift-format-ignore-file
enum Stop: Error { case at(Int) }
func run(_ limit: Int) throws -> Int { var sum = 0; for i in 0... { if i == limit { throw Stop.at(sum) }; sum += i }; return sum }
do { print(try run(5)) } catch Stop.at(let n) { print("stopped at", n) } catch {}

// expect: stopped at 10
