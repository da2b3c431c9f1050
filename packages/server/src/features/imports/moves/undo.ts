import type { ImportKindName } from '@bahi/contracts/import-sheets.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import type { Handlers } from '../../../platform/handlers.ts'
import { undoImport } from '../undo.ts'
import type { MoveInput } from './types.ts'
import { stepsOf } from './store.ts'
import { ofDocuments } from './versions.ts'

export interface UndoCheckpoint {
  /** Documents that somebody has changed since the move ended. */
  readonly changed: readonly number[]
}

/** Of what is kept, so many are named with their reason. */
const mostShown = 200

/**
 * Takes back the imports of a move, the last one first. What the move itself has settled of a document is no change of it; masters that
 * only what was taken back has used go with it.
 */
export async function undoMoved(job: Job<MoveInput, UndoCheckpoint>, handlers: Handlers) {
  const { moveId } = job.input
  const changed =
    job.checkpoint?.changed ??
    (await job.step(async (ctx) => {
      const found = await changedSince(ctx, moveId)
      return { result: found, checkpoint: { changed: found } }
    }))
  const ctx = await job.context()
  const steps = await job.inTransaction((inner) => stepsOf(inner, moveId))
  let undone = 0
  let kept = 0
  const list: { kind: string; label: string; why: string }[] = []
  for (const { kind, run } of steps.toReversed()) {
    if (!run || run.undoneAt !== null) continue
    if (job.isCancelled) return {}
    const { importId } = run
    let taken: Awaited<ReturnType<ReturnType<typeof undoImport>>>
    let some = 0
    // A note that is taken back changes the invoice that it corrected: what is kept is tried again, as long as that helps.
    do {
      await job.inTransaction((inner) => rememberVersions(inner, importId, changed))
      taken = await undoImport(handlers)(ctx, { backgroundTaskId: run.taskId })
      some += taken.undone
    } while (taken.undone > 0 && taken.keptCount > 0 && !job.isCancelled)
    const gone = await job.inTransaction(async (inner) => {
      await freeNumbers(inner, importId)
      return removeUnused(inner, kind, importId)
    })
    undone += some + gone.length
    kept += taken.keptCount - gone.length
    const rows = new Set(gone)
    list.push(
      ...taken.kept
        .filter(({ row }) => !rows.has(row))
        .slice(0, mostShown - list.length)
        .map(({ label, why }) => ({ kind, label, why })),
    )
    job.progress(undone)
  }
  if (kept === 0)
    await job.inTransaction((inner) =>
      sql`update moves set undone_at = now() where subscriber_id = current_subscriber() and id = ${moveId}`.execute(
        inner.db,
      ),
    )
  return { response: { undone, kept, list }, errors: kept }
}

