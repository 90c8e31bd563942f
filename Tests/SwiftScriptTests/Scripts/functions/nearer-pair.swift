// swift-format-ignore-file
class Shape { init() {} }; class Circle: Shape {}; class Sq: Shape {}; class Disc: Circle {}
func hit(_ a: Shape, _ b: Shape) -> String { "SS" }
func hit(_ a: Circle, _ b: Shape) -> String { "CS" }
func hit(_ a: Shape, _ b: Circle) -> String { "SC" }
func hit(_ a: Circle, _ b: Circle) -> String { "CC" }
print(hit(Circle(), Sq()), hit(Sq(), Circle()), hit(Circle(), Circle()), hit(Sq(), Sq()), hit(Disc(), Disc()), hit(Disc(), Sq()))
// expect: CS SC CC SS CC CS
