import { describe, expect, test } from 'vitest'
import { callList } from './calls.ts'

/**
 * Limits and characters of the forms that are no master and no plain document: at the limit, one above it, wrong
 * characters and empty. What is refused is refused by the name of its field.
 */

const day = '2026-11-20'
const letters = (length: number) => 'a'.repeat(length)
const digits = (length: number) => '7'.repeat(length)
const many = (length: number) => Array.from({ length }, (_, at) => at + 1)
/** What no date is: another order, a day that does not exist, years that a record cannot name. */
const noDates = ['20-11-2026', '2026-02-30', '2026-13-01', '0000-01-01', '2200-01-01', 'today']
const noAmounts = ['1000000000000', '1.2345', '-1', '1,000', '1e3', 'x']
const noIds = [0, -1, 1.5, '1', Number.MAX_SAFE_INTEGER + 1]
const amounts = ['0', '999999999999.999']
/** An input that is left empty is not sent. */
const empty = undefined

interface Rule {
  readonly takes: readonly unknown[]
  readonly refuses: readonly unknown[]
}
interface Form {
  readonly body: object
  readonly fields: Readonly<Record<string, Rule>>
}

const text = (max: number, wrong: readonly unknown[] = []): Rule => ({
  takes: [letters(max), empty],
  refuses: [letters(max + 1), 5, ...wrong],
})
const needed = ({ takes, refuses }: Rule): Rule => ({
  takes: takes.filter((one) => one !== empty),
  refuses: [...refuses, empty],
})
const date: Rule = { takes: [day, empty], refuses: noDates }
const amount: Rule = { takes: [...amounts, empty], refuses: noAmounts }
const id: Rule = { takes: [1, Number.MAX_SAFE_INTEGER], refuses: [...noIds, empty] }
const ids: Rule = { takes: [many(5000)], refuses: [many(5001), [], empty] }
const name = needed(text(100, ['a/b', 'a;b', '<b>', '']))
const reason = needed(text(50, ['']))

const payment = { entityId: 1, partyId: 1, date: day, mode: 'Cash', amount: '1' }
const money: Readonly<Record<string, Rule>> = {
  entityId: id,
  partyId: id,
  date: needed(date),
  mode: { takes: ['UPI'], refuses: ['Barter', empty] },
  amount: needed(amount),
  reference: text(36, ['a_b', 'a;b', 'रसीद']),
  account: text(100, ['a/b', 'a;b']),
  bankCharges: amount,
  tdsDeducted: amount,
  tdsSection: { takes: ['393(1)', letters(15), empty], refuses: [letters(16), '194_C'] },
  chequeDate: date,
  notes: text(150),
  allocations: {
    takes: [many(1000).map((documentId) => ({ documentId, amount: '1' })), [], empty],
    refuses: [many(1001).map((documentId) => ({ documentId, amount: '1' }))],
  },
  attachmentIds: { takes: [many(10), [], empty], refuses: [many(11), [0]] },
}
const endOf = { body: { ids: [1], reason: 'Entered twice' }, fields: { ids, reason } }

