import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { ruleCalls } from '@bahi/contracts/reports.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { changeableRules, ruleAt, ruleIds, rules, ruleWords } from '@bahi/domain/tables/rules.ts'
import type { Rule, RuleId, RuleValue } from '@bahi/domain/tables/rules.ts'
import { kindsOfType } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { kindList } from '../../platform/db/kind-list.ts'
import { refuseField } from '../../platform/errors.ts'
import { isFiled, ruleChanges } from '../ledger/index.ts'

type Calls = typeof ruleCalls

/** Every row of the dated rules with its source, those announced, put off or withdrawn among them. */
export async function searchRules(ctx: Ctx): Promise<ReplyOf<Calls['search']>> {
  const own = await changesOf(ctx)
  const isChanged = (rule: Rule) => own.some((change) => change.id === rule.id && change.since === rule.since)
  const records = [...rules.filter((rule) => !isChanged(rule)), ...own].map((rule) => {
    const builtIn = rules.find((row) => row.id === rule.id && row.since === rule.since)
    return {
      id: rule.id,
      titleKey: `rule.${rule.id}`,
      since: rule.since,
      until: rule.until ?? null,
      value: String(rule.value),
      source: rule.source,
      state: rule.state,
      isOwn: own.includes(rule),
      isChangeable: changeableRules.has(rule.id),
      builtIn: builtIn ? { value: String(builtIn.value), state: builtIn.state } : null,
    }
  })
  const place = (id: string) => ruleIds.indexOf(id as RuleId)
  return {
    records: records.toSorted((a, b) => place(a.id) - place(b.id) || (a.since < b.since ? -1 : 1)),
  }
}

async function changesOf(ctx: Ctx): Promise<Rule[]> {
  const { rows } = await sql<{ changes: Rule[] }>`select ${ruleChanges} as changes`.execute(ctx.db)
  return rows[0]!.changes
}

/** The row as typed: its value is of the kind that the rule's other rows have. */
export async function saveRule(ctx: Ctx, input: ParsedOf<Calls['save']>): Promise<undefined> {
  const { id, since, until = null, state, source } = input
  const known = rules.find((row) => row.id === id)
  if (!known) throw refuseField('id', 'UNKNOWN_RECORD')
  if (!changeableRules.has(known.id)) throw refuseField('id', 'RULE_FIXED')
  if (until !== null && until < since) throw refuseField('until', 'DUE_BEFORE_DATE', { date: since })
  const value = valueOf(input.value, known)
  if (value === undefined) throw refuseField('value', 'RULE_VALUE', { example: String(known.value) })
  await sql`insert into rule_changes (subscriber_id, rule_id, since, until, value, state, source)
    values (current_subscriber(), ${id}, ${since}::date, ${until}::date, ${JSON.stringify(value)}::jsonb, ${state}, ${source})
    on conflict (subscriber_id, rule_id, since) do update set until = excluded.until, value = excluded.value, state = excluded.state,
      source = excluded.source, changed_at = now(), changed_by = current_user_id()`.execute(ctx.db)
  return undefined
}

export async function revertRule(ctx: Ctx, { id, since }: ParsedOf<Calls['revert']>): Promise<undefined> {
  await sql`delete from rule_changes where subscriber_id = current_subscriber() and rule_id = ${id} and since = ${since}::date`.execute(
    ctx.db,
  )
  return undefined
}

function valueOf(typed: string, { id, value: like }: Rule): RuleValue | undefined {
  if (typeof like === 'boolean') return typed === 'true' ? true : typed === 'false' ? false : undefined
  if (typeof like === 'number')
    return /^\d{1,12}(\.\d{1,3})?$/.test(typed) ? Decimal.of(typed).toNumber() : undefined
  const words = ruleWords[id]
  if (words) return words.includes(typed) ? typed : undefined
  return monthAndDay.test(typed) === monthAndDay.test(like) ? typed : undefined
}

/** The last day of something in a year: 11-30. */
const monthAndDay = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

interface Candidate {
  readonly documentId: number
  readonly kind: DocumentKind
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

type Preview = ReplyOf<Calls['preview']>

/**
 * Open drafts and documents not yet filed that a row of a rule would treat otherwise than the row in force, were it in
 * force from `since` on. Rules that decide about no figure or field of a sale change none.
 */
export async function previewRule(ctx: Ctx, { id, since }: ParsedOf<Calls['preview']>): Promise<Preview> {
  const own = await changesOf(ctx)
  const rule = [...own, ...rules].find((row) => row.id === id && row.since === since)
  if (!rule) throw refuseField(ruleIds.includes(id as RuleId) ? 'since' : 'id', 'UNKNOWN_RECORD')
  const effect = effects[rule.id]
  if (!effect) return { documents: [] }
  const { rows } = await sql<Candidate>`
    select d.id as document_id, d.kind, d.number, d.date, d.status, d.total, d.taxable_value, (d.body -> 'billingAddress') is not null as has_address,
      coalesce(d.inter_state, false) as inter_state, d.party_gstin is not null as registered, e.turnover,
      (select min(length(l.hsn)) from document_lines l where l.subscriber_id = d.subscriber_id and l.document_id = d.id) as shortest_hsn
    from documents d join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id
    where d.subscriber_id = current_subscriber() and d.kind in (${kindList(sales)}) and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
      and d.status not in ('Rejected', 'Cancelled', 'Delete') and d.date >= ${since}::date
      and not ${isFiled}
      and not exists (select 1 from iff_documents i where i.subscriber_id = d.subscriber_id and i.document_id = d.id)
    order by d.date desc, d.id desc limit 5000`.execute(ctx.db)
  const inForce: Rule = { ...rule, state: 'InForce' }
  const documents = rows.flatMap((row): Preview['documents'] => {
    const date = row.date!
    const others = own.filter((change) => change !== rule)
    const before = effect(row, ruleAt(rule.id, date, [...others, ...withoutRow(rule)]))
    const after = effect(row, ruleAt(rule.id, date, [...others, inForce]))
    const { documentId, kind, number, status } = row
    return before === after ? [] : [{ documentId, kind, number, date, status, before, after }]
  })
  return { documents: documents.slice(0, 500) }
}

/** `changes` replace the row of the same rule and day: this one takes it out. */
const withoutRow = (rule: Rule): Rule[] => [{ ...rule, state: 'Withdrawn' }]

/** Kinds of which rules decide something before they are reported. */
const sales = kindsOfType(({ gstr1 }) => gstr1 === 'invoice')

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
