import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { challanCalls } from '@bahi/contracts/kind-calls.ts'
import type { DocumentStatus } from '@bahi/domain/documents/lives.ts'
import { allowedAction, statusAfter } from '@bahi/domain/documents/status.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import { actionRefused, lockIssues, refusalOf } from '../../ledger/index.ts'
import type { BookIssue } from '../../ledger/index.ts'
import { stateOf } from '../document-state.ts'
import { eachAllowed } from '../each-allowed.ts'
import { loadDocument } from '../load.ts'
import type { StoredDocument } from '../load.ts'
import { allBack, serialBackIssues, serialsOut } from './challan-serials.ts'
import type { SerialsBack } from './challan-serials.ts'
import { takenOfLines } from './sources.ts'
import type { LineTaken } from './sources.ts'

type Calls = typeof challanCalls
const kind = 'deliveryChallan'

/** The goods have arrived; each challan that cannot be marked is refused with its reason. */
export async function markDelivered(
  ctx: Ctx,
  { ids, date = ctx.today() }: ParsedOf<Calls['markDelivered']>,
): Promise<ReplyOf<Calls['markDelivered']>> {
  refuseFuture(ctx, date)
  return eachAllowed(ctx, kind, ids, {
    action: 'markDelivered',
    act: async (row) => {
      const early = earlierIssue({ number: row.number ?? '', date: row.date }, date)
      if (early) return refusalOf(ctx, row.id, invalid([early]))
      const status = statusAfter(kind, row.status as DocumentStatus, 'markDelivered')
      await sql`update documents set status = ${status}, delivered_on = ${date}::date, version = version + 1,
          changed_at = now(), changed_by = current_user_id()
        where subscriber_id = current_subscriber() and id = ${row.id}`.execute(ctx.db)
      return undefined
    },
  })
}

/** Goods have come back, all that is left or quantities of lines; what came back is invoiced by nobody. */
export async function markReturned(
  ctx: Ctx,
  { id, date = ctx.today(), lines, ...told }: ParsedOf<Calls['markReturned']>,
): Promise<ReplyOf<Calls['markReturned']>> {
  refuseFuture(ctx, date)
  await holdSources(ctx, id)
  const stored = await loadDocument(ctx.db, { kind, id, entityIds: ctx.entityIds, lock: true })
  if (!stored) throw notFound()
  const answer = allowedAction(stateOf(ctx, kind, stored, null), 'markReturned')
  if (!answer.allowed) throw actionRefused(ctx, answer.reasonKey!, answer.params)
  const early = earlierIssue({ number: stored.number ?? '', date: stored.date }, date)
  const locked = lockIssues(date, { settings: await ctx.settings(stored.entityId), isFiled: false })
  if (early || locked.length > 0) throw invalid(early ? [early] : locked)
  const left = await takenOfLines(ctx.db, id)
  const out = await serialsOut(ctx, id)
  const back: readonly Back[] =
    lines ??
    allBack(
      [...left.values()].map(({ lineNumber, left: quantity }) => ({ lineNumber, quantity })),
      out,
    )
  const wrong = [
    ...(lines ? linesAbove(lines, left) : nothingLeft(stored, left)),
    ...jobWorkIssues(stored, back, told),
    ...serialBackIssues(back, out),
  ]
  if (wrong.length > 0) throw invalid(wrong)
  await keepReturns(ctx, id, date, back, told)
  await sql`update document_lines l set returned_quantity = l.returned_quantity + r.quantity
    from (select line_number, sum(quantity) as quantity from json_to_recordset(${JSON.stringify(
      back.map(({ lineNumber, quantity, lostQuantity = '0' }) => ({
        line_number: lineNumber,
        quantity: Decimal.of(quantity).add(lostQuantity).toPlain(),
      })),
    )}::json) as b (line_number int, quantity numeric) group by line_number) r
    where l.subscriber_id = current_subscriber() and l.document_id = ${id} and l.line_number = r.line_number`.execute(
    ctx.db,
  )
  await sql`select fulfil_document(${id}, true), fulfil_sources(${id}, null), post_stock(array[${id}::bigint], true)`.execute(
    ctx.db,
  )
  const status = statusAfter(kind, stored.status as DocumentStatus, 'markReturned')!
  const { rows } = await sql<{ id: number; version: number; status: DocumentStatus }>`
    update documents set status = case when has_left then status else ${status} end, returned_on = ${date}::date, version = version + 1,
      changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id} returning id, version, status`.execute(ctx.db)
  return rows[0]!
}

