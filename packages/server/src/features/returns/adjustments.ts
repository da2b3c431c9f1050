import type { FormName } from '@bahi/domain/returns/forms/forms.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { refuseField } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'

interface Of {
  readonly entityId: number
  readonly returnPeriod: string
}

/** What every adjustment of a return has: its place, why it is, and by whom it was made and taken back. */
export interface AdjustmentHead {
  readonly id: number
  readonly section: string
  readonly reason: string
  readonly createdAt: string
  readonly createdBy: string | null
  readonly withdrawnAt: string | null
  readonly withdrawnBy: string | null
  readonly withdrawnReason: string | null
}

/** Of one period: beyond that the books are to be corrected. */
const mostAdjustments = 500

const nameOf = (alias: string) =>
  sql`nullif(trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}), '')`
const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** All of a period, those taken back among them, in the order in which they were made, with the columns that the form has. */
export async function storedAdjustments<F>(
  db: Db,
  form: FormName,
  { entityId, returnPeriod }: Of,
  columns: readonly string[],
): Promise<(AdjustmentHead & F)[]> {
  const { rows } = await sql<AdjustmentHead & F>`
    select a.id, a.section, ${sql.join(columns.map((name) => sql.ref(`a.${columnOf(name)}`)))}, a.reason,
      a.created_at, ${nameOf('c')} as created_by, a.withdrawn_at, ${nameOf('w')} as withdrawn_by, a.withdrawn_reason
    from return_adjustments a left join users c on c.subscriber_id = a.subscriber_id and c.id = a.created_by
      left join users w on w.subscriber_id = a.subscriber_id and w.id = a.withdrawn_by
    where a.subscriber_id = current_subscriber() and a.entity_id = ${entityId} and a.form = ${form} and a.return_period = ${returnPeriod}
    order by a.id limit ${mostAdjustments}`.execute(db)
  return rows
}

/** Adds to a figure; `values` are by the names of the columns, as the call has them. */
export async function addAdjustment(
  ctx: Ctx,
  form: FormName,
  { entityId, returnPeriod }: Of,
  input: { readonly section: string; readonly reason: string },
  values: Readonly<Record<string, string | boolean | null>>,
): Promise<number> {
  const { rows: held } = await sql<{ count: number }>`select count(*) as count from return_adjustments
    where subscriber_id = current_subscriber() and entity_id = ${entityId} and form = ${form} and return_period = ${returnPeriod}`.execute(
    ctx.db,
  )
  if (held[0]!.count >= mostAdjustments) throw actionRefused(ctx, 'gstr3b.tooManyAdjustments')
  const names = Object.keys(values)
  const { rows } = await sql<{ id: number }>`
    insert into return_adjustments (subscriber_id, entity_id, form, return_period, section, reason, created_by, ${sql.join(
      names.map((name) => sql.ref(columnOf(name))),
    )})
    select current_subscriber(), ${entityId}, ${form}, ${returnPeriod}, ${input.section}, ${input.reason}, current_user_id(), ${sql.join(
      names.map((name) => sql.ref(`x.${columnOf(name)}`)),
    )} from jsonb_populate_record(null::return_adjustments, ${JSON.stringify(
      Object.fromEntries(names.map((name) => [columnOf(name), values[name]])),
    )}::jsonb) x
    returning id`.execute(ctx.db)
  return rows[0]!.id
}

/** Takes an adjustment back; it stays to be read. */
export async function takeBackAdjustment(
  ctx: Ctx,
  form: FormName,
  { entityId, returnPeriod }: Of,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update return_adjustments set withdrawn_at = now(), withdrawn_by = current_user_id(), withdrawn_reason = ${reason}
    where subscriber_id = current_subscriber() and entity_id = ${entityId} and form = ${form} and return_period = ${returnPeriod}
      and id = ${id} and withdrawn_at is null`.execute(ctx.db)
  if (!numAffectedRows) throw refuseField('id', 'UNKNOWN_RECORD')
}
