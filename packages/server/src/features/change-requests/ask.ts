import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { changeRequestCalls } from '@bahi/contracts/change-requests.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { actionRefused } from '../ledger/index.ts'
import { notifyUsers } from '../notifications/index.ts'
import { insertRecord, Issues, refusingDuplicates } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { wordsOf } from './words.ts'

type Input = ParsedOf<typeof changeRequestCalls.save>

/** Keeps what a user asks for and notifies every Admin. The same is asked once as long as it is not decided. */
export async function ask(ctx: Ctx, input: Input): Promise<Saved> {
  const { EnableUam: isOn } = await ctx.settings()
  if (!isOn) throw actionRefused(ctx, 'changeRequest.off')
  checkAsked(ctx, input)
  const { kind, note } = input
  const place = kind === 'Limit' ? undefined : input.entityId
  const columns = {
    userId: ctx.userId,
    kind,
    rightCode: kind === 'Right' ? input.rightId : undefined,
    limitName: kind === 'Limit' ? input.limitName : undefined,
    limitValue: kind === 'Limit' ? input.limitValue : undefined,
    entityId: place,
    note,
  }
  const saved = await refusingDuplicates({ change_requests_open: 'kind' }, () =>
    insertRecord(ctx.db, 'change_requests', columns),
  )
  const { rows } = await sql<{ id: number }>`select id from users where subscriber_id = current_subscriber()
    and user_type = 'Admin' and status = 'Active' and id <> ${ctx.userId}`.execute(ctx.db)
  await notifyUsers(
    ctx.db,
    ctx.subscriberId,
    rows.map(({ id }) => id),
    {
      kind: 'accessAsked',
      eventKey: `changeRequest:${saved.id}`,
      params: {
        ...wordsOf(columns),
        name: `${ctx.access.firstName} ${ctx.access.lastName}`.trim() || ctx.access.userName,
      },
      target: { screen: 'changeRequests', documentId: null, billId: null, number: null },
    },
  )
  return saved
}

function checkAsked(ctx: Ctx, { kind, rightId, entityId, limitName, limitValue }: Input): void {
  const issues = new Issues()
  if (entityId !== undefined && !ctx.entityIds.includes(entityId)) issues.add('entityId', 'UNKNOWN_RECORD')
  else if (kind === 'Right') {
    if (!rightId) issues.add('rightId', 'REQUIRED')
    else if (entityId === undefined ? ctx.access.rights.get(rightId) === 'all' : ctx.can(rightId, entityId))
      issues.add('rightId', 'RIGHT_HELD')
  } else if (kind === 'ApiAccess' && ctx.can('USR_API')) issues.add('kind', 'RIGHT_HELD')
  if (kind === 'Limit') {
    if (!limitName) issues.add('limitName', 'REQUIRED')
    if (!limitValue) issues.add('limitValue', 'REQUIRED')
    const own = limitName && ctx.access.limits[limitName]
    if (limitName && limitValue && (own === null || Decimal.of(limitValue).cmp(own ?? '0') <= 0))
      issues.add('limitValue', 'LIMIT_NOT_HIGHER')
  }
  issues.refuse()
}
