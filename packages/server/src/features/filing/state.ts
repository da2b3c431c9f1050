import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr1FilingCalls } from '@bahi/contracts/filing.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { sandboxOtp } from '@bahi/gateways/sandbox/gstn/sign-in.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { compared } from './compare.ts'
import type { FiledForm, PeriodOf, ReturnToFile } from './forms.ts'
import { sourceOf } from './push.ts'
import { returnsAccess, storedAccess } from './session.ts'
import { messageOf } from './words.ts'

type Filing = ReplyOf<typeof gstr1FilingCalls.filing>

interface Row {
  readonly id: number
  readonly state: Exclude<Filing['state'], 'NotStarted'>
  readonly pushedAt: string | null
  readonly pushedBy: string | null
  readonly summary: unknown
  readonly summaryAt: string | null
  readonly signatoryPan: string | null
  readonly arn: string | null
  readonly filedOn: string | null
  readonly isBusy: boolean
  readonly waitsFor: string | null
  readonly parts: { readonly done: number; readonly total: number }
  readonly changedSince: number
  readonly refusedCount: number
}

/** Refused records that are shown; the rest come with the next push. */
const shownRefused = 200

/** How far the filing of a return is: what the portal has, what it refused, and whether its sums are those of the books. */
export async function filingOfPeriod(ctx: Ctx, form: FiledForm, place: PeriodOf): Promise<Filing> {
  const source = sourceOf(form)
  const { pan, stored, row, refused, comparison } = await ctx.inTransaction(async (inside) => {
    inside.requireEntity(place.entityId)
    const head = await source.head(inside, place)
    const found = await rowOf(inside, form, place, head)
    return {
      pan: head.pan,
      stored: await storedAccess(inside.db, place.entityId),
      row: found,
      refused: found ? await refusedOf(inside, found.id) : [],
      comparison: found?.summary
        ? compared(await source.sums(inside, place), source.portalSums(found.summary))
        : [],
    }
  })
  const access = await returnsAccess(
    ctx,
    { subscriberId: ctx.subscriberId, entityId: place.entityId },
    stored,
  )
  const isSandbox = access.kind === 'open' && access.provider === 'Sandbox'
  return {
    ...place,
    form,
    state: row?.state ?? 'NotStarted',
    session: access.kind === 'open' ? 'Open' : access.kind === 'closed' ? 'Closed' : 'NotSetUp',
    isBusy: row?.isBusy ?? false,
    waitsFor:
      row?.isBusy && row.waitsFor
        ? ctx.t(`portal.failure.${row.waitsFor}` as 'portal.failure.connection')
        : null,
    pushedAt: row?.pushedAt ?? null,
    pushedBy: row?.pushedBy ?? null,
    parts: row?.parts ?? { done: 0, total: 0 },
    changedSince: row?.changedSince ?? 0,
    refusedRecords: refused,
    refusedCount: row?.refusedCount ?? 0,
    comparison,
    summaryAt: row?.summaryAt ?? null,
    signatoryPan: row?.signatoryPan ?? pan,
    arn: row?.arn ?? null,
    filedOn: row?.filedOn ?? null,
    sandboxCode: isSandbox && row?.state === 'Ready' ? sandboxOtp : null,
  }
}

async function rowOf(
  ctx: Ctx,
  form: FiledForm,
  { entityId, returnPeriod }: PeriodOf,
  { from, to }: Pick<ReturnToFile, 'from' | 'to'>,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select f.id, f.state, f.pushed_at, nullif(trim(u.first_name || ' ' || u.last_name), '') as pushed_by, f.summary, f.summary_at, f.signatory_pan,
      f.arn, f.filed_on, i.id is not null as is_busy, i.outcome ->> 'reason' as waits_for,
      (select json_build_object('done', count(*) filter (where p.state not in ('New', 'Sent')), 'total', count(*))
        from return_filing_parts p where p.subscriber_id = f.subscriber_id and p.filing_id = f.id) as parts,
      (select count(distinct e.document_id)::int from ledger_entries e join documents d on d.subscriber_id = e.subscriber_id and d.id = e.document_id
        where e.subscriber_id = f.subscriber_id and e.posting_id > f.pushed_posting and e.entity_id = f.entity_id
          and d.return_type is not null and d.date between ${from}::date and ${to}::date) as changed_since,
      (select count(*)::int from return_filing_errors e where e.subscriber_id = f.subscriber_id and e.filing_id = f.id) as refused_count
    from return_filings f
    left join users u on u.subscriber_id = f.subscriber_id and u.id = f.pushed_by
    left join portal_intents i on i.subscriber_id = f.subscriber_id and i.filing_id = f.id and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown')
    where f.subscriber_id = current_subscriber() and f.entity_id = ${entityId} and f.form = ${form} and f.return_period = ${returnPeriod}`.execute(
    ctx.db,
  )
  return rows[0]
}

async function refusedOf(ctx: Ctx, filingId: number): Promise<Filing['refusedRecords']> {
  const { rows } = await sql<{
    section: string
    party: string | null
    placeOfSupply: string | null
    number: string | null
    documentId: number | null
    kind: DocumentKind | null
    code: string
    message: string
  }>`select e.section, e.party, e.place_of_supply, e.record_number as number, e.document_id, d.kind, e.code, e.message
    from return_filing_errors e left join documents d on d.subscriber_id = e.subscriber_id and d.id = e.document_id
    where e.subscriber_id = current_subscriber() and e.filing_id = ${filingId} order by e.id limit ${shownRefused}`.execute(
    ctx.db,
  )
  return rows.map((row) => ({ ...row, message: messageOf(ctx, row) }))
}
