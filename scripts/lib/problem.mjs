/** Something the person at the keyboard has to put right: shown as its message alone. */
export class Problem extends Error {}

export function explain(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error)
  process.exit(1)
}
