import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { gstr1aCalls } from '@bahi/contracts/returns.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { refuseField } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import { lockedEntity } from './gstr3b/filing.ts'
import { filingOf } from './period.ts'
import type { Filing } from './period.ts'
import { changeBook } from './stored-return.ts'

type Asked = ParsedOf<(typeof gstr1aCalls)['open']>

/** Opens the period for new documents and changes after its GSTR-1 was filed. The row of the entity is locked. */
export async function openAgain(ctx: Ctx, input: Asked): Promise<undefined> {
  await lockedEntity(ctx, input.entityId, 'RET_PRP')
  const filing = await filingOf(ctx, input, 'gstr1a')
  if (filing.gstin === null) throw refuseField('entityId', 'GSTIN_REQUIRED')
  refuseUnlessOpen(ctx, filing, ['Ready', 'Open'])
  await sql`insert into gstr1a_periods (subscriber_id, entity_id, return_period, opened_by)
    values (current_subscriber(), ${input.entityId}, ${input.returnPeriod}, current_user_id()) on conflict do nothing`.execute(
    ctx.db,
  )
  return undefined
}

/** Locks the period again. What was made or changed is filed with GSTR-1A, or taken back first. */
export async function closeAgain(ctx: Ctx, input: Asked): Promise<undefined> {
  await lockedEntity(ctx, input.entityId, 'RET_PRP')
  const filing = await filingOf(ctx, input, 'gstr1a')
  refuseUnlessOpen(ctx, filing, ['Open'])
  const count = await countChanges(ctx.db, filing)
  if (count > 0) throw actionRefused(ctx, 'gstr1a.hasChanges', { count: String(count) })
  await dropChanges(ctx.db, filing)
  return undefined
}

/** GSTR-1A is filed where something changed, and never for nothing. */
export async function requireChanges(ctx: Ctx, filing: Filing): Promise<void> {
  refuseUnlessOpen(ctx, filing, ['Open'])
  if ((await countChanges(ctx.db, filing)) === 0) throw actionRefused(ctx, 'gstr1a.nothingChanged')
}

/** GSTR-3B closes GSTR-1A: what changed since GSTR-1 is filed before it. */
export async function refuseUnfiledChanges(
  ctx: Ctx,
  of: { readonly entityId: number; readonly returnPeriod: string },
): Promise<void> {
  const filing = await filingOf(ctx, of, 'gstr1a')
  if (filing.gstr1a.state !== 'Open') return
  const count = await countChanges(ctx.db, filing)
  if (count > 0) throw actionRefused(ctx, 'gstr3b.gstr1aNotFiled', { count: String(count) })
}

/** GSTR-1 reports the period again, or nothing of it changed. */
export async function dropChanges(
  db: Db,
  { entityId, returnPeriod }: Pick<Filing, 'entityId' | 'returnPeriod'>,
): Promise<void> {
  for (const table of ['gstr1a_documents', 'gstr1a_periods'])
    await sql`delete from ${sql.table(table)} where subscriber_id = current_subscriber() and entity_id = ${entityId}
      and return_period = ${returnPeriod}`.execute(db)
}

/** Documents that GSTR-1A has something of: one that was changed back, or in what no return asks for, is none. */
async function countChanges(db: Db, filing: Filing): Promise<number> {
  const { parts, changes } = await changeBook(db, filing)
  const reported = new Set(parts.map(({ document }) => document.id))
  // A number that was given out and cancelled is in table 13.
  return changes.filter(({ stored, before }) => before === null || reported.has(String(stored.id))).length
}

export function refuseUnlessOpen(
  ctx: Ctx,
  { gstr1a: { state } }: Filing,
  allowed: readonly Filing['gstr1a']['state'][],
): void {
  if (!allowed.includes(state)) throw actionRefused(ctx, reasons[state])
}

const reasons = {
  NotFiled: 'gstr1a.notFiled',
  NotYet: 'gstr1a.notYet',
  Ready: 'gstr1a.notOpen',
  Open: 'gstr1a.notOpen',
  Closed: 'gstr1a.closed',
  Filed: 'gstr1a.filed',
} as const
