/** What went wrong on a way in that ends on Login, to be said there. */
let problem: readonly string[] = []
export function keepArrivalProblem(lines: readonly string[]): void {
  problem = lines
}
export function takeArrivalProblem(): readonly string[] {
  const lines = problem
  problem = []
  return lines
}
