// swift-format-ignore-file
// A list of members without their type waits for what the other arguments tell.
indirect enum Tree<T> { case leaf; case node(T, left: [Tree], right: Tree) 
 case n2(T, left: [Tree]) }
let t: Tree = Tree.n2(1, left: [.leaf])
print(t)
let u: Tree = .n2(1, left: [.leaf, .n2(2, left: [])])
print(u)
let w = Tree.node(1, left: [.leaf], right: .leaf)
print(w)
// expect: n2(1, left: [main.Tree<Swift.Int>.leaf])
// expect: n2(1, left: [main.Tree<Swift.Int>.leaf, main.Tree<Swift.Int>.n2(2, left: [])])
// expect: node(1, left: [main.Tree<Swift.Int>.leaf], right: main.Tree<Swift.Int>.leaf)
