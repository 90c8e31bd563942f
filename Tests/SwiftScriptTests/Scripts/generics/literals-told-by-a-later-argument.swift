// swift-format-ignore-file
// A literal of an associated type that a later argument tells.
import Foundation
protocol F { associatedtype I; func f(_ v: I) }
struct Money: F { func f(_ v: Decimal) { print(v, type(of: v)) } }
func show<X: F>(_ v: X.I, _ x: X) { x.f(v) }
show(3.25, Money())
struct Celsius: ExpressibleByFloatLiteral { let v: Double; init(floatLiteral v: Double) { self.v = v } }
struct T: F { func f(_ v: Celsius) { print(v.v) } }
show(20.5, T())
struct Name: ExpressibleByStringLiteral { let s: String; init(stringLiteral v: String) { s = v } }
struct N: F { func f(_ v: Name) { print(v.s) } }
show("bob", N())
// expect: 3.25 Decimal
// expect: 20.5
// expect: bob
