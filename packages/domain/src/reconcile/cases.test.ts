import { expect, test } from 'vitest'
import given from '../../fixtures/reconciliation/cases.json' with { type: 'json' }
import { comparePeriods, rangeOfPeriod } from '../cal/period.ts'
import { decisionOf } from './decision.ts'
import { reconcile } from './reconcile.ts'
import type { BookRecord, InwardClass, PortalRecord } from './records.ts'

interface Given {
  readonly id: string
  readonly gstin: string
  readonly cls: string
  readonly no: string
  readonly date: string
  readonly pos: string
  readonly rc: boolean
  readonly txval: number
  readonly igst: number
  readonly cgst: number
  readonly sgst: number
  readonly cess: number
  readonly irn?: string
  readonly port?: string
  readonly period?: string
  readonly scope?: string
  readonly itcavl?: string
  readonly original?: { readonly no: string; readonly date: string }
}
interface Case {
  readonly id: string
  readonly title: string
  readonly books: readonly Given[]
  readonly portal: readonly Given[]
  readonly expected: readonly {
    readonly book: string | null
    readonly portal: string | null
    readonly status: string
    readonly reasons: readonly string[]
    readonly recommend: string
    readonly itc: string
  }[]
  readonly asOf?: Readonly<Record<string, string>>
}

const cases = given.cases as readonly Case[]
const paise = (rupees: number) => Math.round(rupees * 100)
const common = (row: Given) => ({
  id: row.id,
  gstin: row.gstin,
  cls: row.cls as InwardClass,
  number: row.no,
  date: row.date,
  pos: row.pos,
  reverseCharge: row.rc,
  txval: paise(row.txval),
  igst: paise(row.igst),
  cgst: paise(row.cgst),
  sgst: paise(row.sgst),
  cess: paise(row.cess),
  irn: row.irn ?? null,
  port: row.port ?? null,
  period: row.period ?? null,
})
const bookOf = (row: Given): BookRecord => ({ ...common(row), isOutOfScope: row.scope === 'NOT_IN_2B' })
const portalOf = (row: Given): PortalRecord => ({
  ...common(row),
  itcAvailable: row.itcavl === 'N' ? 'N' : 'Y',
  original: row.original ? { number: row.original.no, date: row.original.date } : null,
})

/** The words of the cases: `MISSING_IN_2B` is `MissingIn2B`. */
const word = (text: string) => text.toLowerCase().replaceAll('_', '')
const credits: Readonly<Record<string, string>> = { ineligible4d2: 'ineligible' }
const creditWord = (text: string) => credits[word(text)] ?? word(text)

function found(books: readonly BookRecord[], portal: readonly PortalRecord[]) {
  return reconcile(books, portal)
    .outcomes.map(({ bookIds, portalId, state, reasons }) => {
      const { recommend, credit } = decisionOf(
        state,
        reasons,
        books.find(({ id }) => id === bookIds[0]),
        portal.find(({ id }) => id === portalId),
      )
      return {
        book: bookIds.join('+') || null,
        portal: portalId,
        state: word(state),
        reasons: reasons.map(word).toSorted(),
        recommend: word(recommend),
        credit: word(credit),
      }
    })
    .toSorted(byIds)
}
const byIds = (a: { book: string | null; portal: string | null }, b: typeof a) =>
  `${a.book}|${a.portal}` < `${b.book}|${b.portal}` ? -1 : 1

test.each(cases.map((one) => [`${one.id} ${one.title}`, one] as const))('%s', (_name, one) => {
  const expected = one.expected
    .map(({ book, portal, status, reasons, recommend, itc }) => ({
      book,
      portal,
      state: word(status),
      reasons: reasons.map(word).toSorted(),
      recommend: word(recommend),
      credit: creditWord(itc),
    }))
    .toSorted(byIds)
  expect(found(one.books.map(bookOf), one.portal.map(portalOf))).toEqual(expected)
  expect(found(one.books.map(bookOf).toReversed(), one.portal.map(portalOf).toReversed())).toEqual(expected)
})

test('there are 34 of them', () => {
  expect(cases).toHaveLength(34)
})

test.each(
  cases.flatMap((one) =>
    Object.entries(one.asOf ?? {}).map(([period, state]) => [one.id, period, state, one] as const),
  ),
)('%s as it was in %s: %s', (_id, period, state, one) => {
  const books = one.books.map(bookOf).filter(({ date }) => date <= rangeOfPeriod(period).to)
  const portal = one.portal.map(portalOf).filter((row) => comparePeriods(row.period!, period) <= 0)
  expect(found(books, portal).map((outcome) => outcome.state)).toEqual([word(state)])
})
