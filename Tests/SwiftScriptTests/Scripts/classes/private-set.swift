final class Timer { private(set) var ticks = 0; init() {}; func tick() { ticks += 1 } }
let timer = Timer()
timer.tick()
print(timer.ticks)
// expect: 1
