import { expect, test } from 'vitest'
import { amendingTable, correctionOf, correctionRoutes } from './correction.ts'
import type { CorrectionFacts, CorrectionRoute, Wrong } from './correction.ts'

/** Issued, in an open period, at no portal; not supplied, not in the books of the customer. */
const plain: Omit<CorrectionFacts, 'wrong'> = {
  status: 'Active',
  irn: 'none',
  eway: 'none',
  period: 'open',
  isLate: false,
  isAtPortal: false,
  isSupplied: false,
  isBooked: false,
}

const order = [
  'notSupplied',
  'buyer',
  'tooHigh',
  'tooLow',
  'returned',
  'particulars',
  'shippingBill',
] as const

type Cells = readonly [of: string, facts: Partial<CorrectionFacts>, ...routes: CorrectionRoute[]]

/** One row for each state of an invoice, one cell for each answer to 'What is wrong?', in the order above. */
const table: readonly Cells[] = [
  ['nothing is reported', {}, 'cancel', 'edit', 'edit', 'edit', 'creditNote', 'edit', 'shippingBill'],
  [
    'nothing is reported, and the customer has booked it',
    { isSupplied: true, isBooked: true },
    'cancel',
    'cancelAndCopy',
    'creditNote',
    'debitNote',
    'creditNote',
    'edit',
    'shippingBill',
  ],
  [
    'an IRN of today',
    { irn: 'fresh' },
    'cancelIrn',
    'cancelIrnAndCopy',
    'cancelIrnAndCopy',
    'cancelIrnAndCopy',
    'creditNote',
    'cancelIrnAndCopy',
    'shippingBill',
  ],
  [
    'an IRN of today, and the customer has booked it',
    { irn: 'fresh', isSupplied: true, isBooked: true },
    'cancelIrn',
    'cancelIrnAndCopy',
    'creditNote',
    'debitNote',
    'creditNote',
    'cancelIrnAndCopy',
    'shippingBill',
  ],
  [
    'an IRN and an e-way bill of today, the goods are here',
    { irn: 'fresh', eway: 'fresh' },
    'cancelBillFirst',
    'cancelBillFirst',
    'cancelBillFirst',
    'cancelBillFirst',
    'creditNote',
    'cancelBillFirst',
    'shippingBill',
  ],
  [
    'an IRN and an e-way bill of today, the goods have left',
    { irn: 'fresh', eway: 'fresh', isSupplied: true },
    'creditNote',
    'creditAndNew',
    'creditNote',
    'debitNote',
    'creditNote',
    'correctInReturn',
    'shippingBill',
  ],
  [
    'an e-way bill of today without IRN, the goods are here',
    { eway: 'fresh' },
    'cancelBillFirst',
    'cancelBillFirst',
    'cancelBillFirst',
    'cancelBillFirst',
    'creditNote',
    'cancelBillFirst',
    'shippingBill',
  ],
  [
    'an e-way bill that is older than a day',
    { eway: 'past', isSupplied: true },
    'creditNote',
    'creditAndNew',
    'creditNote',
    'debitNote',
    'creditNote',
    'correctInReturn',
    'shippingBill',
  ],
  [
    'an IRN that is older than a day',
    { irn: 'past' },
    'creditNote',
    'creditAndNew',
    'creditNote',
    'debitNote',
    'creditNote',
    'correctInReturn',
    'shippingBill',
  ],
  [
    'its IRN was cancelled',
    { irn: 'gone' },
    'cancel',
    'cancelAndCopy',
    'cancelAndCopy',
    'cancelAndCopy',
    'cancelAndCopy',
    'cancelAndCopy',
    'shippingBill',
  ],
  [
    'the books are locked',
    { period: 'locked' },
    'creditNote',
    'creditAndNew',
    'creditNote',
    'debitNote',
    'creditNote',
    'unlock',
    'shippingBill',
  ],
  [
    'its GSTR-1 is filed, GSTR-1A is open',
    { period: 'filed', irn: 'past' },
    'creditNote',
    'creditAndNew',
    'creditNote',
    'debitNote',
    'creditNote',
    'gstr1a',
    'amendShippingBill',
  ],
  [
    'reported in an earlier period',
    { period: 'closed' },
    'creditNote',
    'creditAndNew',
    'creditNote',
    'debitNote',
    'creditNote',
    'amend',
    'amendShippingBill',
  ],
  [
    'after 30 November',
    { period: 'closed', isLate: true, irn: 'past' },
    'commercialNote',
    'tooLate',
    'commercialNote',
    'debitNote',
    'commercialNote',
    'tooLate',
    'tooLate',
  ],
  [
    'after 30 November, never filed',
    { isLate: true },
    'cancel',
    'edit',
    'edit',
    'edit',
    'commercialNote',
    'edit',
    'shippingBill',
  ],
  [
    'notes have taken back all of it',
    { status: 'ConvertedtoCredits' },
    'nothing',
    'nothing',
    'nothing',
    'debitNote',
    'nothing',
    'nothing',
    'shippingBill',
  ],
  [
    'cancelled',
    { status: 'Cancelled' },
    'nothing',
    'nothing',
    'nothing',
    'nothing',
    'nothing',
    'nothing',
    'nothing',
  ],
  ['at a portal', { isAtPortal: true }, 'wait', 'wait', 'wait', 'wait', 'wait', 'wait', 'wait'],
]

