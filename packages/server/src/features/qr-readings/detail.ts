import type { FileReply, ReplyOf } from '@bahi/contracts/call.ts'
import type { qrReadingCalls } from '@bahi/contracts/qr-readings.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { fileFacts, readFile } from '../../platform/files/store.ts'
import { readingList } from './list.ts'
import type { Row } from './list.ts'

type Detail = ReplyOf<typeof qrReadingCalls.detail>

/** One reading as the list shows it. */
export async function readingRow(ctx: Ctx, id: number): Promise<Row> {
  const { select, from, joins, conditions } = await readingList(ctx, {})
  const { rows } = await sql<Row>`select ${select} from ${from} ${joins ?? sql``}
    where ${sql.join([...conditions, sql`q.id = ${id}`], sql` and `)}`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

export async function readingDetail(ctx: Ctx, id: number): Promise<Detail> {
  const row = await readingRow(ctx, id)
  const { rows } = await sql<
    Omit<Detail, keyof Row | 'document' | 'sameFile'>
  >`select q.entity_id, q.qr_text as text, q.key_id,
    coalesce((select e.name from entities e where e.subscriber_id = q.subscriber_id and e.gstin = q.buyer_gstin
      and e.status <> 'Delete'), (select p.name from parties p where p.subscriber_id = q.subscriber_id
      and p.gstin = q.buyer_gstin and p.status <> 'Delete' order by p.id limit 1)) as buyer_name,
    case when ${row.isDuplicate} then (select min(o.id) from qr_readings o where o.subscriber_id = q.subscriber_id
      and o.irn = q.irn and o.status in ('Verified', 'UnknownKey') and o.entity_id = any(${[...ctx.entityIds]}::bigint[])
      and o.id < q.id) end as duplicate_of
    from qr_readings q where q.subscriber_id = current_subscriber() and q.id = ${id}`.execute(ctx.db)
  return { ...row, ...rows[0]!, document: await ownDocument(ctx, row), sameFile: await sameFile(ctx, id) }
}

/** Our own document with this IRN, where the user may see documents of its place. */
async function ownDocument({ db, entityIds }: Ctx, { irn, status }: Row): Promise<Detail['document']> {
  if (irn === null || status === 'Altered') return null
  const { rows } = await sql<
    NonNullable<Detail['document']>
  >`select d.id, d.kind, coalesce(d.supplier_number, d.number) as number from documents d
      where d.subscriber_id = current_subscriber() and d.body ? 'supplierIrn' and lower(d.body ->> 'supplierIrn') = ${irn}
        and d.status not in ('Cancelled', 'Delete') and d.entity_id = any(${[...entityIds]}::bigint[])
    union all select d.id, d.kind, d.number from e_invoices i
    join documents d on d.subscriber_id = i.subscriber_id and d.id = i.document_id
    where i.subscriber_id = current_subscriber() and i.irn = ${irn} and i.entity_id = any(${[...entityIds]}::bigint[])`.execute(
    db,
  )
  return rows[0] ?? null
}

async function sameFile({ db, entityIds }: Ctx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select o.id from qr_readings q
    join qr_readings o on o.subscriber_id = q.subscriber_id and o.file_id = q.file_id and o.id <> q.id
    where q.subscriber_id = current_subscriber() and q.id = ${id} and o.entity_id = any(${[...entityIds]}::bigint[]) order by o.id limit 500`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** The file as it was uploaded; never shown by the browser itself, as it comes from strangers. */
export async function readingFile(ctx: Ctx, id: number): Promise<FileReply> {
  await readingRow(ctx, id)
  const { rows } = await sql<{ fileId: number | null }>`select file_id from qr_readings
    where subscriber_id = current_subscriber() and id = ${id}`.execute(ctx.db)
  const fileId = rows[0]?.fileId
  const file = fileId ? await fileFacts(ctx.db, ctx.subscriberId, fileId) : undefined
  if (!file) throw notFound()
  const parts: Uint8Array[] = []
  for await (const part of readFile((work) => work(ctx.db), ctx.subscriberId, file.id)) parts.push(part)
  return { contentType: file.contentType, fileName: file.name, content: Buffer.concat(parts) }
}
