protocol Drawable { func draw() }
class Circle: Drawable {  // error: type 'Circle' does not conform to protocol 'Drawable'
}
