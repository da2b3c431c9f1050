/** Paths of the records of the list last looked at, in its order. */
let order: readonly string[] = []

/** What 'previous' and 'next' mean on a record: the list it was opened from, with its filters and order. */
export function keepOrder(paths: readonly string[]): void {
  order = paths
}

/** @example neighboursOf('view-party/5') // { previous: 'view-party/6', next: 'view-party/4' } */
export function neighboursOf(path: string): {
  readonly previous: string | undefined
  readonly next: string | undefined
} {
  const at = order.indexOf(path)
  return at < 0 ? { previous: undefined, next: undefined } : { previous: order[at - 1], next: order[at + 1] }
}
