/** Counts what an address asks for in a minute. In the process only: several servers together allow a little more. */
export const minuteLimiter = (most: number, clock: () => number = Date.now) => {
  let minute = 0
  let counts = new Map<string, number>()
  const turn = () => {
    const now = Math.floor(clock() / 60_000)
    if (now === minute) return
    minute = now
    counts = new Map()
  }
  return {
    /** Seconds to wait where the address has asked too often; 0 where it may continue. */
    waitSeconds(address: string): number {
      turn()
      return (counts.get(address) ?? 0) >= most ? 60 - Math.floor((clock() / 1000) % 60) : 0
    },
    count(address: string): void {
      turn()
      counts.set(address, (counts.get(address) ?? 0) + 1)
    },
  }
}
