import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr3bCalls } from '@bahi/contracts/gstr3b.ts'
import { sections3b } from '@bahi/domain/returns/forms/gstr3b/cells.ts'
import type { Section3b } from '@bahi/domain/returns/forms/gstr3b/cells.ts'
import { inwardParts } from '@bahi/domain/returns/forms/gstr3b/inward.ts'
import { partOfRow } from '@bahi/domain/returns/forms/gstr3b/outward.ts'
import { AmountSum } from '@bahi/domain/returns/gstr1/amounts.ts'
import type { Gstr1Row } from '@bahi/domain/returns/gstr1/rows.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Filing } from '../period.ts'
import { filing3b } from './filing.ts'
import { inwardFilters, inwardOfDocuments } from './inward-sql.ts'
import { placeOfRow, rowsInCell, unregisteredRows } from './outward-sql.ts'

type Calls = typeof gstr3bCalls
type Reply = ReplyOf<Calls['documents']>
type Record3b = Reply['records'][number]
type Input = ParsedOf<Calls['documents']>

/** The documents behind a cell, each with its part in it. */
export async function gstr3bDocuments(ctx: Ctx, input: Input): Promise<Reply> {
  const filing = await filing3b(ctx, input)
  const section = sections3b.find((name) => name === input.section)
  if (!section) return { records: [], total: 0 }
  const { start, size } = input
  if (inwardFilters[section]) return inwardDocuments(ctx, filing, section, { start, size })
  return section.startsWith('3')
    ? outwardDocuments(ctx, filing, section, { start, size })
    : { records: [], total: 0 }
}

interface Page {
  readonly start: number
  readonly size: number
}

interface Head {
  readonly id: number
  readonly kind: Record3b['kind']
  readonly number: string | null
  readonly date: string
  readonly partyName: string | null
  readonly gstin: string | null
}

async function inwardDocuments(ctx: Ctx, filing: Filing, section: Section3b, page: Page): Promise<Reply> {
  const { total, found } = await inwardOfDocuments(ctx.db, filing, {
    where: inwardFilters[section]!,
    ...page,
  })
  if (found.length === 0) return { records: [], total }
  const { rows } = await sql<Head>`
    select d.id, d.kind, coalesce(d.supplier_number, d.number) as number, d.date::text as date, d.party_name, d.party_gstin as gstin from documents d
    where d.subscriber_id = current_subscriber() and d.id = any(${found.map(({ id }) => id)}::bigint[])`.execute(
    ctx.db,
  )
  const heads = new Map(rows.map((row) => [row.id, row]))
  return {
    total,
    records: found.map(({ id, facts }) => {
      const sum = new AmountSum()
      for (const part of inwardParts(facts)) if (part.section === section) sum.add(part)
      return { ...headOf(heads.get(id)!), ...sum.toAmounts() }
    }),
  }
}

const headOf = ({ id, kind, number, date, partyName, gstin }: Head) => ({
  documentId: id,
  kind,
  number,
  date,
  partyName,
  gstin,
})

type Part = Pick<Gstr1Row, 'section' | 'part' | 'taxableValue' | 'igst' | 'cgst' | 'sgst' | 'cess'>

/** Sales and notes by the rows of GSTR-1 they have in the cell; advances and their set-offs by their payments. */
async function outwardDocuments(ctx: Ctx, filing: Filing, section: Section3b, page: Page): Promise<Reply> {
  const inCell = section === '3.2' ? unregisteredRows : rowsInCell(section)
  const { rows } = await sql<Head & { parts: Part[]; total: number }>`
    with found as (
      select d.id, d.kind, d.number, d.date, d.party_name, d.party_gstin as gstin, json_agg(json_build_object('section', r.section, 'part', r.part,
          'taxableValue', r.taxable_value::text, 'igst', r.igst::text, 'cgst', r.cgst::text, 'sgst', r.sgst::text, 'cess', r.cess::text)) as parts
      from gstr1_rows r join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
      where r.subscriber_id = current_subscriber() and r.entity_id = ${filing.entityId} and r.return_period = ${filing.returnPeriod} and ${inCell}
      group by d.id, d.kind, d.number, d.date, d.party_name, d.party_gstin
      union all
      select p.id, p.kind, coalesce(v.number, p.number), r.date, p.party_name, p.party_gstin, json_build_array(json_build_object('section', r.section,
          'part', '', 'taxableValue', r.taxable_value::text, 'igst', r.igst::text, 'cgst', r.cgst::text, 'sgst', r.sgst::text, 'cess', r.cess::text))
      from (select *, '' as part from advance_rows) r join payments p on p.subscriber_id = r.subscriber_id and p.id = coalesce(r.refund_id, r.payment_id)
        left join vouchers v on v.subscriber_id = r.subscriber_id and v.payment_id = p.id
      where r.subscriber_id = current_subscriber() and r.entity_id = ${filing.entityId} and r.return_period = ${filing.returnPeriod} and ${inCell})
    select id, kind, number, date::text as date, party_name, gstin, parts, count(*) over () as total from found
    order by date, kind, id offset ${page.start} limit ${page.size}`.execute(ctx.db)
  return {
    total: rows[0]?.total ?? 0,
    records: rows.map((row) => {
      const sum = new AmountSum()
      for (const part of row.parts) {
        const place = placeOfRow(part)
        if (place) sum.add(partOfRow(part as Gstr1Row, place), place.sign)
      }
      const table = placeOfRow(row.parts[0]!)?.table
      return { ...headOf(row), ...(table ? { table } : {}), ...sum.toAmounts() }
    }),
  }
}
