// swift-format-ignore-file
class A { init() {} }
actor B: A {} // error: actor types do not support inheritance
