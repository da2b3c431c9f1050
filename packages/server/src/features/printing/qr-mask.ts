/**
 * The eight masks of a QR are weighed all at once, a bit of a byte for each, by the four rules of ISO/IEC 18004 section
 * 7.8.3; weighing them one after another takes longer than all the rest of a code.
 */
export interface Modules {
  readonly size: number
  /** Dark or light under mask 0. */
  readonly data: Uint8Array
  /** Whether a module belongs to the patterns that no mask touches. */
  readonly reservedBit: Uint8Array
}

export type Level = 'L' | 'M' | 'Q'

/** The modules under the best mask. */
export function bestMasked(modules: Modules, level: Level): Uint8Array {
  const cells = underAllMasks(modules, level)
  const mask = lightest(penalties(cells, modules.size))
  return cells.map((cell) => (cell >> mask) & 1)
}

const formulas: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i * j) % 3) + ((i + j) % 2)) % 2 === 0,
]
/** All formulas repeat after twelve rows and columns. */
const period = 12
const masks = Uint8Array.from({ length: period * period }, (_, at) =>
  formulas.reduce(
    (bits, flips, mask) => bits | (Number(flips(Math.floor(at / period), at % period)) << mask),
    0,
  ),
)

function underAllMasks({ size, data, reservedBit }: Modules, level: Level): Uint8Array {
  const cells = new Uint8Array(size * size)
  for (let row = 0, at = 0; row < size; row++) {
    const line = (row % period) * period
    for (let column = 0; column < size; column++, at++) {
      const dark = data[at] ? 255 : 0
      const flips = masks[line + (column % period)]!
      cells[at] = reservedBit[at] ? dark : dark ^ flips ^ (flips & 1 ? 255 : 0)
    }
  }
  writeFormats(cells, size, level)
  return cells
}

const levelBits = { L: 1, M: 0, Q: 3 } as const
const generator = 0b10100110111

/** Level and mask as fifteen bits, protected by a BCH code; section 7.9. */
function formatOf(level: Level, mask: number): number {
  const facts = (levelBits[level] << 3) | mask
  let rest = facts << 10
  for (let bit = 14; bit >= 10; bit--) if (rest & (1 << bit)) rest ^= generator << (bit - 10)
  return ((facts << 10) | rest) ^ 0b101010000010010
}

function writeFormats(cells: Uint8Array, size: number, level: Level): void {
  const formats = formulas.map((_, mask) => formatOf(level, mask))
  for (let bit = 0; bit < 15; bit++) {
    const cell = formats.reduce((bits, format, mask) => bits | (((format >> bit) & 1) << mask), 0)
    const row = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit
    const column = bit < 8 ? size - bit - 1 : bit < 9 ? 15 - bit : 14 - bit
    cells[row * size + 8] = cell
    cells[8 * size + column] = cell
  }
}

function penalties(cells: Uint8Array, size: number): number[] {
  // How much weighs on each set of masks.
  const weights = new Int32Array(256)
  const dark = new Int32Array(256)
  for (let line = 0; line < size; line++) {
    weighLine(cells, line * size, 1, size, weights)
    weighLine(cells, line, size, size, weights)
  }
  for (let row = 0; row < size; row++) {
    for (let column = 0, at = row * size; column < size; column++, at++) {
      dark[cells[at]!]!++
      if (row + 1 === size || column + 1 === size) continue
      const a = cells[at]!
      const same = ~((a ^ cells[at + 1]!) | (a ^ cells[at + size]!) | (a ^ cells[at + size + 1]!)) & 255
      weights[same]! += 3
    }
  }
  return formulas.map((_, mask) => {
    const share = (sumOf(dark, mask) * 100) / (size * size)
    return sumOf(weights, mask) + Math.abs(Math.ceil(share / 5) - 10) * 10
  })
}

/** Runs of five and more, and patterns that look like a finder's, along a row or a column. */
function weighLine(cells: Uint8Array, first: number, step: number, size: number, weights: Int32Array): void {
  let before = 0
  for (let index = 0, at = first; index + 4 < size; index++, at += step) {
    const a = cells[at]!
    const b = cells[at + step]!
    const c = cells[at + 2 * step]!
    const d = cells[at + 3 * step]!
    const e = cells[at + 4 * step]!
    const run = ~((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 255
    weights[run]!++
    weights[run & ~before]! += 2
    before = run
    if (index + 6 >= size) continue
    const finder = a & ~b & c & d & e & ~cells[at + 5 * step]! & cells[at + 6 * step]!
    if (finder === 0) continue
    if (index >= 4) weights[finder & light(cells, at - 4 * step, step)]! += 40
    if (index + 10 < size) weights[finder & light(cells, at + 7 * step, step)]! += 40
  }
}

const light = (cells: Uint8Array, at: number, step: number) =>
  ~(cells[at]! | cells[at + step]! | cells[at + 2 * step]! | cells[at + 3 * step]!) & 255

function sumOf(weights: Int32Array, mask: number): number {
  let sum = 0
  for (let set = 0; set < 256; set++) if ((set >> mask) & 1) sum += weights[set]!
  return sum
}

const lightest = (list: readonly number[]) => list.indexOf(Math.min(...list))
