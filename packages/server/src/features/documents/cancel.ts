import type { DocumentKind, DocumentStatus } from '@bahi/domain/documents/kinds.ts'
import { allowedAction } from '@bahi/domain/documents/status.ts'
import type { DocumentAction } from '@bahi/domain/documents/status.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { holdPeriods, lockIssues, refusal } from '../ledger/index.ts'
import { registrationColumns } from '../portals/index.ts'
import type { RegistrationFacts } from '../portals/index.ts'

interface Outcome {
  done: number[]
  refused: { id: number; code: string; message: string }[]
}

interface Row extends RegistrationFacts {
  id: number
  status: string
  date: string
  paid: string
  isFiled: boolean
  lockDate: string | null
}

/** Cancels what may be cancelled; each of the others with its reason. Numbers stay used. */
export function cancelDocuments(
  ctx: Ctx,
  kind: DocumentKind,
  { ids, reason, remark }: { ids: readonly number[]; reason: string; remark?: string | undefined },
): Promise<Outcome> {
  return eachAllowed(ctx, kind, ids, 'cancel', async (row) => {
    await sql`select cancel_document(${row.id}, ${reason}, ${remark ?? null}::text)`.execute(ctx.db)
  })
}

/** Discards drafts. The row stays, marked Delete: what was written is never lost to the audit trail. */
export function discardDrafts(
  ctx: Ctx,
  kind: DocumentKind,
  { ids }: { ids: readonly number[] },
): Promise<Outcome> {
  return eachAllowed(ctx, kind, ids, 'discard', async (row) => {
    await sql`update documents set status = 'Delete', version = version + 1, changed_at = now(), changed_by = current_user_id()
      where subscriber_id = current_subscriber() and id = ${row.id}`.execute(ctx.db)
  })
}

async function eachAllowed(
  ctx: Ctx,
  kind: DocumentKind,
  ids: readonly number[],
  action: DocumentAction,
  act: (row: Row) => Promise<void>,
): Promise<Outcome> {
  await holdPeriods(ctx.db, ids)
  // Locked in the order of ids, so that two bulk calls never wait for each other in a ring.
  const { rows } = await sql<Row>`
    select d.id, d.status, d.date, d.paid,
      exists (select 1 from filed_periods f where f.subscriber_id = d.subscriber_id and f.entity_id = d.entity_id and f.return_type = 'GSTR1'
        and f.return_period = d.return_period) as is_filed,
      setting_of('periodLockDate', d.entity_id) as lock_date, ${registrationColumns}
    from documents d where d.subscriber_id = current_subscriber() and d.kind = ${kind} and d.id = any(${[...ids]}::bigint[])
      and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) and d.status <> 'Delete'
    order by d.id for update of d`.execute(ctx.db)
  const outcome: Outcome = { done: [], refused: [] }
  const found = new Map(rows.map((row) => [row.id, row]))
  for (const id of ids) {
    if (!found.has(id)) outcome.refused.push(refusal(ctx, id, 'NOT_FOUND'))
  }
  for (const row of rows) {
    const locks = lockIssues(row.date, { settings: { periodLockDate: row.lockDate }, isFiled: row.isFiled })
    const answer = allowedAction(
      {
        kind,
        status: row.status as DocumentStatus,
        hasPayment: !Decimal.of(row.paid).isZero(),
        hasIrn: row.hasIrn,
        hasEwayBill: row.hasEwayBill,
        isAtPortal: row.isAtPortal,
        periodFiled: row.isFiled,
        periodLocked: locks.some(({ code }) => code === 'PERIOD_LOCKED'),
      },
      action,
    )
    if (answer.allowed) {
      await act(row)
      outcome.done.push(row.id)
    } else {
      outcome.refused.push(refusal(ctx, row.id, 'ACTION_REFUSED', answer.reasonKey, answer.params))
    }
  }
  return outcome
}
