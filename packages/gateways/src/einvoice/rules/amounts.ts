import type { Inv01, Inv01Item } from '../inv01.ts'
import { isTaxedOnRetailPrice } from '../../masters/retail-price.ts'
import { portalRates } from '../../masters/rates.ts'
import type { RuleFacts } from './facts.ts'
import type { Report } from './issue.ts'

/** Which tax a supply bears: the place of supply decides, not the buyer's state. */
export function taxKindOf({
  TranDtls,
  SellerDtls,
  BuyerDtls,
}: Inv01): 'local' | 'export' | 'sez' | 'interState' {
  if (TranDtls.SupTyp.startsWith('EXP')) return 'export'
  if (TranDtls.SupTyp.startsWith('SEZ')) return 'sez'
  const isLocal = Number(BuyerDtls.Pos) === Number(SellerDtls.Stcd) && TranDtls.IgstOnIntra !== 'Y'
  return isLocal ? 'local' : 'interState'
}

/** Tax and sums of each line. */
export function lineIssues(inv: Inv01, date: string, facts: RuleFacts, report: Report): void {
  const kind = taxKindOf(inv)
  const isInvoice = inv.DocDtls.Typ === 'INV'
  const isWithoutPayment = inv.TranDtls.SupTyp.endsWith('WOP')
  for (const [at, item] of inv.ItemList.entries()) {
    const path = `ItemList.${at}`
    const isFreeOfChecks = isTaxedOnRetailPrice(item.HsnCd, date)
    if (!portalRates.has(Math.round(item.GstRt * 1000)))
      report('2240', `${path}.GstRt`, { rate: String(item.GstRt) })
    grossIssues(item, path, isInvoice && item.IsServc === 'N' && facts.switches.check2192, report)
    taxIssues(item, path, { kind, isCompared: isInvoice && !isFreeOfChecks, isWithoutPayment }, report)
    if (isInvoice) cessIssues(item, path, report)
    if (!isFreeOfChecks && !isItemTotalRight(item, inv.TranDtls.RegRev === 'Y', facts)) {
      report('2194', `${path}.TotItemVal`, { expected: rupees(itemTotal(item, true)) })
    }
  }
}

function grossIssues(item: Inv01Item, path: string, isGrossCompared: boolean, report: Report): void {
  // Quantity and price have three decimals each, so their product counts millionths of a rupee.
  const gross = BigInt(thousandths(item.Qty)) * BigInt(thousandths(item.UnitPrice))
  if (isGrossCompared && !isWithin(paise(item.TotAmt), gross, 1_000_000n)) {
    report('2192', `${path}.TotAmt`, { expected: rupees(Number((gross + 5000n) / 10_000n)) })
  }
  const taxable = paise(item.TotAmt) - paise(item.Discount)
  if (!isWithinSum(item.AssAmt, taxable)) report('2193', `${path}.AssAmt`, { expected: rupees(taxable) })
}

function taxIssues(
  item: Inv01Item,
  path: string,
  how: { kind: ReturnType<typeof taxKindOf>; isCompared: boolean; isWithoutPayment: boolean },
  report: Report,
): void {
  const { IgstAmt = 0, CgstAmt, SgstAmt } = item
  if (how.kind !== 'local') {
    if ((CgstAmt ?? 0) > 0 || (SgstAmt ?? 0) > 0) {
      const code = { export: '2180', sez: '2237', interState: '2174' }[how.kind]
      return report(code, `${path}.${(CgstAmt ?? 0) > 0 ? 'CgstAmt' : 'SgstAmt'}`)
    }
    if (!how.isCompared || (how.isWithoutPayment && IgstAmt === 0)) return
    compareTax('2235', IgstAmt, item, item.GstRt, 1n, `${path}.IgstAmt`, report)
    return
  }
  if (IgstAmt > 0) return report('2172', `${path}.IgstAmt`)
  if (CgstAmt === undefined && SgstAmt === undefined) {
    if (how.isCompared && item.GstRt > 0 && item.AssAmt > 0) report('2241', `${path}.CgstAmt`)
    return
  }
  if (paise(CgstAmt) !== paise(SgstAmt)) report('2227', `${path}.SgstAmt`, { cgst: String(CgstAmt ?? 0) })
  if (!how.isCompared) return
  compareTax('2234', CgstAmt ?? 0, item, item.GstRt, 2n, `${path}.CgstAmt`, report)
  compareTax('2234', SgstAmt ?? 0, item, item.GstRt, 2n, `${path}.SgstAmt`, report)
}

