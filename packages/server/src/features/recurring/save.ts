import type { ParsedOf } from '@bahi/contracts/call.ts'
import { documentRight } from '@bahi/contracts/document-rights.ts'
import { recurringKinds } from '@bahi/contracts/recurring-kinds.ts'
import type { recurringCalls } from '@bahi/contracts/recurring.ts'
import type { RecurringKind } from '@bahi/contracts/recurring-kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, conflict, notFound } from '../../platform/errors.ts'
import { insertRecord, Issues, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { loadRecurring } from './load.ts'
import type { Recurring } from './load.ts'
import { recurringDetail } from './queries.ts'

type Input = ParsedOf<typeof recurringCalls.save>

/** Who saves a schedule is the user in whose name its documents are made from then on. */
export async function saveRecurring(ctx: Ctx, input: Input): Promise<Saved> {
  const { id, version, sourceId, left, ...schedule } = input
  const source = await sourceOf(ctx, sourceId)
  if (!ctx.can(documentRight(source.kind, 'AD'), source.entityId)) throw new AppError('RIGHT_MISSING')
  if (input.mails && !ctx.can(documentRight(source.kind, 'SND'), source.entityId))
    throw new AppError('RIGHT_MISSING')
  const stored = id === undefined ? undefined : await storedOf(ctx, input, source)
  issuesOf(ctx, input, source).refuse()
  const columns = {
    ...schedule,
    ...(stored && isSameCalendar(stored, input) ? {} : { firstDate: input.nextDate, turn: 0 }),
    endDate: input.endDate ?? null,
    turnsLeft: left ?? null,
    userId: ctx.userId,
  }
  if (!stored)
    return insertRecord(ctx.db, 'recurring_documents', {
      ...columns,
      kind: source.kind,
      entityId: source.entityId,
      sourceId,
    })
  const key = { id: stored.id, version }
  // An ended one begins again.
  const status = stored.status === 'Ended' ? 'Active' : stored.status
  return updateRecord(ctx.db, 'recurring_documents', key, { ...columns, sourceId, status }, () =>
    recurringDetail(ctx, stored.id),
  )
}

interface SourceFacts {
  readonly kind: RecurringKind
  readonly entityId: number
}

/** An issued document, cancelled ones too: what is made of it is a document of its own. */
async function sourceOf(ctx: Ctx, sourceId: number): Promise<SourceFacts> {
  const { rows } = await sql<SourceFacts>`
    select kind, entity_id from documents where subscriber_id = current_subscriber() and id = ${sourceId}
      and kind = any(${[...recurringKinds]}::text[]) and number is not null and status <> 'Delete'
      and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])`.execute(ctx.db)
  const [source] = rows
  if (!source || !ctx.can(documentRight(source.kind, 'SH_VW'), source.entityId)) throw notFound()
  ctx.requireActive(source.entityId)
  return source
}

async function storedOf(ctx: Ctx, input: Input, source: SourceFacts): Promise<Recurring> {
  const stored = await loadRecurring(ctx, input.id!, { lock: true })
  if (!stored || stored.kind !== source.kind || stored.entityId !== source.entityId) throw notFound()
  if (input.version !== stored.version) throw conflict(await recurringDetail(ctx, stored.id))
  return stored
}

function issuesOf(ctx: Ctx, { nextDate, endDate, result, mails }: Input, { kind }: SourceFacts): Issues {
  const issues = new Issues()
  if (nextDate < ctx.today()) issues.add('nextDate', 'DATE_PAST')
  if (endDate !== undefined && endDate < nextDate) issues.add('endDate', 'DATE_ORDER', { from: nextDate })
  // A bill needs the number that its supplier gives it.
  if (kind === 'purchaseBill' && result === 'Issued') issues.add('result', 'RECURRING_DRAFT_ONLY')
  if (mails && result === 'Draft') issues.add('mails', 'RECURRING_MAIL_OF_DRAFT')
  return issues
}

/** The day of the month of the first date is kept while the calendar stays. */
const isSameCalendar = (stored: Recurring, { nextDate, every, unit }: Input) =>
  stored.nextDate === nextDate && stored.every === every && stored.unit === unit
