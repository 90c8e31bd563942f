// swift-format-ignore-file
class A { var x: Int { get { 1 } set {} }; private(set) var y = 1; var z = 1; var q: Int { 1 }; init(a: Int) {} }
class B: A { override var x: Int { get { 2 } set {} }; override var y: Int { 3 }
 override var q: Int { 2 }
 override var z: Int { 4 } } // error: cannot override mutable property with read-only property 'z'
