// swift-format-ignore-file
// Where an operation is part of a closure, a choice, a tuple or a text, another sentence is said.
struct Note {}
enum Step { case one(Int), two }
func kept<T>(_ all: [T], _ one: T) -> [T] { all.filter { !($0 == one) } }  // error: referencing operator function '==' on 'Equatable' requires that 'T' conform to 'Equatable'
func larger<T>(_ one: T, _ other: T) -> T { one > other ? one : other }  // error: referencing operator function '>' on 'Comparable' requires that 'T' conform to 'Comparable'
func place(_ all: [Note], _ one: Note) -> Int? { all.firstIndex { $0 != one } }  // error: referencing operator function '!=' on 'BinaryInteger' requires that 'Note' conform to 'BinaryInteger'
func count(_ all: [Step]) -> Int { all.filter { $0 == .two }.count }  // error: referencing operator function '==' on 'Equatable' requires that 'Step' conform to 'Equatable'
func text<T>(_ one: T, _ other: T) -> String { "\(one < other)" }  // error: referencing operator function '<' on 'Comparable' requires that 'T' conform to 'Comparable'
func pair<T>(_ one: T, _ other: T) -> (Bool, Int) { (one >= other, 1) }  // error: referencing operator function '>=' on 'Comparable' requires that 'T' conform to 'Comparable'
func each<T>(_ all: [T], _ one: T) { all.forEach { if $0 == one { print("it") } } }  // error: referencing operator function '==' on 'Equatable' requires that 'T' conform to 'Equatable'
func plain<T>(_ one: T, _ other: T) { print(one == other) }  // error: binary operator '==' cannot be applied to two 'T' operands
func told(_ one: Note, _ other: Note) -> () -> Bool { return { one == other } }  // error: binary operator '==' cannot be applied to two 'Note' operands
func part<T>(_ one: T?, _ other: T) -> Bool { one == other }  // error: operator function '==' requires that 'T' conform to 'Equatable'
func lists<T>(_ one: [T], _ other: [T]) -> Bool { one == other }  // error: operator function '==' requires that 'T' conform to 'Equatable'
func tables(_ one: [String: Note], _ other: [String: Note]) -> Int { one != other ? 1 : 2 }  // error: operator function '!=' requires that 'Note' conform to 'Equatable'
func known<T>(_ all: [T], _ one: T) { _ = all.map { x in switch x == one { case true: 1; default: 2 } } }  // error: referencing operator function '==' on 'Equatable' requires that 'T' conform to 'Equatable'
