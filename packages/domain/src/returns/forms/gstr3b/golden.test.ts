import { describe, expect, it } from 'vitest'
import expected from '../../../../fixtures/returns/expected-gstr3b.json' with { type: 'json' }
import { gstr1Of } from '../../gstr1/book.ts'
import { rowsOf } from '../../gstr1/rows.ts'
import { filer, registerDocuments } from '../../gstr1/register.fixture.ts'
import { isInterState } from '../../gstr1/document.ts'
import { gstr3bObject } from './json.ts'
import { inwardParts } from './inward.ts'
import { outwardCells, placeCells } from './outward.ts'
import type { PlaceCell } from './outward.ts'
import { openingCredit, purchaseFacts } from './purchases.fixture.ts'
import { afterSetOff, payableOf, proposeSetOff } from './set-off.ts'
import { cellOf, worksheetOf } from './worksheet.ts'

const book = gstr1Of(registerDocuments, { periodStart: '2025-11-01' })
const kinds = { COMP: 'Composition', UIN: 'UIN' } as const
const registered: PlaceCell[] = registerDocuments
  .filter((document) => isInterState(document) && document.recipientCategory in kinds)
  .flatMap((document) =>
    rowsOf(document).map(({ placeOfSupply, taxableValue, igst }) => ({
      recipients: kinds[document.recipientCategory as keyof typeof kinds],
      placeOfSupply,
      taxableValue,
      igst,
    })),
  )
const sheet = worksheetOf({
  period: filer.returnPeriod,
  rows: book.sums,
  registered,
  inward: purchaseFacts.flatMap(inwardParts),
  adjustments: [],
})
const header = { gstin: filer.gstin, period: filer.returnPeriod, frequency: 'Monthly' } as const

const byFigures = (left: readonly number[], right: readonly number[]) => (left.join() < right.join() ? -1 : 1)

describe('GSTR-3B of the worked month', () => {
  it('is the body of the save call, to the paisa and in the order of its keys', () => {
    expect(JSON.stringify(gstr3bObject(header, sheet))).toBe(JSON.stringify(expected.save_body))
  })

  it.each(Object.entries(expected.build_up))('builds up %s from the tables of GSTR-1', (section, parts) => {
    const cell = outwardCells(book.sums).find((found) => found.section === section)!
    const figures = cell.from
      .map(({ taxableValue, igst, cgst, sgst, cess }) => [taxableValue, igst, cgst, sgst, cess].map(Number))
      .toSorted(byFigures)
    const wanted = Object.values(parts).map(({ txval, iamt, camt, samt, csamt }) => [
      txval,
      iamt,
      camt,
      samt,
      csamt,
    ])
    expect(figures).toEqual(wanted.toSorted(byFigures))
  })

  it.each(['books', 'portal'] as const)('has table 3.2 as the %s see it', (view) => {
    const cells = placeCells(book.sums, registered, { withAdvances: view === 'portal' })
    const of = (recipients: string) =>
      cells
        .filter((cell) => cell.recipients === recipients)
        .map(({ placeOfSupply, taxableValue, igst }) => ({
          pos: placeOfSupply,
          txval: Number(taxableValue),
          iamt: Number(igst),
        }))
    expect({
      unreg_details: of('Unregistered'),
      comp_details: of('Composition'),
      uin_details: of('UIN'),
    }).toEqual(expected.table_3_2[view])
  })

  it('sets the credit off as the example does', () => {
    const { payment } = expected
    const outward = ['3.1(a)', '3.1(b)', '3.1.1(i)'] as const
    const sum = (head: 'igst' | 'cgst' | 'sgst' | 'cess') =>
      outward.reduce((whole, section) => whole + Number(cellOf(sheet, section)[head]), 0).toFixed(2)
    const opening = Object.fromEntries(
      Object.entries(openingCredit).map(([head, amount]) => [head, amount.toFixed(2)]),
    ) as Record<keyof typeof openingCredit, string>
    const payable = payableOf({
      tax: { igst: sum('igst'), cgst: sum('cgst'), sgst: sum('sgst'), cess: sum('cess') },
      reverseCharge: cellOf(sheet, '3.1(d)'),
      netCredit: cellOf(sheet, '4C'),
      openingCredit: opening,
      broughtNegative: { igst: '0', cgst: '0', sgst: '0', cess: '0' },
    })
    const used = proposeSetOff(payable)
    const plain = (rupees: object) =>
      Object.fromEntries(Object.entries(rupees).map(([name, value]) => [name, Number(value)]))
    expect(plain(payable.tax)).toEqual(payment.liability_other_than_rcm_rounded)
    expect(plain(payable.reverseCharge)).toEqual(payment.liability_rcm_rounded_cash_only)
    expect(plain(payable.credit)).toEqual(payment.credit_available_rounded)
    expect(plain(used)).toEqual(payment.utilisation)
    const { cash, closingCredit } = afterSetOff(payable, used)
    expect(plain(cash)).toEqual(payment.cash_other_than_rcm)
    expect(plain(closingCredit)).toEqual(payment.closing_credit)
  })
})
