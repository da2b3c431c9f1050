import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr3bCalls } from '@bahi/contracts/gstr3b.ts'
import { addPeriods, rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import { noHeads } from '@bahi/domain/documents/tax-heads.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { dueReturn } from '@bahi/domain/returns/forms/calendar.ts'
import { afterSetOff, mapHeads, payableOf, proposeSetOff } from '@bahi/domain/returns/forms/gstr3b/set-off.ts'
import { outwardCells } from '@bahi/domain/returns/forms/gstr3b/outward.ts'
import type { TaxHeads } from '@bahi/domain/documents/entries.ts'
import { ruleAt } from '@bahi/domain/tables/rules.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/errors.ts'
import { filingOf } from '../period.ts'
import type { Filing } from '../period.ts'
import { refuseNonFiler } from './filing.ts'
import { storedSetOff } from './stored-set-off.ts'

type Call = (typeof gstr3bCalls)['challan']

/**
 * What a quarterly filer deposits for the first and the second month of a quarter (CGST Rules, rule 61(3)): a fixed share
 * of what was paid in cash before, or the tax of the month after its credit.
 */
export async function challan3b(ctx: Ctx, input: ParsedOf<Call>): Promise<ReplyOf<Call>> {
  const filing = await filingOf(ctx, input)
  refuseNonFiler(ctx, filing)
  if (!filing.isIff) throw refuseField('returnPeriod', 'PERIOD_OF_PMT06')
  const { dueOn } = dueReturn('PMT06', filing.returnPeriod, { ...filing, frequency: 'Quarterly' })
  return {
    returnPeriod: filing.returnPeriod,
    dueDate: dueOn,
    fixedSum: await fixedSum(ctx, filing),
    selfAssessed: await selfAssessed(ctx, filing),
  }
}

const textOf = (rupees: bigint) => `${rupees}.00`

/** Of the quarter before; of its last month where the GSTIN filed by months then. */
async function fixedSum(ctx: Ctx, filing: Filing): Promise<ReplyOf<Call>['fixedSum']> {
  const of = addPeriods(filing.storedPeriod, -3)
  const saved = await storedSetOff(ctx.db, { entityId: filing.entityId, returnPeriod: of })
  if (!saved) return null
  // A return of the month before the last of the quarter says that it was filed by months.
  const monthBefore = await storedSetOff(ctx.db, {
    entityId: filing.entityId,
    returnPeriod: addPeriods(of, -1),
  })
  const rule = monthBefore ? 'pmt06.fixedOfMonth' : 'pmt06.fixedOfQuarter'
  const percent = String(ruleAt(rule, rangeOfPeriod(filing.returnPeriod).to)?.value ?? '0')
  const share = mapHeads((head) => Decimal.of(saved.cashTax[head]).mul(percent).div(100, 2).round(0).int)
  return {
    igst: textOf(share.igst),
    cgst: textOf(share.cgst),
    sgst: textOf(share.sgst),
    cess: textOf(share.cess),
    of,
    percent,
  }
}

/** Sales of the month less the credit of its bills; the return of the quarter settles the rest. */
async function selfAssessed(ctx: Ctx, { entityId, from, to, storedPeriod }: Filing): Promise<TaxHeads> {
  const [sales, credit] = await Promise.all([
    sql<Parameters<typeof outwardCells>[0] extends Iterable<infer R> ? R : never>`
      select r.section, r.part, '' as ctin, r.place_of_supply, r.supply_type, r.rate, 1 as documents, sum(r.taxable_value) as taxable_value,
        sum(r.igst) as igst, sum(r.cgst) as cgst, sum(r.sgst) as sgst, sum(r.cess) as cess
      from gstr1_rows r join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
      where r.subscriber_id = current_subscriber() and r.entity_id = ${entityId} and r.return_period = ${storedPeriod}
        and d.date between ${from}::date and ${to}::date
      group by r.section, r.part, r.place_of_supply, r.supply_type, r.rate`.execute(ctx.db),
    sql<TaxHeads & { isOwed: boolean }>`
      select d.reverse_charge as is_owed, coalesce(sum(l.igst * x.sign), 0) as igst, coalesce(sum(l.cgst * x.sign), 0) as cgst,
        coalesce(sum(l.sgst * x.sign), 0) as sgst, coalesce(sum((l.cess + l.cess_non_advalorem) * x.sign), 0) as cess
      from documents d cross join lateral (select case when d.opens = 'supplierCredit' or d.heading = 'isdCreditNote' then -1 else 1 end as sign) x
        join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id
      where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId} and d.return_period = ${storedPeriod} and d.number_key <> ''
        and d.return_type = 'GSTR3B' and d.status not in ('Cancelled', 'Delete') and d.date between ${from}::date and ${to}::date
        and (d.reverse_charge or l.body ->> 'itcEligibility' is distinct from 'Ineligible')
      group by d.reverse_charge`.execute(ctx.db),
  ])
  const cells = outwardCells(sales.rows)
  const outward = (['3.1(a)', '3.1(b)'] as const).map(
    (section) => cells.find((cell) => cell.section === section) ?? noHeads,
  )
  const owed = credit.rows.find(({ isOwed }) => isOwed) ?? noHeads
  const other = credit.rows.find(({ isOwed }) => !isOwed) ?? noHeads
  const plus = (a: TaxHeads, b: TaxHeads): TaxHeads => ({
    igst: Decimal.of(a.igst).add(b.igst).toFixed(2),
    cgst: Decimal.of(a.cgst).add(b.cgst).toFixed(2),
    sgst: Decimal.of(a.sgst).add(b.sgst).toFixed(2),
    cess: Decimal.of(a.cess).add(b.cess).toFixed(2),
  })
  const payable = payableOf({
    tax: plus(outward[0]!, outward[1]!),
    reverseCharge: owed,
    netCredit: plus(owed, other),
    openingCredit: noHeads,
    broughtNegative: noHeads,
  })
  const { cash } = afterSetOff(payable, proposeSetOff(payable))
  const due = mapHeads((head) => cash[head] + payable.reverseCharge[head])
  return { igst: textOf(due.igst), cgst: textOf(due.cgst), sgst: textOf(due.sgst), cess: textOf(due.cess) }
}
