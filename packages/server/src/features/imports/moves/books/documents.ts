import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { MovedRecord, MoveEvent, Values } from '../types.ts'
import { amountOf } from './books.ts'
import type { Becomes, Books } from './books.ts'
import { record } from './record.ts'
import { keyOf } from './shape.ts'
import type { Undated, Voucher } from './shape.ts'
import type { Trade } from './trade.ts'

type Said = Pick<MovedRecord, 'was' | 'name' | 'date' | 'amount'>

/** What becomes of a voucher. */
export function* voucherAsRecords(books: Books, voucher: Voucher | Undated): Generator<MoveEvent> {
  if ('undated' in voucher) {
    yield { kind: 'left', left: { was: voucher.undated, reason: 'noDay', name: voucher.name } }
    return
  }
  const becomes = books.becomes(voucher)
  const said: Said = {
    was: voucher.type,
    name: voucher.number || voucher.reference,
    date: voucher.date,
    amount: amountOf(voucher).toFixed(2),
  }
  const party = voucher.entries.find(({ ledger }) => books.masters.placeOf(ledger)?.sort === 'party')?.ledger
  if (becomes.as === 'before') return
  if (becomes.as === 'left') {
    yield {
      kind: 'left',
      left: { ...said, reason: becomes.reason, party: party ?? (voucher.party || undefined) },
    }
    return
  }
  if (becomes.as === 'trade') yield* tradeRecords(books, voucher, becomes.trade, said)
  else if (becomes.as === 'payment') yield record(paymentRecord(books, voucher, becomes, said))
  else yield record(journalRecord(books, voucher, becomes, { ...said, party }))
}

function* tradeRecords(books: Books, voucher: Voucher, trade: Trade, said: Said): Generator<MoveEvent> {
  const reference = referenceOf(books, `${voucher.type} ${voucher.number}`, voucher.date)
  const isBought = trade.kind === 'purchaseBill' || trade.kind === 'inwardNote'
  const corrected = trade.kind.endsWith('Note') ? books.corrected(trade) : undefined
  const dueDate = trade.entry.bills.find((bill) => bill.dueDate !== undefined)?.dueDate
  const partyName = trade.money === undefined ? trade.party : 'Cash Retail'
  const head: Record<string, string | undefined> = {
    date: voucher.date,
    // The number on the paper stays what it was; ours are given to what others have numbered.
    ...(isBought
      ? trade.kind === 'purchaseBill'
        ? {
            supplierNumber: voucher.reference || voucher.number,
            supplierDate: voucher.referenceDate ?? voucher.date,
          }
        : {}
      : { number: voucher.number }),
    ...(trade.kind.endsWith('Note')
      ? {
          noteType:
            trade.kind === 'inwardNote' ? 'Debit' : voucher.base === 'debit note' ? 'Debit' : 'Credit',
          reason:
            trade.kind === 'inwardNote'
              ? voucher.goods.length > 0
                ? 'Purchase Return'
                : 'Invoice Correction'
              : voucher.base === 'debit note' || voucher.goods.length === 0
                ? 'Invoice Correction'
                : 'Sales Return',
          precedingNumber: corrected!.number,
          precedingDate: corrected!.date,
        }
      : { dueDate }),
    partyName,
    remarks: voucher.narration.slice(0, 200) || undefined,
  }
  const party = keyOf(trade.party)
  if (corrected) {
    const target = books.targets.get(`${party}|${keyOf(corrected.number)}`)
    if (target) target.left = target.left.sub(trade.total)
  }
  yield record({
    ...said,
    step: 'documents',
    own: `bill|${keyOf(partyName)}|${keyOf(isBought ? (head['supplierNumber'] ?? reference) : voucher.number)}`,
    needs: [
      ...(trade.money === undefined ? [`party|${party}`] : []),
      ...new Set(trade.items.map((item) => `item|${keyOf(item)}`)),
      ...(corrected ? [`bill|${party}|${keyOf(corrected.number)}`] : []),
    ],
    party: trade.money === undefined ? trade.party : undefined,
    rows: trade.rows.map((row, index) => ({
      reference,
      kind: trade.kind,
      ...(index === 0 ? head : {}),
      ...row,
    })),
  })
  if (trade.money === undefined) return
  // What was paid at once is a payment into the account of the money.
  const own = ownAccount(books, trade.money)
  yield record({
    ...said,
    was: said.was,
    step: 'named',
    needs: [`bill|${keyOf(partyName)}|${keyOf(voucher.number)}`, ...(own ? [`account|${keyOf(own)}`] : [])],
    instead: 'paidAtOnce',
    rows: [
      {
        importReference: `${reference} paid`,
        kind: 'paymentIn',
        date: voucher.date,
        partyName,
        mode: isCash(books, trade.money) ? 'Cash' : 'BankTransfer',
        amount: trade.total.toFixed(2),
        account: own,
        documentNumber: voucher.number,
        documentAmount: trade.total.toFixed(2),
      },
    ],
  })
}

