import { Decimal } from '@bahi/domain/num/decimal.ts'
import { recordOf, textOf } from './loose.ts'
import type { Loose } from './loose.ts'

type Heads = Readonly<Record<'igst' | 'cgst' | 'sgst' | 'cess', string>>

/** Balances of the electronic ledgers, in rupees with two decimals. */
export interface PortalBalances {
  /** Tax alone: interest and fees have balances of their own, between which money may be moved (PMT-09). */
  readonly cash: Heads
  readonly credit: Heads
}

/** Reads the balances of the ledgers; undefined where the reply is none. Source: ledgers, action BAL. */
export function readBalances(reply: unknown): PortalBalances | undefined {
  const balances = recordOf(reply)
  const [cash, credit] = [recordOf(balances?.['cash_bal']), recordOf(balances?.['itc_bal'])]
  if (!cash && !credit) return undefined
  return {
    cash: headsOf((head) => recordOf(cash?.[head])?.['tx'] ?? cash?.[`${head}_tot_bal`]),
    credit: headsOf((head) => credit?.[`${head}_bal`]),
  }
}

const headsOf = (of: (head: keyof Heads) => Loose[string]): Heads => ({
  igst: amount(of('igst')),
  cgst: amount(of('cgst')),
  sgst: amount(of('sgst')),
  cess: amount(of('cess')),
})

function amount(value: unknown): string {
  const text = textOf(value) ?? '0'
  return Decimal.isValid(text) ? Decimal.of(text).toFixed(2) : '0.00'
}
