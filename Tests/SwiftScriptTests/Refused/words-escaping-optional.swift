// swift-format-ignore-file
class A { var h: (() -> Void)?
    func f(_ c: @escaping (() -> Void)?) { h = c } }  // error: closure is already escaping in optional type argument
print(1)