type Told = Pick<ParsedOf<Calls['markReturned']>, 'nature' | 'otherNumber' | 'otherDate'>
type Back = SerialsBack

/** Only a job worker loses goods that are ours, and works on them. */
function jobWorkIssues({ body }: StoredDocument, back: readonly Back[], told: Told): BookIssue[] {
  if (body.purpose === 'JobWork') return []
  return [
    ...(['nature', 'otherNumber', 'otherDate'] as const).flatMap((path): BookIssue[] =>
      told[path] === undefined ? [] : [{ path, code: 'NOT_JOB_WORK' }],
    ),
    ...back.flatMap(({ lostQuantity = '0' }, index): BookIssue[] =>
      Decimal.of(lostQuantity).isZero()
        ? []
        : [{ path: `lines[${index}].lostQuantity`, code: 'NOT_JOB_WORK' }],
    ),
  ]
}

const textsOf = (name: string) =>
  sql`case when json_typeof(${sql.ref(`b.${name}`)}) = 'array' then (select array_agg(s) from json_array_elements_text(${sql.ref(`b.${name}`)}) s) end`

/** Each return by its day, as rule 45 and ITC-04 ask for it. */
const keepReturns = (ctx: Ctx, id: number, date: string, back: readonly Back[], told: Told) =>
  sql`insert into challan_returns (subscriber_id, document_id, line_number, returned_on, quantity, lost_quantity, serials, lost_serials, nature, other_number, other_date)
    select current_subscriber(), ${id}, b.line_number, ${date}::date, b.quantity, b.lost_quantity, ${textsOf('serials')}, ${textsOf('lost_serials')}, ${told.nature ?? null}::text,
      ${told.otherNumber ?? null}::text, ${told.otherDate ?? null}::date
    from json_to_recordset(${JSON.stringify(
      back.map(({ lineNumber, quantity, lostQuantity = '0', serials, lostSerials }) => ({
        line_number: lineNumber,
        quantity,
        lost_quantity: lostQuantity,
        serials,
        lost_serials: lostSerials,
      })),
    )}::json) as b (line_number int, quantity numeric, lost_quantity numeric, serials json, lost_serials json)
    where b.quantity + b.lost_quantity > 0`.execute(ctx.db)

/** Orders that it was made from: they are open again by what comes back. Locked before it, as everywhere. */
const holdSources = (ctx: Ctx, id: number) =>
  sql`select from documents d where d.subscriber_id = current_subscriber() and d.id in (
      select s.source_id from document_sources s where s.subscriber_id = current_subscriber() and s.document_id = ${id})
    order by d.id for update`.execute(ctx.db)

function refuseFuture(ctx: Ctx, date: string): void {
  if (date > ctx.today()) throw invalid([{ path: 'date', code: 'DATE_IN_FUTURE', params: { date } }])
}

const earlierIssue = (
  challan: { readonly number: string; readonly date: string },
  date: string,
): BookIssue | undefined =>
  date < challan.date ? { path: 'date', code: 'BEFORE_CHALLAN', params: challan } : undefined

type Taken = ReadonlyMap<number, LineTaken>

const nothingLeft = ({ number }: StoredDocument, lines: Taken): BookIssue[] =>
  [...lines.values()].some(({ left }) => Decimal.of(left).isPositive())
    ? []
    : [{ path: 'id', code: 'NOTHING_TO_RETURN', params: { number: number ?? '' } }]

function linesAbove(lines: readonly Back[], taken: Taken): BookIssue[] {
  const sums = new Map<number, Decimal>()
  return lines.flatMap(({ lineNumber, quantity, lostQuantity = '0' }, index): BookIssue[] => {
    const rest = taken.get(lineNumber)?.left
    if (rest === undefined) return [{ path: `lines[${index}].lineNumber`, code: 'UNKNOWN_RECORD' }]
    const sum = (sums.get(lineNumber) ?? Decimal.zero).add(quantity).add(lostQuantity)
    sums.set(lineNumber, sum)
    if (sum.lte(rest)) return []
    return [
      {
        path: `lines[${index}].quantity`,
        code: 'RETURN_ABOVE',
        params: { line: String(lineNumber), left: rest },
      },
    ]
  })
}
