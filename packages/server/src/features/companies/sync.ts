import { SyncReturnType } from '@bahi/contracts/companies.ts'
import type { entityCalls } from '@bahi/contracts/companies.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound, refuseField } from '../../platform/errors.ts'
import { keepSetting, load, settingValues } from '../../platform/settings.ts'

type ReturnType = z.output<typeof SyncReturnType>

/**
 * Chooses what is fetched every night for registrations. E-way bills of others follow the setting that the nightly
 * work and the settings screen read; what is chosen of returns is on the registration.
 */
export async function setAutoSync(
  ctx: Ctx,
  { entityIds, isEnabled, returnTypes = SyncReturnType.options }: ParsedOf<typeof entityCalls.autoSync>,
): Promise<ReplyOf<typeof entityCalls.autoSync>> {
  const ids = [...new Set(entityIds)]
  for (const id of ids) {
    ctx.requireEntity(id)
    if (!ctx.can('ENT_ED', id) && !ctx.can('BSN_ED', id)) throw new AppError('RIGHT_MISSING')
  }
  const { rows } = await sql<{
    id: number
    gstin: string | null
    autoSync: ReturnType[]
  }>`select id, gstin, auto_sync from entities
    where subscriber_id = current_subscriber() and id = any(${ids}::bigint[]) and status <> 'Delete' order by id for update`.execute(
    ctx.db,
  )
  if (rows.length < ids.length) throw notFound()
  const without = ids.findIndex((id) => rows.find((row) => row.id === id)!.gstin === null)
  if (without >= 0) throw refuseField(`entityIds[${without}]`, 'GSTIN_REQUIRED')
  const reply: { entityId: number; returnTypes: ReturnType[] }[] = []
  for (const { id, autoSync } of rows) {
    const chosen = SyncReturnType.options.filter(
      (type) => type !== 'EWB' && (returnTypes.includes(type) ? isEnabled : autoSync.includes(type)),
    )
    await sql`update entities set auto_sync = ${chosen}::text[], version = version + 1, changed_at = now(), changed_by = current_user_id()
      where subscriber_id = current_subscriber() and id = ${id} and auto_sync <> ${chosen}::text[]`.execute(
      ctx.db,
    )
    if (returnTypes.includes('EWB')) await keepSetting(ctx, id, 'eWayBillSync', isEnabled)
    const { eWayBillSync } = settingValues(
      { values: await load(ctx.db, ctx.subscriberId) },
      ctx.access.parents,
      id,
    )
    reply.push({ entityId: id, returnTypes: [...(eWayBillSync ? ['EWB' as const] : []), ...chosen] })
  }
  return reply
}