function cessIssues(item: Inv01Item, path: string, report: Report): void {
  compareTax('2266', item.CesAmt ?? 0, item, item.CesRt ?? 0, 1n, `${path}.CesAmt`, report)
  compareTax('2267', item.StateCesAmt ?? 0, item, item.StateCesRt ?? 0, 1n, `${path}.StateCesAmt`, report)
}

/** `share` 2 for central and state tax, which bear half of the rate each. */
function compareTax(
  code: string,
  given: number,
  item: Inv01Item,
  rate: number,
  share: bigint,
  path: string,
  report: Report,
): void {
  const tax = BigInt(paise(item.AssAmt)) * BigInt(thousandths(rate))
  const unit = 10_000_000n * share
  if (isWithin(paise(given), tax, unit)) return
  const inPaise = unit / 100n
  report(code, path, { expected: rupees(Number((tax + inPaise / 2n) / inPaise)), rate: String(rate) })
}

/** Sums of the document over its lines. */
export function totalIssues({ ItemList, ValDtls }: Inv01, report: Report): void {
  const sumOf = (amount: (item: Inv01Item) => number): number =>
    ItemList.reduce((sum, item) => sum + amount(item), 0)
  const sums: readonly [code: string, field: keyof typeof ValDtls, sum: number][] = [
    ['2182', 'AssVal', sumOf((item) => paise(item.AssAmt))],
    ['2183', 'SgstVal', sumOf((item) => paise(item.SgstAmt))],
    ['2184', 'CgstVal', sumOf((item) => paise(item.CgstAmt))],
    ['2185', 'IgstVal', sumOf((item) => paise(item.IgstAmt))],
    ['2186', 'CesVal', sumOf((item) => paise(item.CesAmt) + paise(item.CesNonAdvlAmt))],
    ['2187', 'StCesVal', sumOf((item) => paise(item.StateCesAmt) + paise(item.StateCesNonAdvlAmt))],
    [
      '2189',
      'TotInvVal',
      sumOf((item) => paise(item.TotItemVal)) -
        paise(ValDtls.Discount) +
        paise(ValDtls.OthChrg) +
        paise(ValDtls.RndOffAmt),
    ],
  ]
  for (const [code, field, sum] of sums) {
    if (!isWithinSum(ValDtls[field] ?? 0, sum)) report(code, `ValDtls.${field}`, { expected: rupees(sum) })
  }
  if (paise(ValDtls.Discount) > 0 && paise(ValDtls.Discount) >= paise(ValDtls.TotInvVal)) {
    report('2220', 'ValDtls.Discount')
  }
}

function isItemTotalRight(item: Inv01Item, isReverseCharge: boolean, { switches }: RuleFacts): boolean {
  const forms = !isReverseCharge
    ? [true]
    : switches.rcmTotals === 'both'
      ? [true, false]
      : [switches.rcmTotals === 'withTax']
  return forms.some((withTax) => isWithinSum(item.TotItemVal, itemTotal(item, withTax)))
}

function itemTotal(item: Inv01Item, withTax: boolean): number {
  const taxes = paise(item.IgstAmt) + paise(item.CgstAmt) + paise(item.SgstAmt)
  const cesses =
    paise(item.CesAmt) + paise(item.CesNonAdvlAmt) + paise(item.StateCesAmt) + paise(item.StateCesNonAdvlAmt)
  return paise(item.AssAmt) + (withTax ? taxes + cesses : 0) + paise(item.OthChrg)
}

/** The portal's tolerance: a rupee either side of the computed value, widened to whole rupees. */
function isWithin(givenPaise: number, computed: bigint, unitsOfRupee: bigint): boolean {
  const floor = floorOf(computed, unitsOfRupee)
  const ceiling = -floorOf(-computed, unitsOfRupee)
  const given = BigInt(givenPaise)
  return (floor - 1n) * 100n <= given && given <= (ceiling + 1n) * 100n
}

const isWithinSum = (given: number, sumPaise: number): boolean =>
  isWithin(paise(given), BigInt(sumPaise), 100n)

function floorOf(value: bigint, by: bigint): bigint {
  const quotient = value / by
  return value < 0n && quotient * by !== value ? quotient - 1n : quotient
}

/** The payload has numbers; their digits are taken exactly, as the schema allows two or three decimals. */
const paise = (amount: number | undefined): number => Math.round((amount ?? 0) * 100)
const thousandths = (amount: number | undefined): number => Math.round((amount ?? 0) * 1000)
const rupees = (amountPaise: number): string => (amountPaise / 100).toFixed(2)
