/**
 * The pairs of rows and columns whose scores come to most together, each row and column once (Kuhn and Munkres, in O(n²m)).
 * A score of 0 is no pair. The first of equal ones is taken, so whoever sorts both sides gets the same pairs always.
 */
export function bestPairs(scores: readonly (readonly number[])[]): (number | undefined)[] {
  const rows = scores.length
  const columns = scores[0]?.length ?? 0
  if (rows === 0 || columns === 0) return scores.map(() => undefined)
  if (rows > columns) {
    const turned = bestPairs(
      Array.from({ length: columns }, (_, column) => scores.map((row) => row[column]!)),
    )
    const pairs: (number | undefined)[] = scores.map(() => undefined)
    for (const [column, row] of turned.entries()) if (row !== undefined) pairs[row] = column
    return pairs
  }
  // Costs are negative scores; potentials of rows and columns, from 1 as the algorithm is usually written.
  const u = new Float64Array(rows + 1)
  const v = new Float64Array(columns + 1)
  const owner = new Int32Array(columns + 1)
  const way = new Int32Array(columns + 1)
  for (let row = 1; row <= rows; row++) {
    owner[0] = row
    let column = 0
    const least = new Float64Array(columns + 1).fill(Infinity)
    const isUsed = new Uint8Array(columns + 1)
    do {
      isUsed[column] = 1
      const at = owner[column]!
      let delta = Infinity
      let next = 0
      for (let other = 1; other <= columns; other++) {
        if (isUsed[other]) continue
        const cost = -scores[at - 1]![other - 1]! - u[at]! - v[other]!
        if (cost < least[other]!) {
          least[other] = cost
          way[other] = column
        }
        if (least[other]! < delta) {
          delta = least[other]!
          next = other
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (isUsed[other]) {
          u[owner[other]!]! += delta
          v[other]! -= delta
        } else least[other]! -= delta
      }
      column = next
    } while (owner[column] !== 0)
    do {
      const before = way[column]!
      owner[column] = owner[before]!
      column = before
    } while (column !== 0)
  }
  const pairs: (number | undefined)[] = scores.map(() => undefined)
  for (let column = 1; column <= columns; column++) {
    const row = owner[column]!
    if (row > 0 && scores[row - 1]![column - 1]! > 0) pairs[row - 1] = column - 1
  }
  return pairs
}
