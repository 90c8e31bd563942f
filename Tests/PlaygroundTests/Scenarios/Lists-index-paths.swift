// source: Apple's documentation of IndexPath
// An index path is a value: a section and a row or item in it, in order, and it prints as a list of
// numbers.
// ends: normally
import UIKit

let second = IndexPath(row: 2, section: 1)
print(second, second.section, second.row, second.item, second.count)
print(IndexPath(item: 2, section: 1) == second, second < IndexPath(row: 0, section: 2))

var next = second
next.row += 1
next.section = 0
print(second, next, [next, second].sorted(), [next: "a", second: "b"][second] ?? "none")
print(Set([second, next, IndexPath(row: 2, section: 1)]).count)

let literal: IndexPath = [1, 2]
print(literal == second, literal[0], literal.appending(5), literal.dropLast(), "\(literal)")
print(IndexPath(), IndexPath(index: 4), IndexPath(indexes: [7, 8, 9]))

let rows = (0..<3).map { IndexPath(row: $0, section: 0) }
print(rows, rows.map(\.row), rows.contains(IndexPath(row: 1, section: 0)))
switch second {
case IndexPath(row: 2, section: 1): print("the second")
default: print("another")
}
switch (second.section, second.row) {
case (0, _): print("first section")
case (1, let row): print("row \(row) of the second section")
default: break
}