test.each(
  table.flatMap(([of, facts, ...routes]) =>
    order.map((wrong, index) => [of, wrong, facts, routes[index]] as const),
  ),
)('%s, %s: the one lawful route', (_of, wrong, facts, route) => {
  expect(correctionOf({ ...plain, ...facts, wrong }).route).toBe(route)
})

test('every route is reached, each with its source, and what is wrong is asked completely', () => {
  const reached = new Set(table.flatMap(([, , ...routes]) => routes))
  expect([...correctionRoutes].filter((route) => !reached.has(route))).toEqual([])
  const asked: readonly Wrong[] = order
  for (const wrong of asked) expect(correctionOf({ ...plain, wrong }).source).not.toBe('')
})

test('no answer leaves the table, and no route of any combination breaks the law', () => {
  const all = <const T>(...list: T[]) => list
  const flags = [false, true]
  const states = all('none', 'fresh', 'past', 'gone').flatMap((irn) =>
    all('none', 'fresh', 'past').flatMap((eway) =>
      all('open', 'locked', 'filed', 'closed').flatMap((period) =>
        order.flatMap((wrong) =>
          flags.flatMap((isLate) =>
            flags.flatMap((isSupplied) =>
              flags.map((isBooked) => ({
                ...plain,
                irn,
                eway,
                period,
                wrong,
                isLate,
                isSupplied,
                isBooked,
              })),
            ),
          ),
        ),
      ),
    ),
  )
  const found = states.map((facts) => ({ ...facts, route: correctionOf(facts).route }))
  const ofRoute = (start: string) => found.filter(({ route }) => route.startsWith(start))
  // Nothing that is registered or reported is edited, and nothing is cancelled out of a period that is not open.
  expect(ofRoute('edit').filter(({ irn, eway }) => irn !== 'none' || eway !== 'none')).toEqual([])
  expect([...ofRoute('edit'), ...ofRoute('cancel')].filter(({ period }) => period !== 'open')).toEqual([])
  // No credit note and no amendment lowers tax after the last day.
  const lowering = ['creditNote', 'creditAndNew', 'amend'].flatMap(ofRoute)
  expect(lowering.filter(({ isLate }) => isLate)).toEqual([])
})

test('a table of supplies is amended in 9A, that of small sales in 10, notes in 9C, exempt sales nowhere', () => {
  expect(['4A', '5', '6A', '6C', '7', '9B', '8', '14(b)', undefined].map(amendingTable)).toEqual([
    '9A',
    '9A',
    '9A',
    '9A',
    '10',
    '9C',
    undefined,
    undefined,
    undefined,
  ])
})
