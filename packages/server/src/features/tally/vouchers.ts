import type { tallyVoucherTypes } from '@bahi/contracts/tally.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { tallyDate } from './xml.ts'
import type { Node } from './xml.ts'
import type { LedgerKey } from './names.ts'

export type VoucherType = (typeof tallyVoucherTypes)[number]

/** What of a bill an entry of a party settles or opens. */
export interface BillPart {
  readonly name: string
  readonly amount: string
}

/** What one cause came to on a day: debits positive. */
export interface Voucher {
  readonly id: string
  readonly date: string
  readonly source: string
  readonly typeCode: string | null
  readonly number: string | null
  /** Of a bill: its number and date with the supplier; of a payment: what its payer named. */
  readonly reference: string | null
  readonly referenceDate: string | null
  readonly narration: string | null
  readonly partyGstin: string | null
  readonly placeOfSupply: string | null
  /** GSTIN of the business that the voucher is of. */
  readonly ownGstin: string | null
  readonly entries: readonly (LedgerKey & { readonly amount: string })[]
  /** Documents that it settles, each with what of it. */
  readonly settles: readonly BillPart[]
}

const typesOfSource: Readonly<Record<string, VoucherType>> = {
  salesInvoice: 'Sales',
  purchaseBill: 'Purchase',
  paymentIn: 'Receipt',
  paymentOut: 'Payment',
  contra: 'Contra',
}

/** The kind of voucher that a cause is: what Tally has no kind for is a journal. */
export function voucherTypeOf({ source, typeCode }: Pick<Voucher, 'source' | 'typeCode'>): VoucherType {
  if (source === 'outwardNote' || source === 'inwardNote')
    return typeCode === 'D' ? 'DebitNote' : 'CreditNote'
  return typesOfSource[source] ?? 'Journal'
}

/** As Tally writes them: a name may have a blank. */
const tallyTypes: Readonly<Record<VoucherType, string>> = {
  Sales: 'Sales',
  CreditNote: 'Credit Note',
  Purchase: 'Purchase',
  DebitNote: 'Debit Note',
  Receipt: 'Receipt',
  Payment: 'Payment',
  Contra: 'Contra',
  Journal: 'Journal',
}

/** A voucher as Tally imports it: a debit is negative and 'deemed positive', and the entries come to zero. */
export function voucherNode(
  voucher: Voucher,
  {
    nameOf,
    stateOf,
  }: { readonly nameOf: (key: LedgerKey) => string; readonly stateOf: (code: string) => string },
): Node {
  const type = tallyTypes[voucherTypeOf(voucher)]
  // Tally takes the first entry of a payment or receipt for the party.
  const entries = [...voucher.entries].toSorted(
    (a, b) => Number(b.partyId !== null) - Number(a.partyId !== null),
  )
  const party = entries.find(({ partyId }) => partyId !== null)
  const text = (name: string, value: string | null | undefined): Node | undefined =>
    value ? [name, value] : undefined
  return [
    'VOUCHER',
    [
      ['DATE', tallyDate(voucher.date)],
      ['EFFECTIVEDATE', tallyDate(voucher.date)],
      ['GUID', voucher.id],
      ['VOUCHERTYPENAME', type],
      text('VOUCHERNUMBER', voucher.number),
      text('REFERENCE', voucher.reference),
      voucher.referenceDate ? ['REFERENCEDATE', tallyDate(voucher.referenceDate)] : undefined,
      text('NARRATION', voucher.narration),
      party ? ['PARTYLEDGERNAME', nameOf(party)] : undefined,
      party ? ['PARTYNAME', nameOf(party)] : undefined,
      text('PARTYGSTIN', voucher.partyGstin),
      voucher.placeOfSupply ? ['PLACEOFSUPPLY', stateOf(voucher.placeOfSupply)] : undefined,
      text('CMPGSTIN', voucher.ownGstin),
      ['ISINVOICE', 'No'],
      ['PERSISTEDVIEW', 'Accounting Voucher View'],
      ...entries.map((entry) => entryNode(entry, voucher, nameOf)),
    ],
    { REMOTEID: voucher.id, VCHTYPE: type, ACTION: 'Create', OBJVIEW: 'Accounting Voucher View' },
  ]
}

function entryNode(
  entry: Voucher['entries'][number],
  voucher: Voucher,
  nameOf: (key: LedgerKey) => string,
): Node {
  const amount = Decimal.of(entry.amount)
  const isDebit = amount.isPositive()
  return [
    'ALLLEDGERENTRIES.LIST',
    [
      ['LEDGERNAME', nameOf(entry)],
      ['GSTCLASS', ''],
      ['ISDEEMEDPOSITIVE', isDebit ? 'Yes' : 'No'],
      ['LEDGERFROMITEM', 'No'],
      ['ISPARTYLEDGER', entry.partyId === null ? 'No' : 'Yes'],
      ['AMOUNT', amount.neg().toFixed(2)],
      ...(entry.partyId === null ? [] : billNodes(amount, voucher)),
    ],
  ]
}

/** Against the bills that it settles; of an invoice or bill a new reference; the rest of money is an advance. */
function billNodes(amount: Decimal, voucher: Voucher): Node[] {
  const sign = amount.isPositive() ? 1 : -1
  const node = (name: string, type: string, part: Decimal): Node => [
    'BILLALLOCATIONS.LIST',
    [
      ['NAME', name],
      ['BILLTYPE', type],
      ['AMOUNT', (sign === 1 ? part.neg() : part).toFixed(2)],
    ],
  ]
  const whole = amount.abs()
  const settled = Decimal.sum(voucher.settles.map((part) => part.amount))
  const own = voucher.number ?? voucher.id
  // What the settlements do not fit, as where a payment was settled again on another day, is on account.
  if (settled.gt(whole)) return [node(own, 'On Account', whole)]
  const rest = whole.sub(settled)
  const type = voucherTypeOf(voucher)
  const restType =
    type === 'Receipt' || type === 'Payment' ? 'Advance' : type === 'Journal' ? 'On Account' : 'New Ref'
  return [
    ...voucher.settles.map((part) => node(part.name, 'Agst Ref', Decimal.of(part.amount))),
    ...(rest.isZero() ? [] : [node(own, restType, rest)]),
  ]
}
