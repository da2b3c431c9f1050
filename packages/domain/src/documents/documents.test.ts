import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDocumentNumber } from '../ids/document-number.ts'
import { endorsementOf, headingOf, subtypeOf } from './heading.ts'
import type { HeadingFacts } from './heading.ts'
import { documentKindNames as kinds, documentKinds, typeCodeOf, typeOf } from './kinds.ts'
import type { DocumentKind } from './kinds.ts'
import type { DocumentAction, DocumentStatus } from './lives.ts'
import { capacityOf, findGaps, firstNumbers, formatNumber, numberParts, seriesIssue } from './number.ts'
import type { SeriesForm } from './number.ts'
import { statusesOf } from './lives.ts'
import { allowedAction, allowedActions, statusAfter } from './status.ts'

describe('kinds', () => {
  it.each(kinds)('%s converts to other kinds', (kind) => {
    const others: readonly string[] = kinds.filter((other) => other !== kind)
    expect(others).toEqual(expect.arrayContaining([...documentKinds[kind].convertsTo]))
  })
  it.each(kinds)(
    'the life of %s moves between statuses that it reaches, and reaches those of its row',
    (kind) => {
      const { life, issued, settled } = documentKinds[kind]
      const reached = statusesOf(life)
      for (const { action, from } of life) expect(reached, action).toEqual(expect.arrayContaining([...from]))
      expect(reached).toEqual(expect.arrayContaining(['Cancelled', issued, ...(settled ? [settled] : [])]))
      expect(statusAfter(kind, 'Draft', 'issue')).toBe(issued)
      if (settled) expect(statusAfter(kind, issued, 'settle')).toBe(settled)
    },
  )
  it('no two kinds share numbers, and only what is in the books is paid or in a return of taxes', () => {
    const types = kinds.flatMap((kind) => [...new Set([typeOf(kind), typeOf(kind, 'Debit')])])
    expect(new Set(types.map(({ numberScope }) => numberScope)).size).toBe(types.length)
    for (const { ledger, opens, eInvoice, gstr1 } of types) {
      if (opens || eInvoice) expect(ledger).toBeDefined()
      if (eInvoice) expect(gstr1).toBeDefined()
    }
  })
  it('have letters', () => {
    expect(kinds.map((kind) => typeCodeOf(kind))).toEqual(['O', 'O', 'I', 'C', 'C', 'O', 'B', 'C', 'O', 'O'])
    expect(typeCodeOf('outwardNote', 'Debit')).toBe('D')
    expect(typeCodeOf('salesInvoice', 'Debit')).toBe('I')
  })
})

describe('lives', () => {
  it.each<[DocumentKind, DocumentStatus, DocumentAction, DocumentStatus | undefined]>([
    ['salesInvoice', 'Draft', 'issue', 'Active'],
    ['salesInvoice', 'Active', 'settle', 'PaymentReceived'],
    ['salesInvoice', 'PaymentReceived', 'unsettle', 'Active'],
    ['salesInvoice', 'Active', 'cover', 'ConvertedtoCredits'],
    ['salesInvoice', 'Active', 'cancel', 'Cancelled'],
    ['salesInvoice', 'PaymentReceived', 'cancel', undefined],
    ['salesInvoice', 'Cancelled', 'edit', undefined],
    ['salesInvoice', 'Draft', 'submit', 'Pending'],
    ['salesInvoice', 'Pending', 'approve', 'Active'],
    ['salesInvoice', 'Pending', 'reject', 'Rejected'],
    ['salesInvoice', 'Rejected', 'edit', 'Draft'],
    ['salesInvoice', 'Pending', 'edit', 'Draft'],
    ['salesInvoice', 'Rejected', 'submit', 'Pending'],
    ['salesInvoice', 'Pending', 'discard', undefined],
    ['salesInvoice', 'Pending', 'cancel', undefined],
    ['salesInvoice', 'Active', 'approve', undefined],
    ['salesInvoice', 'Draft', 'discard', 'Delete'],
    ['salesInvoice', 'Active', 'edit', 'Active'],
    ['salesOrder', 'Draft', 'issue', 'Open'],
    ['salesOrder', 'Open', 'fulfilPart', 'Partial'],
    ['salesOrder', 'Partial', 'fulfilAll', 'Invoiced'],
    ['salesOrder', 'Invoiced', 'unfulfil', 'Open'],
    ['salesOrder', 'Invoiced', 'cancel', undefined],
    ['salesQuotation', 'Draft', 'issue', 'Sent'],
    ['salesQuotation', 'Sent', 'accept', 'Accepted'],
    ['salesQuotation', 'Expired', 'accept', undefined],
    ['salesQuotation', 'Expired', 'edit', 'Sent'],
    ['salesQuotation', 'Accepted', 'edit', undefined],
    ['salesQuotation', 'Accepted', 'fulfilPart', 'Converted'],
    ['salesQuotation', 'Declined', 'convertToOrder', undefined],
    ['deliveryChallan', 'Active', 'markDelivered', 'Delivered'],
    ['deliveryChallan', 'Delivered', 'markReturned', 'Returned'],
    // How far it is billed is beside its status.
    ['deliveryChallan', 'Delivered', 'fulfilAll', undefined],
    ['purchaseOrder', 'Open', 'fulfilAll', 'Billed'],
    ['purchaseBill', 'Active', 'settle', 'PaymentMade'],
    ['outwardNote', 'Active', 'cancel', 'Cancelled'],
    ['inwardNote', 'Active', 'settle', undefined],
  ])('%s: %s, %s gives %s', (kind, status, action, after) => {
    expect(statusAfter(kind, status, action)).toBe(after)
  })
})

