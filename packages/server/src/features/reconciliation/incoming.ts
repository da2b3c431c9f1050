import type { InwardRow } from '@bahi/domain/returns/inward/row.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

type Type = 'text' | 'date' | 'boolean' | 'numeric' | 'jsonb'

/** Columns of a row of a statement by the members that it is read into, with their types. */
const columns: Readonly<Record<keyof InwardRow, readonly [column: string, type: Type]>> = {
  section: ['section', 'text'],
  cls: ['cls', 'text'],
  gstin: ['gstin', 'text'],
  supplierName: ['supplier_name', 'text'],
  number: ['number', 'text'],
  date: ['date', 'date'],
  pos: ['pos', 'text'],
  reverseCharge: ['reverse_charge', 'boolean'],
  invoiceType: ['invoice_type', 'text'],
  value: ['value', 'numeric'],
  taxableValue: ['taxable_value', 'numeric'],
  igst: ['igst', 'numeric'],
  cgst: ['cgst', 'numeric'],
  sgst: ['sgst', 'numeric'],
  cess: ['cess', 'numeric'],
  itcAvailable: ['itc_available', 'text'],
  itcReason: ['itc_reason', 'text'],
  irn: ['irn', 'text'],
  port: ['port', 'text'],
  originalNumber: ['original_number', 'text'],
  originalDate: ['original_date', 'date'],
  supplierPeriod: ['supplier_period', 'text'],
  filedOn: ['filed_on', 'date'],
  isFiled: ['is_filed', 'boolean'],
  isFiled3b: ['is_filed_3b', 'boolean'],
  cancelledOn: ['cancelled_on', 'date'],
  isRejected: ['is_rejected', 'boolean'],
  ims: ['ims', 'jsonb'],
}
const members = Object.keys(columns) as (keyof InwardRow)[]
const names = Object.values(columns).map(([column]) => column)

/** What tells a row from the others of its period; the rest of it may differ from file to file. */
const ofKey = new Set(['section', 'cls', 'gstin'])
export const columnsOfKey = names.filter((name) => ofKey.has(name))
/** The same without `ims`, which not every file knows. */
export const columnsKept = names.filter((name) => !ofKey.has(name) && name !== 'ims')

const listOf = (column: readonly string[], prefix = '') =>
  sql.raw(column.map((name) => `${prefix}${name}`).join(', '))
export const columnList = listOf

/** Keeps records until all of the file is read, column by column, some thousands of them in a row. */
export async function keepIncoming(
  ctx: Ctx,
  taskId: number,
  first: number,
  rows: readonly InwardRow[],
): Promise<void> {
  const lists = members.map((member) => {
    const values = rows.map((row) => row[member])
    return sql`${values}::${sql.raw(columns[member][1])}[]`
  })
  await sql`insert into inward_incoming (subscriber_id, task_id, position, ${listOf(names)})
    values (current_subscriber(), ${taskId}, ${first}, ${sql.join(lists)})`.execute(ctx.db)
}

export const forgetIncoming = (ctx: Ctx, taskId: number) =>
  sql`delete from inward_incoming where subscriber_id = current_subscriber() and task_id = ${taskId}`.execute(
    ctx.db,
  )

/** Records of a task in their order, with the key by which rows of two files are the same. */
export const incomingOf = (taskId: number) => sql`
  select i.position + e.place as position, ${listOf(names, 'e.')}, upper(regexp_replace(e.number, '\\s', '', 'g')) as number_key,
    (extract(year from e.date) - case when extract(month from e.date) < 4 then 1 else 0 end)::int as year
  from inward_incoming i cross join lateral unnest(${listOf(names, 'i.')}) with ordinality as e (${listOf(names)}, place)
  where i.subscriber_id = current_subscriber() and i.task_id = ${taskId}`
