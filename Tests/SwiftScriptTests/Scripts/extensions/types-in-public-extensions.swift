// swift-format-ignore-file
// Types in a public extension are public.
public struct A { public var w = W.x; public var p = P() ; public init() {} }
public extension A { enum W { case x }
  struct P { public var z = 1 } }
print(A().w, A().p.z)
// expect: x 1