describe('allowed actions', () => {
  const active = { kind: 'salesInvoice', status: 'Active' } as const
  it.each([
    ['hasIrn', 'cancel'],
    ['hasEwayBill', 'cancel'],
    ['hasPayment', 'cancel'],
    ['hasNote', 'cancel'],
    ['periodFiled', 'cancel'],
    ['periodLocked', 'cancel'],
    ['hasIrn', 'edit'],
    ['hasEwayBill', 'edit'],
    ['periodFiled', 'edit'],
    ['periodLocked', 'edit'],
  ] as const)('an invoice with %s cannot %s', (obstacle, action) => {
    expect(allowedAction({ ...active, [obstacle]: true }, action)).toEqual({
      action,
      allowed: false,
      reasonKey: `action.reason.${obstacle}`,
    })
    expect(allowedAction(active, action)).toEqual({ action, allowed: true })
  })
  it('let a paid invoice be edited and noted, not cancelled', () => {
    const paid = { ...active, status: 'PaymentReceived' as const, hasPayment: true }
    expect(allowedAction(paid, 'edit').allowed).toBe(true)
    expect(allowedAction(paid, 'makeNote').allowed).toBe(true)
    expect(allowedAction(paid, 'cancel')).toEqual({
      action: 'cancel',
      allowed: false,
      reasonKey: 'action.reason.status',
      params: { status: 'enum.DocumentStatus.PaymentReceived' },
    })
  })
  it('ask for the right', () => {
    const holds = (right: string) => right === 'SIN_ED'
    expect(allowedAction({ ...active, holds }, 'edit').allowed).toBe(true)
    expect(allowedAction({ ...active, holds }, 'cancel')).toEqual({
      action: 'cancel',
      allowed: false,
      reasonKey: 'action.reason.right',
      params: { right: 'SIN_CNL' },
    })
  })
  it('go through approval where it is on', () => {
    const draft = { kind: 'salesInvoice', status: 'Draft' } as const
    expect(allowedAction(draft, 'issue').allowed).toBe(true)
    expect(allowedAction(draft, 'submit').reasonKey).toBe('action.reason.noApprovalFlow')
    expect(allowedAction({ ...draft, approvalFlow: true }, 'issue').reasonKey).toBe(
      'action.reason.needsApproval',
    )
    expect(allowedAction({ ...draft, approvalFlow: true }, 'submit').allowed).toBe(true)
    expect(allowedAction({ ...draft, periodLocked: true }, 'issue').reasonKey).toBe(
      'action.reason.periodLocked',
    )
  })
  it('of what waits for approval are few, whether approval is still on or not', () => {
    for (const approvalFlow of [true, false]) {
      const pending = { kind: 'salesInvoice', status: 'Pending', approvalFlow } as const
      expect(allowedAction(pending, 'approve').allowed).toBe(true)
      expect(allowedAction(pending, 'reject').allowed).toBe(true)
      expect(allowedAction({ ...pending, isOwnSubmission: true }, 'approve').reasonKey).toBe(
        'action.reason.isOwnSubmission',
      )
      for (const action of [
        'send',
        'link',
        'print',
        'cancel',
        'discard',
        'recordPayment',
        'makeNote',
      ] as const)
        expect(allowedAction(pending, action).reasonKey).toBe('action.reason.isPending')
    }
    expect(allowedAction({ ...active, needsApprover: true }, 'edit').reasonKey).toBe(
      'action.reason.needsApprover',
    )
  })
  it.each(kinds)('of %s name each action once, and none of the product’s own moves', (kind) => {
    for (const status of statusesOf(documentKinds[kind].life)) {
      const actions = allowedActions({ kind, status })
      expect(new Set(actions.map(({ action }) => action)).size).toBe(actions.length)
      expect(actions.some(({ action }) => action === 'settle' || action === 'fulfilAll')).toBe(false)
      for (const { allowed, reasonKey } of actions) expect(allowed).toBe(reasonKey === undefined)
    }
  })
  it('know nothing of actions of other kinds', () => {
    expect(allowedAction(active, 'markDelivered')).toMatchObject({
      allowed: false,
      reasonKey: 'action.reason.status',
    })
  })
})