async function changedSince(ctx: Ctx, moveId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select d.id from move_steps s
      join imports i on i.subscriber_id = s.subscriber_id and i.id = s.import_id
      join import_records r on r.subscriber_id = s.subscriber_id and r.import_id = s.import_id and r.undone_at is null and ${ofDocuments}
      join documents d on d.subscriber_id = r.subscriber_id and d.id = r.record_id and d.version <> r.record_version
    where s.subscriber_id = current_subscriber() and s.move_id = ${moveId}
      -- A move that did not end has documents that its own payments changed.
      and not exists (select from move_steps o left join imports p on p.subscriber_id = o.subscriber_id and p.id = o.import_id
        where o.subscriber_id = s.subscriber_id and o.move_id = s.move_id and p.ended_at is null)`.execute(
    ctx.db,
  )
  return rows.map(({ id }) => id)
}

async function rememberVersions(ctx: Ctx, importId: number, changed: readonly number[]): Promise<void> {
  await sql`update import_records r set record_version = d.version from documents d
    where r.subscriber_id = current_subscriber() and r.import_id = ${importId} and r.undone_at is null and ${ofDocuments}
      and d.subscriber_id = r.subscriber_id and d.id = r.record_id and not (d.id = any(${[...changed]}::bigint[]))`.execute(
    ctx.db,
  )
}

/** The numbers of the other program are free again, for when the move is made anew. */
async function freeNumbers(ctx: Ctx, importId: number): Promise<void> {
  await sql`update documents d set number_scope = d.number_scope || ':' || d.id::text from import_records r
    where d.subscriber_id = current_subscriber() and r.subscriber_id = d.subscriber_id and r.import_id = ${importId} and r.record_id = d.id
      and r.record_kind = d.kind and r.undone_at is not null and d.status = 'Cancelled' and d.number_scope not like '%:' || d.id::text`.execute(
    ctx.db,
  )
}

/** Masters that nothing uses but what was cancelled: table, and what would keep them. */
const masters: Readonly<
  Partial<
    Record<
      ImportKindName,
      { readonly table: string; readonly used: RawBuilder<unknown>; readonly also: RawBuilder<unknown> }
    >
  >
> = {
  Parties: {
    table: 'parties',
    used: sql`exists (select from documents d where d.subscriber_id = x.subscriber_id and d.party_id = x.id and d.status not in ('Cancelled', 'Delete'))
      or exists (select from payments p where p.subscriber_id = x.subscriber_id and p.party_id = x.id and p.status <> 'Cancelled')
      or exists (select from journal_lines l join journals j on j.subscriber_id = l.subscriber_id and j.id = l.journal_id
        where l.subscriber_id = x.subscriber_id and l.party_id = x.id and j.status = 'Active')`,
    also: sql`, opening_balance = null, opening_balance_date = null, opening_balance_side = null`,
  },
  Items: {
    table: 'items',
    used: sql`exists (select from document_lines l join documents d on d.subscriber_id = l.subscriber_id and d.id = l.document_id
        where l.subscriber_id = x.subscriber_id and l.item_id = x.id and d.status not in ('Cancelled', 'Delete'))
      or exists (select from stock_openings o where o.subscriber_id = x.subscriber_id and o.item_id = x.id)`,
    also: sql``,
  },
  Accounts: {
    table: 'ledger_accounts',
    used: sql`exists (select from journal_lines l join journals j on j.subscriber_id = l.subscriber_id and j.id = l.journal_id
        where l.subscriber_id = x.subscriber_id and l.ledger_account_id = x.id and j.status = 'Active')
      or exists (select from ledger_entries e join payments p on p.subscriber_id = e.subscriber_id and p.id = e.payment_id
        where e.subscriber_id = x.subscriber_id and e.ledger_account_id = x.id and p.status <> 'Cancelled')`,
    also: sql``,
  },
}

/** Removes them; answers the rows of the import that they were made from. */
async function removeUnused(ctx: Ctx, kind: ImportKindName, importId: number): Promise<number[]> {
  const master = masters[kind]
  if (!master) return []
  const { rows } = await sql<{ row: number }>`with gone as (
      update ${sql.table(master.table)} x set status = 'Delete', version = x.version + 1, changed_at = now(), changed_by = current_user_id() ${master.also}
      from import_records r where x.subscriber_id = current_subscriber() and r.subscriber_id = x.subscriber_id and r.import_id = ${importId} and r.record_id = x.id
        and r.outcome = 'Created' and r.undone_at is null and x.version = r.record_version and x.status <> 'Delete' and not (${master.used})
      returning r.row_number)
    update import_records r set undone_at = now() from gone where r.subscriber_id = current_subscriber() and r.import_id = ${importId} and r.row_number = gone.row_number
    returning r.row_number as row`.execute(ctx.db)
  await sql`update imports i set undone_at = now(), undone_by = current_user_id() where i.subscriber_id = current_subscriber() and i.id = ${importId} and i.undone_at is null
    and not exists (select from import_records r where r.subscriber_id = i.subscriber_id and r.import_id = i.id and r.undone_at is null
      and r.outcome in ('Created', 'Changed') and r.record_id is not null)`.execute(ctx.db)
  return rows.map(({ row }) => row)
}