function paymentRecord(
  books: Books,
  voucher: Voucher,
  { kind, party, money }: Extract<Becomes, { as: 'payment' }>,
  said: Said,
): MovedRecord {
  const reference = referenceOf(books, `${voucher.type} ${voucher.number}`, voucher.date)
  const key = keyOf(party.ledger)
  const side = kind === 'paymentIn' ? 'receivable' : 'payable'
  const named = party.bills.flatMap(({ name, type, amount }) => {
    const target = type === 'Agst Ref' ? books.targets.get(`${key}|${keyOf(name)}`) : undefined
    if (!target || target.side !== side || !target.left.isPositive()) return []
    const part = Decimal.min(target.left, amount.abs())
    target.left = target.left.sub(part)
    return [{ number: target.number, amount: part.toFixed(2) }]
  })
  const own = ownAccount(books, money.ledger)
  const head: Values = {
    date: voucher.date,
    partyName: party.ledger,
    mode: isCash(books, money.ledger) ? 'Cash' : 'BankTransfer',
    amount: party.amount.abs().toFixed(2),
    account: own,
    reference: referenceNumber(voucher.instrument || voucher.number),
    notes: voucher.narration.slice(0, 150) || undefined,
  }
  const common = { importReference: reference, kind }
  return {
    ...said,
    step: named.length > 0 ? 'named' : 'payments',
    needs: [
      `party|${key}`,
      ...(own ? [`account|${keyOf(own)}`] : []),
      ...named.map(({ number }) => `bill|${key}|${keyOf(number)}`),
    ],
    party: party.ledger,
    rows:
      named.length === 0
        ? [{ ...common, ...head }]
        : named.map(({ number, amount }, index) => ({
            ...common,
            ...(index === 0 ? head : {}),
            documentNumber: number,
            documentAmount: amount,
          })),
  }
}

function journalRecord(
  books: Books,
  voucher: Voucher,
  { kind, instead }: Extract<Becomes, { as: 'journal' }>,
  said: Said & { readonly party: string | undefined },
): MovedRecord {
  const reference = referenceOf(books, `${voucher.type} ${voucher.number}`, voucher.date)
  const narration = [`${voucher.type} ${voucher.number}`.trim(), voucher.narration]
    .filter(Boolean)
    .join(': ')
    .slice(0, 200)
  const needs = new Set<string>()
  const rows = voucher.entries
    .filter(({ amount }) => !amount.isZero())
    .map(({ ledger, amount }, index): Values => {
      const place = books.masters.placeOf(ledger)!
      if (place.sort === 'party') needs.add(`party|${keyOf(ledger)}`)
      else if (place.sort === 'account' && !place.system) needs.add(`account|${keyOf(place.account)}`)
      return {
        reference,
        ...(index === 0 ? { kind, date: voucher.date, narration } : {}),
        ...(place.sort === 'party'
          ? { partyName: ledger }
          : { account: place.sort === 'account' ? place.account : ledger }),
        ...(amount.isPositive() ? { debit: amount.toFixed(2) } : { credit: amount.neg().toFixed(2) }),
      }
    })
  return { ...said, step: 'journals', needs: [...needs], rows, instead }
}

function ownAccount({ masters }: Books, ledger: string): string | undefined {
  const place = masters.placeOf(ledger)
  return place?.sort === 'account' && !place.system ? place.account : undefined
}
function isCash({ masters }: Books, ledger: string): boolean {
  const place = masters.placeOf(ledger)
  return place?.sort === 'account' && place.group === 'cash'
}

/** Names a voucher within the file: numbers begin anew with a year, or are none. */
function referenceOf({ references }: Books, name: string, date: string): string {
  const plain = `${name.trim().slice(0, 70)} ${date}`
  const times = (references.get(plain) ?? 0) + 1
  references.set(plain, times)
  return times === 1 ? plain : `${plain} #${times}`
}

const referenceNumber = (text: string): string | undefined => {
  const plain = text.replaceAll(/[^A-Za-z0-9/-]/g, '').slice(0, 36)
  return plain === '' ? undefined : plain
}