describe('numbers', () => {
  const inv: SeriesForm = { prefix: 'INV', separator: '/', yearStyle: 'short', width: 4 }
  it.each<[SeriesForm, number, string]>([
    [inv, 1, 'INV/2627/0001'],
    [{ ...inv, yearStyle: 'dashed' }, 12, 'INV/26-27/0012'],
    [{ ...inv, yearStyle: 'none', separator: '-' }, 7, 'INV-0007'],
    [{ ...inv, suffix: 'P' }, 7, 'INV/2627/0007/P'],
    [{ ...inv, separator: '' }, 7, 'INV26270007'],
    [{ separator: '/', yearStyle: 'none', width: 1 }, 123, '123'],
    [{ ...inv, width: 2 }, 12345, 'INV/2627/12345'],
  ])('%j, %i: %s', (series, sequence, number) => {
    expect(formatNumber(series, '2026-27', sequence)).toBe(number)
  })
  it('come in parts for the database', () => {
    expect(numberParts({ ...inv, suffix: 'P' }, '2026-27')).toEqual({
      before: 'INV/2627/',
      after: '/P',
      width: 4,
    })
  })
  it.each<[SeriesForm, number, string | undefined]>([
    [inv, 9999, undefined],
    [inv, 9_999_999, undefined],
    [inv, 10_000_000, 'TOO_LONG'],
    [{ ...inv, prefix: 'MAHARASHTRA', width: 6 }, 1, 'TOO_LONG'],
    [{ separator: '/', yearStyle: 'none', width: 4 }, 1, 'CHARACTERS'],
    [{ ...inv, prefix: '/A' }, 1, 'CHARACTERS'],
    [{ ...inv, prefix: '0A' }, 1, 'CHARACTERS'],
    [{ ...inv, prefix: 'A B' }, 1, 'CHARACTERS'],
  ])('%j up to %i: %s', (series, last, code) => {
    expect(seriesIssue(series, '2026-27', last)?.code).toBe(code)
  })
  it('say how far a series can go', () => {
    expect(capacityOf(inv, '2026-27')).toBe(9_999_999n)
    expect(capacityOf({ ...inv, prefix: 'MAHARASHTRA' }, '2026-27')).toBe(0n)
    expect(seriesIssue({ ...inv, prefix: 'MAHARASHTRA', width: 6 }, '2026-27')).toEqual({
      code: 'TOO_LONG',
      sample: 'MAHARASHTRA/2627/000001',
      length: 23,
    })
  })
  it('of a series that fits are lawful and differ', () => {
    const series = fc.record({
      prefix: fc.constantFrom('A', 'INV', 'X-1', ''),
      suffix: fc.constantFrom('', 'P'),
      separator: fc.constantFrom('/' as const, '-' as const, '' as const),
      yearStyle: fc.constantFrom('none' as const, 'short' as const, 'dashed' as const),
      width: fc.integer({ min: 1, max: 6 }),
    })
    fc.assert(
      fc.property(
        series,
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 1, max: 99_999 }),
        (form, a, b) => {
          if (seriesIssue(form, '2026-27', 99_999)) return
          const [first, second] = [formatNumber(form, '2026-27', a), formatNumber(form, '2026-27', b)]
          expect(isDocumentNumber(first)).toBe(true)
          expect(first === second).toBe(a === b)
        },
      ),
    )
  })
})

