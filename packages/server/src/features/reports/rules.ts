import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { ruleCalls } from '@bahi/contracts/reports.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { ruleAt, ruleIds, rules } from '@bahi/domain/tables/rules.ts'
import type { Rule, RuleId } from '@bahi/domain/tables/rules.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'

/** Every row of the dated rules with its source, those announced, put off or withdrawn among them. */
export function searchRules(): ReplyOf<(typeof ruleCalls)['search']> {
  return {
    records: rules.map((rule) => ({
      id: rule.id,
      titleKey: `rule.${rule.id}`,
      since: rule.since,
      until: rule.until ?? null,
      value: String(rule.value),
      source: rule.source,
      state: rule.state,
    })),
  }
}

interface Candidate {
  readonly documentId: number
  readonly number: string | null
  readonly date: string | null
  readonly status: string
  readonly total: string
  readonly taxableValue: string
  readonly hasAddress: boolean
  readonly interState: boolean
  readonly registered: boolean
  readonly turnover: string | null
  readonly shortestHsn: number | null
}

type Preview = ReplyOf<(typeof ruleCalls)['preview']>

/**
 * Open drafts and documents not yet filed that a row of a rule would treat otherwise than the row in force, were it in
 * force from `since` on. Rules that decide about no figure or field of a sale change none.
 */
export async function previewRule(
  ctx: Ctx,
  { id, since }: ParsedOf<(typeof ruleCalls)['preview']>,
): Promise<Preview> {
  const rule = rules.find((row) => row.id === id && row.since === since)
  if (!rule) throw refuseField(ruleIds.includes(id as RuleId) ? 'since' : 'id', 'UNKNOWN_RECORD')
  const effect = effects[rule.id]
  if (!effect) return { documents: [] }
  const { rows } = await sql<Candidate>`
    select d.id as document_id, d.number, d.date, d.status, d.total, d.taxable_value, (d.body -> 'billingAddress') is not null as has_address,
      coalesce(d.inter_state, false) as inter_state, d.party_gstin is not null as registered, e.turnover,
      (select min(length(l.hsn)) from document_lines l where l.subscriber_id = d.subscriber_id and l.document_id = d.id) as shortest_hsn
    from documents d join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id
    where d.subscriber_id = current_subscriber() and d.kind = 'salesInvoice' and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
      and d.status in ('Draft', 'Pending', 'Active', 'PaymentReceived') and d.date >= ${since}::date
      and not exists (select 1 from filed_periods f where f.subscriber_id = d.subscriber_id and f.entity_id = d.entity_id
        and f.return_type = 'GSTR1' and f.return_period = d.return_period)
    order by d.date desc, d.id desc limit 5000`.execute(ctx.db)
  const inForce: Rule = { ...rule, state: 'InForce' }
  const documents = rows.flatMap((row): Preview['documents'] => {
    const date = row.date!
    const before = effect(row, ruleAt(rule.id, date, withoutRow(rule)))
    const after = effect(row, ruleAt(rule.id, date, [inForce]))
    const { documentId, number, status } = row
    return before === after ? [] : [{ documentId, number, date, status, before, after }]
  })
  return { documents: documents.slice(0, 500) }
}

/** `changes` replace the row of the same rule and day: this one takes it out. */
const withoutRow = (rule: Rule): Rule[] => [{ ...rule, state: 'Withdrawn' }]

type Effect = (document: Candidate, rule: Rule | undefined) => string

const numberOf = (rule: Rule | undefined, otherwise: number) =>
  typeof rule?.value === 'number' ? rule.value : otherwise

/** What a rule makes of a sale, as one word or figure that can be compared. */
const effects: Partial<Record<RuleId, Effect>> = {
  'b2cl.limit': (document, rule) => {
    if (document.registered || !document.interState) return '-'
    return Decimal.of(document.total).gt(numberOf(rule, 100_000)) ? 'b2cl' : 'b2cs'
  },
  'buyer.detailsLimit': (document, rule) =>
    !document.registered &&
    !document.hasAddress &&
    Decimal.of(document.taxableValue).gte(numberOf(rule, 50_000))
      ? 'BUYER_ADDRESS_MISSING'
      : '-',
  'hsn.digitsUpTo': (document, rule) => digits(document, isAbove(document) ? 0 : numberOf(rule, 4)),
  'hsn.digitsAbove': (document, rule) => digits(document, isAbove(document) ? numberOf(rule, 6) : 0),
}

const isAbove = ({ turnover }: Candidate) => turnover !== null && Decimal.of(turnover).gt(50_000_000)
const digits = ({ shortestHsn }: Candidate, needed: number) =>
  shortestHsn !== null && shortestHsn < needed ? `HSN_DIGITS ${needed}` : '-'
