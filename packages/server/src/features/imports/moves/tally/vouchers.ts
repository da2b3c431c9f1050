import { Decimal } from '@bahi/domain/num/decimal.ts'
import { all, textIn, tidy } from './xml.ts'
import type { Element } from './xml.ts'
import { dueOf } from './masters.ts'
import { dayOf, debitOf, quantityOf, rateOf } from './values.ts'
import { keyOf } from '../books/shape.ts'
import type { BillPart, Entry, Goods, Voucher } from '../books/shape.ts'

const isYes = (text: string) => /^yes$/i.test(text)

/** A voucher of the file; undefined where it has no day. */
export function voucherOf(element: Element, baseOf: (type: string) => string): Voucher | undefined {
  const date = dayOf(textIn(element, 'DATE'))
  const type = textIn(element, 'VOUCHERTYPENAME') || tidy(element.attributes['VCHTYPE'] ?? '')
  if (date === undefined || type === '') return undefined
  const { entries, goods } = contentOf(element, date)
  return {
    type,
    base: keyOf(baseOf(type)),
    number: textIn(element, 'VOUCHERNUMBER'),
    date,
    reference: textIn(element, 'REFERENCE'),
    referenceDate: dayOf(textIn(element, 'REFERENCEDATE')),
    narration: textIn(element, 'NARRATION'),
    party: textIn(element, 'PARTYLEDGERNAME') || textIn(element, 'PARTYNAME'),
    placeOfSupply: textIn(element, 'PLACEOFSUPPLY'),
    instrument: instrumentOf(element),
    left:
      isYes(textIn(element, 'ISCANCELLED')) || /cancel/i.test(element.attributes['ACTION'] ?? '')
        ? 'cancelled'
        : isYes(textIn(element, 'ISOPTIONAL'))
          ? 'optional'
          : undefined,
    entries,
    goods,
    isBalanced: Decimal.sum(entries.map(({ amount }) => amount)).isZero(),
  }
}

/**
 * The ledgers of a voucher. As an invoice it has the party and the taxes (LEDGERENTRIES.LIST) and the goods, each with the
 * account that it is sold from; as a voucher it has all of them (ALLLEDGERENTRIES.LIST), the goods within. Some files have both:
 * what comes to zero is meant.
 */
function contentOf(element: Element, date: string) {
  const every = all(element, 'ALLLEDGERENTRIES.LIST').map((one) => entryOf(one, date))
  const some = all(element, 'LEDGERENTRIES.LIST').map((one) => entryOf(one, date))
  const apart = [
    ...all(element, 'ALLINVENTORYENTRIES.LIST'),
    ...all(element, 'INVENTORYENTRIES.LIST'),
    ...all(element, 'INVENTORYENTRIESIN.LIST'),
    ...all(element, 'INVENTORYENTRIESOUT.LIST'),
  ]
  const allocated = apart.flatMap((one) =>
    all(one, 'ACCOUNTINGALLOCATIONS.LIST').map((part) => covering(entryOf(part, date))),
  )
  const within = [...all(element, 'ALLLEDGERENTRIES.LIST'), ...all(element, 'LEDGERENTRIES.LIST')]
  const ways = [
    every,
    [...some, ...allocated],
    [...every, ...allocated],
    some,
    [...every, ...some, ...allocated],
  ]
  const isZero = (list: readonly Entry[]) =>
    list.length > 0 && Decimal.sum(list.map(({ amount }) => amount)).isZero()
  const entries = ways.find(isZero) ?? ways.find((list) => list.length > 0) ?? []
  const goods = apart.map(goodsOf)
  if (goods.length === 0) {
    for (const [index, one] of within.entries()) {
      const parts = all(one, 'INVENTORYALLOCATIONS.LIST').map(goodsOf)
      goods.push(...parts)
      const entry = [...every, ...some][index]
      if (entry) entry.covered = Decimal.sum(parts.map(({ amount }) => amount))
    }
  } else if (!entries.some((entry) => allocated.includes(entry))) coverBy(entries, goods)
  return { entries, goods }
}

/** Goods beside entries that have their accounts already: the account whose amount they come to. */
function coverBy(entries: readonly Entry[], goods: readonly Goods[]): void {
  const total = Decimal.sum(goods.map(({ amount }) => amount))
  const found = entries.find(({ amount }) => amount.eq(total))
  if (found) found.covered = total
}

const covering = (entry: Entry): Entry => ({ ...entry, covered: entry.amount })

function entryOf(element: Element, date: string): Entry {
  const text = textIn(element, 'AMOUNT')
  return {
    ledger: textIn(element, 'LEDGERNAME'),
    amount: debitOf(text),
    bills: all(element, 'BILLALLOCATIONS.LIST').flatMap((bill): BillPart[] => {
      const amount = debitOf(textIn(bill, 'AMOUNT'))
      if (amount.isZero()) return []
      const type = textIn(bill, 'BILLTYPE')
      return [
        {
          name: textIn(bill, 'NAME'),
          type: (['New Ref', 'Agst Ref', 'Advance'] as const).find((one) => one === type) ?? 'On Account',
          amount,
          dueDate: dueOf(date, textIn(bill, 'BILLCREDITPERIOD')),
        },
      ]
    }),
    covered: Decimal.zero,
  }
}

function goodsOf(element: Element): Goods {
  const billed = quantityOf(textIn(element, 'BILLEDQTY') || textIn(element, 'ACTUALQTY'))
  const rates = all(element, 'RATEDETAILS.LIST')
  const rateIn = (head: RegExp) => {
    const found = rates.find((one) => head.test(textIn(one, 'GSTRATEDUTYHEAD')))
    const text = textIn(found, 'GSTRATE').replace('%', '').trim()
    return /^\d+(?:\.\d+)?$/.test(text) ? text : undefined
  }
  return {
    item: textIn(element, 'STOCKITEMNAME'),
    quantity: billed.quantity.abs(),
    unit: billed.unit,
    rate: rateOf(textIn(element, 'RATE')),
    amount: debitOf(textIn(element, 'AMOUNT')),
    taxRate: rateIn(/integrated|igst/i),
  }
}

function instrumentOf(element: Element): string {
  for (const entry of [...all(element, 'ALLLEDGERENTRIES.LIST'), ...all(element, 'LEDGERENTRIES.LIST')])
    for (const bank of all(entry, 'BANKALLOCATIONS.LIST')) {
      const number = textIn(bank, 'INSTRUMENTNUMBER') || textIn(bank, 'UNIQUEREFERENCENUMBER')
      if (number) return number
    }
  return ''
}
