import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { gstinCheckCharacter } from '@bahi/domain/ids/gstin.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Draft, Party } from './documents.ts'
import type { Random } from './random.ts'

/** Tax kept back by a large buyer: what arrives and what he certifies settle the invoice together. */
export function keptBack(amount: string, random: Random): { amount: string; tdsDeducted?: string } {
  if (random.below(15) > 0) return { amount }
  const tds = Decimal.of(amount).div('1000', 2)
  return { amount: Decimal.of(amount).sub(tds).toFixed(2), tdsDeducted: tds.toFixed(2) }
}

const rupeesFor: Readonly<Record<string, readonly [currency: string, rupees: string, country: string]>> = {
  'Gulf Home LLC': ['AED', '23.15', 'AE'],
  'Thames Hardware Ltd': ['GBP', '112.40', 'GB'],
}

/** Goods that leave the country: currency, port and, some days later than the invoice, the shipping bill. */
export function abroad(party: Party, supplyKind: string, day: string, random: Random): Partial<Draft> {
  const [currencyCode, exchangeRate, countryCode] = rupeesFor[party.name] ?? []
  if (!supplyKind.startsWith('EXP') || !currencyCode || !exchangeRate) return {}
  return {
    currencyCode,
    exchangeRate,
    exportDetails: {
      ...(countryCode ? { countryCode } : {}),
      portCode: random.pick(['INNSA1', 'INBOM4']),
      ...(random.below(4) > 0
        ? { shippingBillNumber: String(4_100_000 + random.below(800_000)), shippingBillDate: day }
        : {}),
    },
  }
}

const operator = '29AAQCM4475K1C'
const operatorGstin = operator + gstinCheckCharacter(operator)

/** Sold through an operator's shop, or with the tax on the buyer's side. */
export function sideOf(party: Party, supplyKind: string, random: Random): Partial<Draft> {
  if (supplyKind !== 'Regular') return {}
  if (!party.gstin) return random.below(4) === 0 ? { ecommerceGstin: operatorGstin } : {}
  return random.below(30) === 0 ? { reverseCharge: true } : {}
}

/** Abroad and to special zones: without payment of tax while this year's letter of undertaking is valid. */
export function supplyKindOf(party: Party, day: string, today: string): NonNullable<Draft['supplyKind']> {
  const hasLut = financialYearOf(day) === financialYearOf(today)
  if (party.taxpayerType === 'OEXP') return hasLut ? 'EXPWOP' : 'EXPWP'
  if (party.taxpayerType === 'SEZ' || party.taxpayerType === 'SED') return hasLut ? 'SEZWOP' : 'SEZWP'
  return party.taxpayerType === 'DEXP' ? 'DeemedExport' : 'Regular'
}
