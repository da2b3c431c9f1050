import { reconcile, reconcileShard } from '@bahi/domain/reconcile/reconcile.ts'
import type { BookRecord, PortalRecord } from '@bahi/domain/reconcile/records.ts'
import { figure } from './lib/figures.ts'
import { median } from './lib/measure.ts'

/**
 * W4: the matching alone. 50,000 bills with as many rows of a statement, spread evenly over suppliers and with 1 % of
 * them carrying 21 % of the bills; a million by a million, PAN by PAN as the server reads them; one supplier with
 * 300,000 bills of equal value.
 */
const runs = 5

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** A PAN and a GSTIN that look like such; nothing here is checked. */
const gstinOf = (n: number) => {
  const letters = Array.from({ length: 5 }, (_, at) => alphabet[Math.floor(n / 26 ** at) % 26]).join('')
  return `27${letters}${String(n % 10_000).padStart(4, '0')}K1Z5`
}
const day = (n: number) =>
  `2026-${String(4 + (n % 8)).padStart(2, '0')}-${String(1 + (n % 27)).padStart(2, '0')}`

/** 95 % true pairs; 12 % of them disturbed in number, day or value. */
function pairOf(
  n: number,
  supplier: number,
  equal: boolean,
): { book: BookRecord; row: PortalRecord | undefined } {
  const txval = equal ? 8_000_000 : 100_000 + ((n * 7919) % 9_000_000)
  const tax = Math.round(txval * 0.09)
  const row: PortalRecord = {
    id: `P${n}`,
    gstin: gstinOf(supplier),
    cls: 'INV',
    number: `INV/26-27/${String(n).padStart(6, '0')}`,
    date: day(n),
    pos: '27',
    reverseCharge: false,
    txval,
    igst: 0,
    cgst: tax,
    sgst: tax,
    cess: 0,
  }
  const kind = n % 100
  const changed: Partial<BookRecord> =
    kind < 4
      ? { number: `inv-${n}` }
      : kind < 7
        ? { number: `${n}/26-27` }
        : kind < 9
          ? { date: day(n + 1) }
          : kind < 12
            ? { cgst: tax + 50, sgst: tax + 50 }
            : {}
  return { book: { ...row, id: `B${n}`, ...changed }, row: kind >= 95 ? undefined : row }
}

/** The supplier of a bill: even, or with 1 % of 2,000 suppliers carrying 21 % of the bills. */
const flat = (n: number) => n % 2000
const skewed = (n: number) => (n % 100 < 21 ? n % 20 : 20 + (n % 1980))

function sides(count: number, supplierOf: (n: number) => number, equal = false) {
  const books: BookRecord[] = []
  const portal: PortalRecord[] = []
  for (let n = 0; n < count; n++) {
    const { book, row } = pairOf(n, supplierOf(n), equal)
    books.push(book)
    if (row) portal.push(row)
  }
  return { books, portal }
}

function timed(work: () => number, least: number): number {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const begun = performance.now()
    const matched = work()
    times.push(performance.now() - begun)
    if (matched < least) throw new Error(`${matched} pairs, at least ${least} expected`)
  }
  return median(times)
}

const pairsIn = (outcomes: readonly { bookIds: readonly string[]; portalId: string | null }[]) =>
  outcomes.reduce((sum, { bookIds, portalId }) => sum + (bookIds.length > 0 && portalId ? 1 : 0), 0)

// A million by a million, as the server reads them: one PAN after another.
const million = 1_000_000
const suppliers = 5000
const begun = performance.now()
let matched = 0
for (let supplier = 0; supplier < suppliers; supplier++) {
  const books: BookRecord[] = []
  const portal: PortalRecord[] = []
  for (let n = supplier; n < million; n += suppliers) {
    const { book, row } = pairOf(n * 13 + 5, supplier, false)
    books.push(book)
    if (row) portal.push(row)
  }
  matched += pairsIn(reconcileShard(books, portal).outcomes)
}
figure({
  name: `1,000,000 x 1,000,000 (${matched} pairs), with the making of the records`,
  value: (performance.now() - begun) / 1000,
  unit: 's',
  goal: { of: 'value', atMost: 60 },
})
figure({
  name: 'peak memory of that',
  value: process.resourceUsage().maxRSS / 1024,
  unit: 'MB',
  goal: { of: 'value', atMost: 1000 },
})

for (const [name, supplierOf] of [
  ['flat', flat],
  ['skewed', skewed],
] as const) {
  const { books, portal } = sides(50_000, supplierOf)
  figure({
    name: `50,000 x 50,000, ${name}: match alone`,
    value: timed(() => pairsIn(reconcile(books, portal).outcomes), 47_000),
    unit: 'ms',
    goal: { of: 'value', atMost: 400 },
  })
}

const single: number[] = []
for (const count of [75_000, 300_000]) {
  const { books, portal } = sides(count, () => 1, true)
  single.push(timed(() => pairsIn(reconcileShard(books, portal).outcomes), count * 0.94))
}
figure({
  name: 'one supplier with 300,000 bills of equal value, against 75,000 of them times four',
  value: single[1]!,
  unit: 'ms',
  limit: single[0]! * 4,
  goal: { of: 'ratio', atMost: 1.6 },
})

// Without any number in common: amounts alone decide, and are ambiguous.
const blind: number[] = []
for (const count of [75_000, 300_000]) {
  const { books, portal } = sides(count, () => 1, true)
  const others = portal.map((row) => ({
    ...row,
    number: `Z${row.number.split('/')[2]!.replace(/0/g, 'Q')}Z`,
  }))
  const begun = performance.now()
  reconcileShard(books, others)
  blind.push(performance.now() - begun)
}
figure({
  name: 'the same without a number in common, against 75,000 of them times four',
  value: blind[1]!,
  unit: 'ms',
  limit: blind[0]! * 4,
  goal: { of: 'ratio', atMost: 1.6 },
})
