// swift-format-ignore-file
protocol Proto { static var v: Int { get } }
enum D { typealias Source = Proto
  enum True: Source { static var v: Int { 1 } } }
print(D.True.v)
// expect: 1