describe('gaps', () => {
  it.each([
    [[1, 2, 3], undefined, []],
    [
      [1, 2, 5, 6, 9],
      undefined,
      [
        { from: 3, to: 4, count: 2 },
        { from: 7, to: 8, count: 2 },
      ],
    ],
    [
      [9, 6, 5, 2, 1, 1],
      undefined,
      [
        { from: 3, to: 4, count: 2 },
        { from: 7, to: 8, count: 2 },
      ],
    ],
    [[3], 1, [{ from: 1, to: 2, count: 2 }]],
    [[1, 5], 4, [{ from: 4, to: 4, count: 1 }]],
    [[], undefined, []],
  ])('of %j from %s', (numbers, start, gaps) => {
    expect(findGaps(numbers, start)).toEqual(gaps)
  })
})

describe('headings', () => {
  const regular = { stateCode: '27', taxpayerType: 'REG' }
  const invoice = (more: Partial<HeadingFacts>): HeadingFacts => ({
    kind: 'salesInvoice',
    supplier: regular,
    categories: ['Taxable'],
    ...more,
  })
  it.each<[Partial<HeadingFacts>, string]>([
    [{}, 'taxInvoice'],
    [{ supplier: { taxpayerType: 'COM' } }, 'billOfSupply'],
    [{ supplier: { taxpayerType: 'UNREG' } }, 'billOfSupply'],
    [{ categories: ['Exempt', 'NilRated', 'NonGst'] }, 'billOfSupply'],
    [{ categories: ['Taxable', 'Exempt'], recipientRegistered: false }, 'invoiceCumBillOfSupply'],
    [{ categories: ['Taxable', 'Exempt'], recipientRegistered: true }, 'taxInvoice'],
    [{ categories: ['Taxable', 'Exempt'] }, 'taxInvoice'],
    [{ categories: ['ZeroRated'] }, 'taxInvoice'],
    [{ categories: [] }, 'taxInvoice'],
    [{ categories: [undefined] }, 'taxInvoice'],
    [{ supplyKind: 'EXPWP' }, 'exportInvoice'],
    [{ supplyKind: 'EXPWOP', categories: ['Exempt'] }, 'exportInvoice'],
    [{ supplyKind: 'SEZWOP', categories: ['Exempt'] }, 'taxInvoice'],
    [{ supplyKind: 'SEZWP' }, 'taxInvoice'],
    [{ supplyKind: 'DeemedExport' }, 'taxInvoice'],
    [{ kind: 'outwardNote' }, 'creditNote'],
    [{ kind: 'outwardNote', note: 'Debit' }, 'debitNote'],
    [{ kind: 'inwardNote', note: 'Credit' }, 'creditNote'],
    [{ kind: 'deliveryChallan' }, 'deliveryChallan'],
    [{ kind: 'salesOrder', supplier: { taxpayerType: 'COM' } }, 'salesOrder'],
    [{ kind: 'purchaseBill' }, 'purchaseBill'],
  ])('%j is headed %s', (facts, heading) => {
    expect(headingOf(invoice(facts))).toBe(heading)
  })
  it.each([
    ['Regular', ['Taxable'], 'INV'],
    ['Regular', ['Exempt'], 'EXINV'],
    ['Regular', ['Exempt', 'Taxable'], 'INV'],
    ['Regular', [], 'INV'],
    ['DeemedExport', ['Taxable'], 'DE'],
    ['EXPWP', ['Taxable'], 'EXPWP'],
    ['EXPWOP', ['Exempt'], 'EXPWOP'],
    ['SEZWP', ['Taxable'], 'SEZWP'],
    ['SEZWOP', ['Taxable'], 'SEZWOP'],
    [undefined, ['Taxable'], 'INV'],
  ] as const)('%s of %j has subtype %s', (supplyKind, categories, subtype) => {
    expect(subtypeOf({ supplyKind, categories })).toBe(subtype)
  })
  it('exports and SEZ supplies carry an endorsement', () => {
    expect(['EXPWP', 'SEZWP'].map((kind) => endorsementOf(kind as 'EXPWP'))).toEqual([
      'endorsement.withTax',
      'endorsement.withTax',
    ])
    expect(['EXPWOP', 'SEZWOP'].map((kind) => endorsementOf(kind as 'EXPWOP'))).toEqual([
      'endorsement.withoutTax',
      'endorsement.withoutTax',
    ])
    expect([endorsementOf('Regular'), endorsementOf('DeemedExport'), endorsementOf(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

it('of many numbers the first three are named', () => {
  expect(firstNumbers(['A/1', 'A/2', 'A/3'])).toBe('A/1, A/2, A/3')
  expect(firstNumbers(['A/1', 'A/2', 'A/3', 'A/4'])).toBe('A/1, A/2, A/3, …')
  expect(firstNumbers([])).toBe('')
})
