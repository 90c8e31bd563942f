// swift-format-ignore-file
typealias Seconds = Double
var pause: Seconds = 1
struct Clip { var length: Seconds; var start: Seconds = 0; static func named(_ name: String) -> Seconds { name } } // error: cannot convert return expression of type 'String' to return type 'Seconds' (aka 'Double')
func half() -> Seconds { "a" } // error: cannot convert return expression of type 'String' to return type 'Seconds' (aka 'Double')
func maybe() -> Seconds? {
  print("maybe")
  return "b" // error: cannot convert return expression of type 'String' to return type 'Seconds' (aka 'Double')
}
var whole: Seconds { "c" } // error: cannot convert return expression of type 'String' to return type 'Seconds' (aka 'Double')
pause = "d" // error: cannot assign value of type 'String' to type 'Seconds' (aka 'Double')
var clip = Clip(length: 1)
clip.length = "e" // error: cannot assign value of type 'String' to type 'Seconds' (aka 'Double')
func local() {
  var own: Seconds = 2
  own = "f" // error: cannot assign value of type 'String' to type 'Seconds' (aka 'Double')
  print(own)
}
struct Other { var gap: Seconds = "g" } // error: cannot convert value of type 'String' to specified type 'Seconds' (aka 'Double')
