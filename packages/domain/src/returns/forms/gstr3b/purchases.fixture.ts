import register from '../../../../fixtures/returns/register.json' with { type: 'json' }
import { Decimal } from '../../../num/decimal.ts'
import type { TaxHeads } from '../../../documents/entries.ts'
import { noHeads } from '../../../documents/tax-heads.ts'
import type { CreditSource, InwardFacts } from './inward.ts'

/** The purchases of the worked month as facts; the tax of a line is computed as its README says. */
interface Purchase {
  id: string
  kind: string
  supplierGstin: string | null
  placeOfSupply: string
  taxable: number
  rate: number
  cess: number
  itc: string
  claimPeriod: string | null
  igst?: number
  cgst?: number
  sgst?: number
}

const sources: Readonly<Record<string, CreditSource>> = {
  IMPG: 'importOfGoods',
  IMPS: 'importOfServices',
  RCM_REG: 'reverseCharge',
  RCM_UNREG: 'reverseCharge',
  ISD: 'distribution',
}
const untaxed: ReadonlySet<string> = new Set(['COMPOSITION', 'EXEMPT'])

const period = register.filer.returnPeriod
const home = register.filer.stateCode
const none = noHeads

export const purchaseFacts: InwardFacts[] = (register.purchases as Purchase[]).map(factsOf)

function factsOf(purchase: Purchase): InwardFacts {
  const { kind, placeOfSupply, itc, claimPeriod } = purchase
  const supplierState = purchase.supplierGstin?.slice(0, 2)
  const isAbroad = kind === 'IMPG' || kind === 'IMPS'
  const isInterState = isAbroad || (supplierState !== undefined && supplierState !== placeOfSupply)
  const tax = taxOf(purchase, isInterState)
  const isBlocked = itc === 'BLOCKED_17_5'
  const value = String(purchase.taxable)
  const isUntaxed = untaxed.has(kind)
  const isNonGst = kind === 'NONGST'
  return {
    source: sources[kind] ?? 'other',
    lowers: kind === 'CDNR',
    isOwn: true,
    isClaimedHere: claimPeriod === period && !isBlocked && itc !== 'POS_RESTRICTED',
    isWhollyBlocked: isBlocked,
    isOfOtherState: placeOfSupply !== home,
    isInterState,
    isReverseCharge: kind.startsWith('RCM') || kind === 'IMPS',
    taxable: isUntaxed || isNonGst ? '0' : value,
    untaxed: isUntaxed ? value : '0',
    nonGst: isNonGst ? value : '0',
    tax,
    credit: isBlocked ? none : tax,
    blocked: isBlocked ? tax : none,
    late: none,
    lost: none,
    waiting: none,
    reclaimed: none,
  }
}

function taxOf({ taxable, rate, cess, igst, cgst, sgst }: Purchase, isInterState: boolean): TaxHeads {
  if (igst !== undefined)
    return { igst: igst.toFixed(2), cgst: cgst!.toFixed(2), sgst: sgst!.toFixed(2), cess: '0.00' }
  const at = (divisor: number) => Decimal.of(String(taxable)).mul(String(rate)).div(divisor, 2).toFixed(2)
  return {
    igst: isInterState ? at(100) : '0.00',
    cgst: isInterState ? '0.00' : at(200),
    sgst: isInterState ? '0.00' : at(200),
    cess: cess.toFixed(2),
  }
}

/** Reversals and reclaims of the month, which belong to documents of others. */
const members: Readonly<Record<string, 'lost' | 'waiting' | 'reclaimed'>> = {
  RULE_42: 'lost',
  RULE_37: 'waiting',
  RECLAIM: 'reclaimed',
}
for (const { type, igst, cgst, sgst, cess } of register.itcAdjustments)
  purchaseFacts.push({
    ...purchaseFacts[0]!,
    isOwn: false,
    isClaimedHere: false,
    isOfOtherState: false,
    [members[type]!]: {
      igst: String(igst),
      cgst: String(cgst),
      sgst: String(sgst),
      cess: String(cess),
    },
  })

export const openingCredit = register.openingCredit
