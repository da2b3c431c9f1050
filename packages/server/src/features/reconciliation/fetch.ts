import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr2bCalls } from '@bahi/contracts/inward-statements.ts'
import type { InwardSource } from '@bahi/domain/returns/inward/row.ts'
import { listOf, recordOf, textOf } from '@bahi/gateways/gstn/loose.ts'
import type { GstnSession } from '@bahi/gateways/gstn/call.ts'
import type { GstnReturns } from '@bahi/gateways/gstn/returns.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { answerOf, requireSession } from '../filing/index.ts'
import { say } from '../ledger/index.ts'
import type { ReadInput } from './upload.ts'

type Call = (typeof gstr2bCalls)['fetch']

/** Starts the task that fetches a statement; without a session at the portal it says so at once. */
export const fetchStatementOf =
  (source: '2B' | 'IMS') =>
  async (ctx: Ctx, { entityId, returnPeriod }: ParsedOf<Call>): Promise<ReplyOf<Call>> => {
    await ctx.inTransaction(async (inner) => inner.requireActive(entityId))
    await requireSession(ctx, entityId)
    return ctx.inTransaction((inner) => enqueueFetch(inner, source, { entityId, returnPeriod }))
  }

/** The task that fetches a statement and takes it in. */
export async function enqueueFetch(
  ctx: Ctx,
  source: '2B' | 'IMS',
  { entityId, returnPeriod }: { readonly entityId: number; readonly returnPeriod: string },
): Promise<{ taskId: number }> {
  const name = source === 'IMS' ? 'IMS.json' : `GSTR-2B ${returnPeriod}.json`
  const input: ReadInput = { source, entityId, returnPeriod, fileId: null, name }
  const taskId = await ctx.tasks.enqueue({
    type: 'readStatement',
    title: say(ctx, 'inward.fetchTask', { form: source === 'IMS' ? 'IMS' : 'GSTR-2B' }),
    entityId,
    input,
  })
  return { taskId }
}

interface Asked {
  readonly source: InwardSource
  readonly entityId: number
  readonly returnPeriod: string
}

/** The statement as one JSON text, parts as a list; undefined where the portal has none. */
export async function fetchedText(
  ctx: Ctx,
  { source, entityId, returnPeriod }: Asked,
): Promise<string | undefined> {
  const { returns, who } = await requireSession(ctx, entityId)
  return source === 'IMS' ? inbox(ctx, returns, who) : statement(ctx, returns, who, returnPeriod)
}

async function statement(
  ctx: Ctx,
  returns: GstnReturns,
  who: GstnSession,
  period: string,
): Promise<string | undefined> {
  const first = answerOf(ctx, await returns.gstr2b(who, period))
  if (first === undefined) return undefined
  const files = Number(textOf(recordOf(recordOf(first)?.['data'])?.['fc']) ?? 1)
  if (!(files > 1)) return JSON.stringify(first)
  const parts: unknown[] = []
  for (let file = 1; file <= files; file++) {
    const part = answerOf(ctx, await returns.gstr2b(who, period, file))
    if (part === undefined)
      throw new AppError('PORTAL_DOWN', { params: { reason: ctx.t('inward.partMissing') } })
    parts.push(part)
  }
  return JSON.stringify(joined(parts))
}

/** Parts as one statement: the sections of each, one after the other. */
function joined(parts: readonly unknown[]): unknown {
  const sections = (name: string) => {
    const all: Record<string, unknown[]> = {}
    for (const part of parts)
      for (const [section, rows] of Object.entries(
        recordOf(recordOf(recordOf(part)?.['data'])?.[name]) ?? {},
      ))
        all[section] = [...(all[section] ?? []), ...(listOf(rows) ?? [])]
    return all
  }
  const { fc: _, ...head } = recordOf(recordOf(parts[0])?.['data']) ?? {}
  return { data: { ...head, docdata: sections('docdata'), docRejdata: sections('docRejdata') } }
}

/** Source: IMS, sections; those of imports exist since October 2025. */
const imsSections = [
  'b2b',
  'b2ba',
  'b2bdn',
  'b2bdna',
  'b2bcn',
  'b2bcna',
  'ecom',
  'ecoma',
  'impg',
  'impga',
  'impgsez',
  'impgseza',
] as const

async function inbox(ctx: Ctx, returns: GstnReturns, who: GstnSession): Promise<string> {
  const sections: Record<string, unknown> = { rtin: who.account.gstin }
  for (const section of imsSections) {
    const content = answerOf(ctx, await returns.ims(who, section))
    if (content !== undefined) Object.assign(sections, content)
  }
  return JSON.stringify(sections)
}
