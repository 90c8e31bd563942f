// swift-format-ignore-file
func once(_ x: Int) rethrows -> Int { x } // error: 'rethrows' function must take a throwing function argument
typealias Work = () throws -> Int
func run(_ work: Work) rethrows -> Int { try work() }
func all(_ work: [Work]) rethrows -> Int { 1 } // error: 'rethrows' function must take a throwing function argument
func late(_ work: @autoclosure () throws -> Int) rethrows -> Int { try work() }
protocol Runner {
  func start() rethrows // error: 'rethrows' function must take a throwing function argument
  func run(_ work: () throws -> Void) rethrows
}
