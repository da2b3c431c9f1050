import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { consolidatedEWayBillCalls } from '@bahi/contracts/eway-consolidated.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { issuesIn } from '../issues.ts'
import { urgencyOfEnd } from './members.ts'
import { membersOf, sheetColumns, sheetStatus, sheetsWithIntents } from './stored.ts'
import type { Sheet } from './stored.ts'
import { refused } from '../allowed.ts'
import type { Answer } from '../allowed.ts'

export type SheetDetail = ReplyOf<typeof consolidatedEWayBillCalls.detail>

/** A sheet that the reader sees. */
export async function sheetOf(ctx: Ctx, id: number): Promise<Sheet> {
  const { rows } = await sql<Sheet>`select ${sheetColumns}, ${sheetStatus} as status from ${sheetsWithIntents}
    where c.subscriber_id = current_subscriber() and c.id = ${id} and c.entity_id = any(${[...ctx.entityIds]}::bigint[])`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** What a list and the detail show alike. */
export function shownSheet(
  ctx: Ctx,
  { intentState, nextTryAt, errors, storedStatus: _, replacesId: __, ...sheet }: Sheet,
) {
  const waits = intentState === 'Asked' || intentState === 'Waiting'
  return {
    ...sheet,
    stage: intentState === null ? null : waits ? ('Queued' as const) : intentState,
    retryAt: nextTryAt && new Date(nextTryAt) > ctx.clock() ? nextTryAt : null,
    urgency: sheet.status === 'Generated' ? urgencyOfEnd(sheet.endsFirst, ctx.clock()) : ('none' as const),
    errors: issuesIn(ctx.language, errors),
  }
}

export async function sheetDetail(ctx: Ctx, id: number): Promise<SheetDetail> {
  const sheet = await sheetOf(ctx, id)
  const members = await membersOf(ctx.db, id)
  const { rows } = await sql<{ id: number; number: string | null; isBefore: boolean }>`
    select id, number, coalesce(id = ${sheet.replacesId}::bigint, false) as is_before from consolidated_e_way_bills
    where subscriber_id = current_subscriber() and (id = ${sheet.replacesId}::bigint or (replaces_id = ${id} and status <> 'Rejected'))`.execute(
    ctx.db,
  )
  const before = rows.find(({ isBefore }) => isBefore)
  const after = rows.find(({ isBefore }) => !isBefore)
  const answer = changeRefusal(ctx, sheet, after !== undefined) ?? { allowed: true }
  return {
    ...shownSheet(ctx, sheet),
    replaces: before ? { id: before.id, number: before.number } : null,
    replacedBy: after ? { id: after.id, number: after.number } : null,
    members: members.map((member) => ({ ...member, urgency: urgencyOfEnd(member.validUpto, ctx.clock()) })),
    actions: [
      { action: 'regenerate', ...answer },
      { action: 'add', ...answer },
    ],
  }
}

/** Why no other sheet may take the place of this one. */
export function changeRefusal(ctx: Ctx, { status }: Sheet, hasNext: boolean): Answer | undefined {
  if (status === 'Pending' || status === 'InProgress') return refused(ctx, 'eWayBill.refused.inProgress')
  if (status === 'Rejected') return refused(ctx, 'consolidated.refused.notMade')
  if (status === 'Replaced') return refused(ctx, 'consolidated.refused.replaced')
  return hasNext ? refused(ctx, 'eWayBill.refused.inProgress') : undefined
}
