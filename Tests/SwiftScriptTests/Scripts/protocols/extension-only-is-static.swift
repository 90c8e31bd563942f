protocol Speaker {}
extension Speaker { func speak() -> String { "default" } }
struct Robot: Speaker { func speak() -> String { "beep" } }
let speaker: Speaker = Robot()
print(Robot().speak(), speaker.speak())
// expect: beep default
