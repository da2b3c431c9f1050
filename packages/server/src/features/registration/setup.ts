import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { setupChecks, setupSteps } from '@bahi/contracts/registration.ts'
import type { setupCalls, SetupStep } from '@bahi/contracts/registration.ts'
import type { dashboardCalls } from '@bahi/contracts/reports.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { RegisteredTaxpayer } from './taxpayer.ts'

type SetupCheck = (typeof setupChecks)[number]

interface Row {
  readonly known: RegisteredTaxpayer | null
  readonly steps: Partial<Record<SetupStep, 'Done' | 'Skipped' | 'Open'>> | null
  readonly isFinished: boolean | null
  readonly companyId: number | null
  readonly entityId: number | null
}

/** How far the set-up is: what is known, step by step, and the company that it is about: the first that the user sees. */
export async function setupState(ctx: Ctx): Promise<ReplyOf<typeof setupCalls.state>> {
  const seen = [...ctx.entityIds]
  const { rows } = await sql<Row>`
    with company as (
      select id from entities where subscriber_id = current_subscriber() and entity_type = 'Business' and status <> 'Delete'
        and id = any(${[...ctx.access.companyIds]}::bigint[]) order by id limit 1
    )
    select s.known, s.steps, s.finished_at is not null as is_finished, (select id from company) as company_id,
      (select e.id from entities e where e.subscriber_id = current_subscriber() and e.entity_type = 'Entity' and e.status <> 'Delete'
        and e.parent_id = (select id from company) and e.id = any(${seen}::bigint[]) order by e.id limit 1) as entity_id
    from (values (1)) as one (number) left join account_setups s on s.subscriber_id = current_subscriber()`.execute(
    ctx.db,
  )
  const { known, steps, isFinished, companyId, entityId } = rows[0]!
  return {
    known: known ?? {},
    steps: setupSteps.map((step) => ({ step, state: steps?.[step] ?? 'Open' })),
    companyId,
    entityId,
    isFinished: isFinished ?? false,
  }
}

export async function markSetup(ctx: Ctx, input: ParsedOf<typeof setupCalls.mark>): Promise<undefined> {
  const steps = 'step' in input ? JSON.stringify({ [input.step]: input.state }) : '{}'
  const isFinished = 'isFinished' in input ? input.isFinished : null
  const isDismissed = 'isDismissed' in input
  await sql`insert into account_setups (subscriber_id, steps, finished_at, dismissed_at)
    values (current_subscriber(), ${steps}::jsonb, case when ${isFinished}::boolean then now() end, case when ${isDismissed}::boolean then now() end)
    on conflict (subscriber_id) do update set steps = account_setups.steps || excluded.steps,
      finished_at = case when ${isFinished}::boolean is null then account_setups.finished_at when ${isFinished}::boolean then now() end,
      dismissed_at = coalesce(excluded.dismissed_at, account_setups.dismissed_at), version = account_setups.version + 1, changed_at = now(), changed_by = current_user_id()`.execute(
    ctx.db,
  )
  return undefined
}

/**
 * What is left of the set-up, by what the records say and not by the wizard: a logo added later is done too. Nothing
 * for accounts that had no set-up, or that are through with it.
 */
export async function setupChecksOf(
  ctx: Ctx,
  entityIds: readonly number[],
): Promise<ReplyOf<typeof dashboardCalls.summary>['setup']> {
  const [entityId] = entityIds.filter((id) => ctx.can('BSN_ED', id)).toSorted((a, b) => a - b)
  if (entityId === undefined) return undefined
  const { rows } = await sql<Record<SetupCheck, boolean>>`
    select coalesce(e.address ->> 'line1', '') <> '' as address, e.logo_hash is not null as logo,
      (e.upi_id is not null or coalesce(e.bank ->> 'accountNumber', '') <> '') as bank,
      exists (select from items where subscriber_id = current_subscriber() and status <> 'Delete') as item,
      exists (select from parties where subscriber_id = current_subscriber() and not is_system and status <> 'Delete') as party,
      exists (select from documents where subscriber_id = current_subscriber() and kind = 'salesInvoice') as invoice
    from account_setups s join entities e on e.subscriber_id = s.subscriber_id and e.id = ${entityId}
    where s.subscriber_id = current_subscriber() and s.finished_at is not null and s.dismissed_at is null`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row || setupChecks.every((check) => row[check])) return undefined
  return { entityId, checks: setupChecks.map((check) => ({ check, isDone: row[check] })) }
}