const forms: Readonly<Record<string, Form>> = {
  'recurring.save': {
    body: { sourceId: 1, nextDate: day, every: 1, unit: 'Month', result: 'Draft', mails: false },
    fields: {
      sourceId: id,
      nextDate: needed(date),
      endDate: date,
      every: { takes: [1, 99], refuses: [0, 100, 1.5, '1', empty] },
      left: { takes: [1, 999, empty], refuses: [0, 1000, 1.5, '1'] },
      unit: { takes: ['Month'], refuses: ['century', empty] },
      result: { takes: ['Draft', 'Issued'], refuses: ['Sent', empty] },
    },
  },
  'public.answer': {
    body: { shortUrl: 'abcdefghij', answer: 'Accepted', name: 'Ravi Mehta' },
    fields: {
      shortUrl: {
        takes: [letters(10), letters(80)],
        refuses: [letters(9), letters(81), 'abcdefghi_', empty],
      },
      answer: { takes: ['Accepted', 'Declined'], refuses: ['Converted', 'Expired', empty] },
      name,
      comment: text(200),
    },
  },
  'salesQuotation.accept': {
    body: { ids: [1] },
    fields: { ids, name: text(100, ['a/b', '<b>']), comment: text(200) },
  },
  'attachment.upload': {
    body: { kind: 'salesInvoice', entityId: 1, name: 'bill.pdf', content: 'JVBERi0=' },
    fields: {
      kind: { takes: ['paymentOut'], refuses: ['party2', empty] },
      recordId: { takes: [1, empty], refuses: noIds },
      // The server asks for it where the record is of a GSTIN.
      entityId: { takes: [1, empty], refuses: noIds },
      name: needed(text(45, [''])),
      content: { takes: ['JVBERi0='], refuses: ['not base64!', empty] },
    },
  },
  'writeOff.save': {
    body: { documentIds: [1], reason: 'Rounding' },
    fields: { documentIds: ids, reason, date },
  },
  'writeOff.cancel': endOf,
  'openingItem.save': {
    body: { entityId: 1, items: [{ partyId: 1, type: 'Invoice', number: 'A/1', date: day, amount: '10' }] },
    fields: {
      entityId: id,
      'items.0.party': text(100, ['a/b', 'a;b']),
      'items.0.type': { takes: ['Bill'], refuses: ['Order', empty] },
      'items.0.number': needed(text(50, [''])),
      'items.0.date': needed(date),
      'items.0.dueDate': date,
      'items.0.amount': needed(amount),
      'items.0.left': amount,
      'items.0.remarks': text(200),
    },
  },
  'credit.apply': {
    body: { id: 1, version: 1, allocations: [{ documentId: 1, amount: '1' }] },
    fields: {
      id,
      version: { takes: [1, 2 ** 31 - 1], refuses: [0, 2 ** 31, '1', empty] },
      'allocations.0.documentId': id,
      'allocations.0.amount': needed(amount),
      allocations: {
        takes: [many(1000).map((documentId) => ({ documentId, amount: '1' })), []],
        refuses: [many(1001).map((documentId) => ({ documentId, amount: '1' })), empty],
      },
    },
  },
  'paymentIn.save': {
    body: { ...payment, advance: { hsn: '998313' } },
    fields: {
      ...money,
      'advance.hsn': {
        takes: ['9983', '998313', '73181500'],
        refuses: ['99831', '998313000', '99A3', empty],
      },
      'advance.description': text(100, ['a/b', 'a;b']),
      'advance.taxRate': { takes: ['0', '999.999', empty], refuses: ['1000', '1.2345', '-1'] },
      'advance.placeOfSupply': { takes: ['27', empty], refuses: ['7', '027', 'MH'] },
    },
  },
  'paymentIn.cancel': endOf,
  'paymentOut.save': {
    body: payment,
    fields: { ...money, refundOfId: { takes: [1, empty], refuses: noIds } },
  },
  'paymentOut.run': {
    body: { date: day, mode: 'Cash', allocations: [{ documentId: 1, amount: '1' }] },
    fields: {
      date: needed(date),
      reference: money['reference']!,
      account: money['account']!,
      notes: money['notes']!,
      allocations: {
        takes: [many(500).map((documentId) => ({ documentId, amount: '1' }))],
        refuses: [many(501).map((documentId) => ({ documentId, amount: '1' })), [], empty],
      },
      'allocations.0.amount': needed(amount),
    },
  },
  'deliveryChallan.markReturned': {
    body: { id: 1, lines: [{ lineNumber: 1, quantity: '1' }] },
    fields: {
      id,
      date,
      nature: text(300, ['a;b', '<b>']),
      otherNumber: text(50),
      otherDate: date,
      lines: { takes: [empty], refuses: [[]] },
      'lines.0.lineNumber': { takes: [1, 9999], refuses: [0, 10_000, '1', empty] },
      'lines.0.quantity': {
        takes: ['0', '9999999999.999'],
        refuses: ['10000000000', '1.2345', '-1', 'x', empty],
      },
      'lines.0.lostQuantity': { takes: ['9999999999.999', empty], refuses: ['10000000000', '-1'] },
    },
  },
  'purchaseBill.setItcState': {
    body: { ids: [1], state: 'Claimed', returnPeriod: '112026' },
    fields: {
      ids,
      state: { takes: ['Reversed'], refuses: ['Lost', empty] },
      returnPeriod: { takes: ['012026', empty], refuses: ['132026', '2026-11', '11202'] },
      note: text(150),
      'amounts.igst': amount,
    },
  },
  'purchaseBill.save': {
    body: { entityId: 1, lines: [] },
    fields: {
      supplierNumber: text(50),
      supplierDate: date,
      supplierIrn: text(64, ['a-b', 'a b']),
      'billOfEntry.number': { takes: [digits(7), empty], refuses: [digits(8), 'A123'] },
      'billOfEntry.portCode': text(6, ['IN-MUN']),
      'billOfEntry.assessableValue': amount,
      'billOfEntry.igst': amount,
    },
  },
  'outwardNote.save': {
    body: { entityId: 1, lines: [{}] },
    fields: {
      noteType: { takes: ['Credit', 'Debit', empty], refuses: ['Refund'] },
      reason: { takes: ['Sales Return', empty], refuses: ['Because'] },
      'precedingDocuments.0.number': text(50),
      'precedingDocuments.0.date': date,
      'precedingDocuments.0.total': amount,
      'lines.0.priceDifference': {
        takes: ['0.000000000001', '999999999999', empty],
        refuses: ['1234567890123', '1.2345678901234567', '-1', 'x'],
      },
    },
  },
  'salesInvoice.addShippingBill': {
    body: { id: 1, version: 1, shippingBillNumber: '123', shippingBillDate: day, portCode: 'INMUN1' },
    fields: {
      shippingBillNumber: {
        takes: [digits(3), digits(7)],
        refuses: [digits(2), digits(8), '12A', empty],
      },
      shippingBillDate: needed(date),
      portCode: needed(text(6, ['IN-MUN'])),
    },
  },
  'purchaseOrder.reject': {
    body: { documents: [{ id: 1, version: 1 }], reason: 'Too dear' },
    fields: { reason: needed(text(200, [''])) },
  },
  'inwardNote.cancel': {
    body: { ids: [1], reason: 'Duplicate' },
    fields: { ids, reason, remark: text(200) },
  },
}

const inputOf = (called: string) => callList.find((one) => one.name === called)!.call.input!

/** The body with a value at a path. */
function bodyWith(body: object, path: string, value: unknown): object {
  const copy = JSON.parse(JSON.stringify(body)) as Record<string, unknown>
  const parts = path.split('.')
  let at: Record<string, unknown> = copy
  for (const [index, part] of parts.slice(0, -1).entries())
    at = (at[part] ??= /^\d+$/.test(parts[index + 1]!) ? [{}] : {}) as Record<string, unknown>
  at[parts.at(-1)!] = value
  return copy
}

describe.each(Object.entries(forms))('%s', (called, { body, fields }) => {
  test.each(Object.entries(fields))('%s keeps its limits', (path, { takes, refuses }) => {
    const issuesOf = (value: unknown) =>
      (inputOf(called).safeParse(bodyWith(body, path, value)).error?.issues ?? []).map((issue) =>
        issue.path.join('.'),
      )
    for (const value of takes) expect([value, issuesOf(value)]).toEqual([value, []])
    for (const value of refuses) {
      const named = issuesOf(value)
      expect([value, named.length > 0 && named.every((one) => one.startsWith(path))]).toEqual([value, true])
    }
  })
})
