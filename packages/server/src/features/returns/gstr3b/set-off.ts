import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr3bCalls } from '@bahi/contracts/gstr3b.ts'
import { rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import type { TaxHeads } from '@bahi/domain/documents/entries.ts'
import { noHeads, subHeads, sumOfHeads } from '@bahi/domain/documents/tax-heads.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { periodBefore } from '@bahi/domain/returns/forms/calendar.ts'
import {
  afterSetOff,
  mapHeads,
  payableOf,
  proposeSetOff,
  setOffFaults,
  taxHeadNames,
  utilisationNames,
} from '@bahi/domain/returns/forms/gstr3b/set-off.ts'
import type { Payable, Rupees, Utilisation } from '@bahi/domain/returns/forms/gstr3b/set-off.ts'
import { cellOf } from '@bahi/domain/returns/forms/gstr3b/worksheet.ts'
import type { Worksheet } from '@bahi/domain/returns/forms/gstr3b/worksheet.ts'
import { ruleAt, ruleHolds, ruleNumber } from '@bahi/domain/tables/rules.ts'
import type { Ctx } from '../../../platform/context.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Filing } from '../period.ts'
import { figuresOf } from './figures.ts'
import type { Figures } from './figures.ts'
import { openFiling } from './adjust.ts'
import { filing3b, refuseNonFiler } from './filing.ts'
import { storedSetOff, storeSetOff } from './stored-set-off.ts'
import type { StoredSetOff } from './stored-set-off.ts'

type Calls = typeof gstr3bCalls
type Input = ParsedOf<Calls['setOff']>
export type SetOff = ReplyOf<Calls['setOff']>

/** What is proposed, was saved, or is asked about; nothing is written. */
export async function setOff3b(ctx: Ctx, input: Input): Promise<SetOff> {
  const filing = await filing3b(ctx, input)
  refuseNonFiler(ctx, filing)
  return (await setOffOf(ctx, await figuresOf(ctx, filing), input)).reply
}

export async function saveSetOff(ctx: Ctx, input: Input): Promise<SetOff> {
  const filing = await openFiling(ctx, input)
  const figures = await figuresOf(ctx, filing)
  const { row } = await setOffOf(ctx, figures, input)
  await storeSetOff(ctx.db, filing, row)
  return (await setOffOf(ctx, figures, { entityId: input.entityId, returnPeriod: input.returnPeriod })).reply
}

/** How the return is paid as it is filed: what was saved, or the proposal where nothing was, or where it no longer fits. */
export async function keepSetOff(ctx: Ctx, asked: Input): Promise<void> {
  const filing = await filing3b(ctx, asked)
  const { row } = await setOffOf(ctx, await figuresOf(ctx, filing), asked)
  await storeSetOff(ctx.db, filing, row)
}

const textOf = (rupees: bigint): string => `${rupees}.00`
const headsOf = (rupees: Rupees): TaxHeads => ({
  igst: textOf(rupees.igst),
  cgst: textOf(rupees.cgst),
  sgst: textOf(rupees.sgst),
  cess: textOf(rupees.cess),
})
const same = (a: TaxHeads, b: TaxHeads) => taxHeadNames.every((head) => Decimal.of(a[head]).eq(b[head]))

/** Opening balances, what is owed against them, how it is paid, and what is left. */
export async function setOffOf(
  ctx: Ctx,
  { filing, sheet, late }: Figures,
  asked: Input,
): Promise<{ readonly reply: SetOff; readonly row: Parameters<typeof storeSetOff>[2] }> {
  const before = periodBefore(filing.returnPeriod, filing.frequency)
  const [saved, previous] = await Promise.all([
    storedSetOff(ctx.db, filing),
    storedSetOff(ctx.db, { entityId: filing.entityId, returnPeriod: before }),
  ])
  const opening = openingOf(asked, saved, previous)
  const payable = payableOf({
    ...taxOf(sheet),
    netCredit: cellOf(sheet, '4C'),
    openingCredit: opening.openingCredit,
    broughtNegative: opening.broughtNegative,
  })
  const isOutdated =
    saved !== undefined &&
    !(
      same(saved.tax, headsOf(payable.tax)) &&
      same(saved.credit, headsOf(payable.credit)) &&
      same(saved.reverseCharge, headsOf(payable.reverseCharge))
    )
  const used = utilisationOf(filing, payable, asked.pditc, isOutdated ? undefined : saved?.utilised)
  const { cash: cashOfTax, closingCredit } = afterSetOff(payable, used)
  const cashTax = mapHeads((head) => cashOfTax[head] + payable.reverseCharge[head])
  const fee = { igst: '0.00', cess: '0.00', ...late.lateFee }
  const cash = sumOfHeads([headsOf(cashTax), late.interest, fee])
  const missing = mapHeads((head) => {
    const short = Decimal.of(cash[head]).sub(opening.openingCash[head])
    return short.isPositive() ? ceilOf(short) : 0n
  })
  const closingCash = subHeads(sumOfHeads([opening.openingCash, headsOf(missing)]), cash)
  const shared = {
    tax: headsOf(payable.tax),
    reverseCharge: headsOf(payable.reverseCharge),
    credit: headsOf(payable.credit),
    cash,
    closingCredit: headsOf(closingCredit),
    closingCash,
    carriedNegative: headsOf(payable.carriedOn),
  }
  const pditc = Object.fromEntries(
    utilisationNames.map((name) => [name, textOf(used[name])]),
  ) as SetOff['pditc']
  return {
    reply: {
      ...shared,
      openingCredit: opening.openingCredit,
      openingCreditFrom: opening.from,
      openingCash: opening.openingCash,
      broughtNegative: opening.broughtNegative,
      interest: late.interest,
      lateFee: late.lateFee,
      pditc,
      pdcash: [
        {
          trans_typ: 30002,
          ...paid(headsOf(cashOfTax)),
          ...interestPaid(late.interest),
          ...feePaid(late.lateFee),
        },
        { trans_typ: 30003, ...paid(shared.reverseCharge), ...interestPaid(noHeads), ...feePaid(noHeads) },
      ],
      challan: headsOf(missing),
      rule86B: rule86BOf(filing, sheet, payable, cashOfTax),
      savedAt: saved?.savedAt ?? null,
      savedBy: saved?.savedBy ?? null,
      isOutdated,
    },
    row: {
      ...shared,
      openingCredit: opening.typed.openingCredit,
      openingCash: opening.typed.openingCash,
      broughtNegative: opening.typed.broughtNegative,
      utilised: pditc,
      cashTax: headsOf(cashTax),
    },
  }
}

const ceilOf = (amount: Decimal): bigint => {
  const whole = amount.truncate(0).int
  return amount.sub(whole).isZero() ? whole : whole + 1n
}

const paid = ({ igst, cgst, sgst, cess }: TaxHeads) => ({ ipd: igst, cpd: cgst, spd: sgst, cspd: cess })
const interestPaid = ({ igst, cgst, sgst, cess }: TaxHeads) => ({
  i_intrpd: igst,
  c_intrpd: cgst,
  s_intrpd: sgst,
  cs_intrpd: cess,
})
const feePaid = ({ cgst, sgst }: { readonly cgst: string; readonly sgst: string }) => ({
  c_lfeepd: cgst,
  s_lfeepd: sgst,
})

/** Table 6.1: tax of 3.1(a) and (b) may be paid with credit; what is owed for others, in cash alone. */
function taxOf(sheet: Worksheet): { readonly tax: TaxHeads; readonly reverseCharge: TaxHeads } {
  return {
    tax: sumOfHeads([cellOf(sheet, '3.1(a)'), cellOf(sheet, '3.1(b)')]),
    reverseCharge: sumOfHeads([cellOf(sheet, '3.1(d)'), cellOf(sheet, '3.1.1(i)')]),
  }
}

/** Entered with this question, entered before, or what the return before left. */
function openingOf(asked: Input, saved: StoredSetOff | undefined, previous: StoredSetOff | undefined) {
  const typed = {
    openingCredit: asked.openingCredit ?? saved?.openingCredit ?? null,
    openingCash: asked.openingCash ?? saved?.openingCash ?? null,
    broughtNegative: asked.broughtNegative ?? saved?.broughtNegative ?? null,
  }
  return {
    typed,
    openingCredit: typed.openingCredit ?? previous?.closingCredit ?? noHeads,
    openingCash: typed.openingCash ?? previous?.closingCash ?? noHeads,
    broughtNegative: typed.broughtNegative ?? previous?.carriedNegative ?? noHeads,
    from: typed.openingCredit
      ? ('Entered' as const)
      : previous
        ? ('PreviousPeriod' as const)
        : ('None' as const),
  }
}

/** What is asked is refused where the law does not allow it, field by field. */
function utilisationOf(
  filing: Filing,
  payable: Payable,
  asked: Input['pditc'],
  saved: StoredSetOff['utilised'] | undefined,
): Utilisation {
  const typed = asked ?? saved
  if (!typed) return proposeSetOff(payable)
  const used = Object.fromEntries(
    utilisationNames.map((name) => [name, Decimal.of(typed[name]).truncate(0).int]),
  ) as Record<(typeof utilisationNames)[number], bigint>
  const { to } = rangeOfPeriod(filing.returnPeriod, filing.frequency)
  const faults = setOffFaults(payable, used, { anyOrder: ruleHolds('setOff.anyOrder', to) })
  if (faults.length === 0) return used
  if (!asked) return proposeSetOff(payable)
  throw invalid(
    faults.map(({ name, why, most }) => ({
      path: `pditc.${name}`,
      code: faultCodes[why],
      params: { most: textOf(most) },
    })),
  )
}

const faultCodes = {
  negative: 'NOT_POSITIVE',
  aboveTax: 'SET_OFF_ABOVE_TAX',
  aboveCredit: 'SET_OFF_ABOVE_CREDIT',
  igstFirst: 'SET_OFF_IGST_FIRST',
  centralFirst: 'SET_OFF_CENTRAL_FIRST',
} as const

/** Rule 86B: above a value of taxable supplies one per cent of the tax is paid in cash; it has exceptions, so it is said. */
function rule86BOf(
  { returnPeriod, frequency }: Filing,
  sheet: Worksheet,
  { tax }: Payable,
  cash: Rupees,
): SetOff['rule86B'] {
  const { to } = rangeOfPeriod(returnPeriod, frequency)
  const percent = ruleAt('rule86B.percent', to)?.value
  if (percent === undefined) return null
  const limit = ruleNumber('rule86B.value', to, Number.POSITIVE_INFINITY)
  if (Decimal.of(cellOf(sheet, '3.1(a)').taxableValue).lte(limit)) return null
  const sum = (rupees: Rupees) => rupees.igst + rupees.cgst + rupees.sgst + rupees.cess
  const least = Decimal.of(String(sum(tax)))
    .mul(String(percent))
    .div(100, 2)
  const paidInCash = sum(cash)
  return least.gt(String(paidInCash)) ? { least: least.toFixed(2), paid: textOf(paidInCash) } : null
}
