import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayBillOfOtherCalls, EWayPortalList, EWayRole } from '@bahi/contracts/eway-others.ts'
import { mostSyncDays } from '@bahi/contracts/eway-others.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import type { ListedBill } from '@bahi/gateways/ewaybill/replies.ts'
import type { Outcome } from '@bahi/gateways/outcome.ts'
import type * as z from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/errors.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { say } from '../../ledger/index.ts'
import { keepListed } from './keep.ts'
import { portalLine } from './line.ts'
import type { PortalLine } from './line.ts'

export type List = z.output<typeof EWayPortalList>

interface SyncInput {
  readonly entityId: number
  readonly days: readonly string[]
  readonly lists: readonly List[]
  readonly stateCode?: string | undefined
  readonly gstin?: string | undefined
}

interface Checkpoint {
  readonly done: number
  readonly found: number
  readonly added: number
  readonly rejected: number
}

/** Starts the task that reads the lists of these days. */
export async function syncOthers(
  ctx: Ctx,
  { entityId, from, to, lists, stateCode, gstin }: ParsedOf<typeof eWayBillOfOtherCalls.sync>,
): Promise<ReplyOf<typeof eWayBillOfOtherCalls.sync>> {
  ctx.requireEntity(entityId)
  if (to < from) throw refuseField('to', 'BELOW_MINIMUM', { min: from })
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push(day)
    if (days.length > mostSyncDays)
      throw refuseField('to', 'ABOVE_MAXIMUM', { max: addDays(from, mostSyncDays - 1) })
  }
  const asked = [...new Set(lists)]
  if (asked.some((list) => list.endsWith('ByState')) && stateCode === undefined)
    throw refuseField('stateCode', 'REQUIRED')
  if (asked.includes('TransporterByGstin') && gstin === undefined) throw refuseField('gstin', 'REQUIRED')
  const input: SyncInput = { entityId, days, lists: asked, stateCode, gstin }
  const taskId = await ctx.tasks.enqueue({
    type: 'eWaySync',
    title: say(ctx, 'eWayBill.task.sync', { from, to }),
    input,
    total: days.length * asked.length,
    entityId,
  })
  return { taskId }
}

/** Reads list by list; what was read stays read when it is interrupted, or when the portal wants a rest. */
const eWaySync = defineJob<SyncInput, Checkpoint>(async (job) => {
  const { entityId, days, lists } = job.input
  const ctx = await job.context()
  ctx.requireEntity(entityId, 'EWB_SH_VW')
  const line = await portalLine(ctx, entityId)
  const reads = days.flatMap((day) => lists.map((list) => ({ day, list })))
  let at: Checkpoint = job.checkpoint ?? { done: 0, found: 0, added: 0, rejected: 0 }
  let stopped: { readonly day: string; readonly list: List; readonly reason: string } | undefined
  while (at.done < reads.length && !job.isCancelled) {
    const { day, list } = reads[at.done]!
    const outcome = await readList(line, list, day, job.input)
    if (outcome.kind !== 'done') {
      stopped = { day, list, reason: whyNot(outcome) }
      break
    }
    const bills = [...outcome.value]
    at = await job.step(async ({ db, clock }) => {
      const kept = await keepListed(db, entityId, bills, { role: roles[list], at: clock() })
      const next: Checkpoint = {
        done: at.done + 1,
        found: at.found + bills.length,
        added: at.added + kept.added,
        rejected: at.rejected + kept.rejected,
      }
      return { result: next, checkpoint: next, done: next.done }
    })
  }
  const { found, added, rejected } = at
  return { response: { found, added, rejected, stopped: stopped ?? null }, errors: stopped ? 1 : 0 }
})

export const eWayOtherJobs = { eWaySync }

export const roles: Readonly<Record<List, z.output<typeof EWayRole>>> = {
  OtherParty: 'OtherParty',
  Transporter: 'Transporter',
  TransporterByState: 'Transporter',
  TransporterByGstin: 'Transporter',
  AssignedByState: 'Transporter',
  RejectedByOthers: 'Generator',
}

export function readList(
  { client, account }: PortalLine,
  list: List,
  day: string,
  { stateCode = '', gstin = '' }: Pick<SyncInput, 'stateCode' | 'gstin'>,
): Promise<Outcome<readonly ListedBill[]>> {
  switch (list) {
    case 'OtherParty':
      return client.ofOtherParty(account, day)
    case 'Transporter':
      return client.forTransporter(account, day)
    case 'TransporterByState':
      return client.forTransporterByState(account, stateCode, day)
    case 'TransporterByGstin':
      return client.forTransporterByGstin(account, gstin, day)
    case 'AssignedByState':
      return client.assignedToTransporter(account, stateCode, day)
    case 'RejectedByOthers':
      return client.rejectedByOthers(account, day)
  }
}

const whyNot = (outcome: Exclude<Outcome<unknown>, { kind: 'done' }>): string =>
  'detail' in outcome
    ? outcome.detail
    : outcome.errors.map(({ code, message }) => `${code}: ${message}`).join('; ')
