import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { gstr1Calls } from '@bahi/contracts/returns.ts'
import { entriesAsFiled } from '@bahi/domain/returns/gstr1/changes.ts'
import { entryOfRows, groupOf } from '@bahi/domain/returns/gstr1/entries.ts'
import type { Gstr1Entry } from '@bahi/domain/returns/gstr1/entries.ts'
import { gstr1FileName, gstr1Text } from '@bahi/domain/returns/gstr1/json.ts'
import type { Gstr1Row } from '@bahi/domain/returns/gstr1/rows.ts'
import { isDocumentSection, sectionNames } from '@bahi/domain/returns/gstr1/sections.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import { amendedIn, amendingEntries } from './amendments.ts'
import { changesOf } from './changes.ts'
import { filingOf } from './period.ts'
import type { Filing, OutwardForm } from './period.ts'
import { rowsOfReturn } from './rows-of-return.ts'
import { changeBook, storedReturn } from './stored-return.ts'

/**
 * The portal's JSON, written as it is read: pages of rows in the order of the file, so that the return of 100,000
 * invoices never is in memory. Each page is a short transaction of its own.
 */
export async function gstr1Json(
  ctx: Ctx,
  input: ParsedOf<(typeof gstr1Calls)['json']>,
  form: OutwardForm,
): Promise<FileReply> {
  const { filing, sums, hsn, issued, restatements } = await ctx.inTransaction(async (inside) => {
    const found = await filingOf(inside, input, form)
    if (!found.gstin) throw refuseField('entityId', 'GSTIN')
    if (found.otherReturns !== undefined)
      throw actionRefused(ctx, 'gstReturn.notAFiler', { returns: found.otherReturns })
    return storedReturn(inside, found)
  })
  const header = { gstin: filing.gstin!, period: filing.returnPeriod }
  const content = { entries: entriesOf(ctx, filing, sums), sums, restatements, hsn, issued }
  return {
    contentType: 'application/json',
    fileName: gstr1FileName(filing.gstin!, ctx.today(), undefined, {
      isOffline: input.offline === true,
      code: form === 'gstr1a' ? 'R1A' : 'R1',
    }),
    content: encoded(gstr1Text(header, content, { offline: input.offline })),
  }
}

const chunkLength = 65_536

/** Thousands of small parts would each be a buffer, a compression and a write of their own. */
async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let held: string[] = []
  let length = 0
  for await (const part of parts) {
    held.push(part)
    length += part.length
    if (length < chunkLength) continue
    yield Buffer.from(held.join(''))
    held = []
    length = 0
  }
  if (length > 0) yield Buffer.from(held.join(''))
}

interface EntryRow extends Gstr1Row {
  readonly documentId: number
  readonly rowNumber: number
  readonly number: string
  readonly date: string
  readonly partyName: string | null
  readonly value: string
  readonly reverseCharge: boolean
  readonly typeCode: string
  readonly igstOnIntra: boolean | null
  readonly exportDetails: { portCode?: string; shippingBillNumber?: string; shippingBillDate?: string } | null
}

const pageRows = 1000

/** Records of the sections that list documents one by one, those of a recipient, place or payment kind together. */
export async function* entriesOf(
  ctx: Pick<Ctx, 'inTransaction'>,
  filing: Filing,
  sums: readonly Gstr1Row[],
): AsyncGenerator<Gstr1Entry> {
  if (filing.form === 'gstr1a') {
    yield* (await ctx.inTransaction((inside) => changeBook(inside.db, filing))).entries
    return
  }
  const asReported =
    filing.changes > 0
      ? entriesAsFiled(await ctx.inTransaction((inside) => changesOf(inside.db, filing)))
      : []
  for (const section of sectionNames) {
    if (!isDocumentSection(section) || !sums.some((row) => row.section === section)) continue
    if (section === 'expa')
      yield* amendingEntries(await ctx.inTransaction((inside) => amendedIn(inside.db, filing)))
    for (const { name, rows } of groupsOf(section, sums))
      yield* merged(
        entriesOfGroup(ctx, filing, section, rows),
        asReported.filter(
          (entry) => entry.section === section && (name === undefined || groupOf(entry) === name),
        ),
      )
  }
}

/** Records of one recipient stay together: both are in the order of recipients. */
async function* merged(
  stored: AsyncIterable<Gstr1Entry>,
  kept: readonly Gstr1Entry[],
): AsyncGenerator<Gstr1Entry> {
  let next = 0
  for await (const entry of stored) {
    while (next < kept.length && groupOf(kept[next]!) <= groupOf(entry)) yield kept[next++]!
    yield entry
  }
  yield* kept.slice(next)
}

interface Group {
  /** What the records are grouped by, where they are read group by group. */
  readonly name?: string
  readonly rows: RawBuilder<unknown>
}

/** b2cl is grouped by place and exports by payment; the rest is in the order of recipients, as the index has it. */
function groupsOf(section: string, sums: readonly Gstr1Row[]): Group[] {
  const rows = sums.filter((row) => row.section === section)
  if (section === 'b2cl')
    return [...new Set(rows.map((row) => row.placeOfSupply))]
      .sort()
      .map((place) => ({ name: place, rows: sql`and r.place_of_supply = ${place}` }))
  if (section === 'exp')
    return [...new Set(rows.map((row) => row.part))]
      .sort()
      .map((part) => ({ name: part, rows: sql`and r.part = ${part}` }))
  return [{ rows: sql`` }]
}

async function* entriesOfGroup(
  ctx: Pick<Ctx, 'inTransaction'>,
  filing: Filing,
  section: string,
  group: RawBuilder<unknown>,
): AsyncGenerator<Gstr1Entry> {
  let next = pageOf(ctx, filing, section, group, { ctin: '', documentId: 0, rowNumber: 0 })
  let held: EntryRow[] = []
  for (;;) {
    const rows = await next
    const isLast = rows.length < pageRows
    if (!isLast) {
      // The database finds the next page while this one is written.
      next = pageOf(ctx, filing, section, group, rows.at(-1)!)
      // Who stops reading waits for it no more; what reads on gets the error.
      next.catch(() => {})
    }
    for (const row of rows) {
      if (held.length > 0 && held[0]!.documentId !== row.documentId) {
        yield entryOf(held)
        held = []
      }
      held.push(row)
    }
    if (isLast) break
  }
  if (held.length > 0) yield entryOf(held)
}

async function pageOf(
  ctx: Pick<Ctx, 'inTransaction'>,
  filing: Filing,
  section: string,
  group: RawBuilder<unknown>,
  after: Pick<EntryRow, 'ctin' | 'documentId' | 'rowNumber'>,
): Promise<readonly EntryRow[]> {
  const { rows } = await ctx.inTransaction((inside) =>
    sql<EntryRow>`
        select r.document_id, r.row_number, r.section, r.part, r.ctin, r.place_of_supply, r.supply_type, r.rate, r.documents, r.taxable_value,
          r.igst, r.cgst, r.sgst, r.cess, d.number, d.date, d.party_name, d.total as value, d.reverse_charge, d.type_code,
          (d.body ->> 'igstOnIntra')::boolean and not d.inter_state as igst_on_intra, 
          -- A return that was filed keeps what it said; the later one amends it.
          coalesce(a.before, d.body -> 'exportDetails') as export_details
        from (select * from gstr1_rows r where r.subscriber_id = current_subscriber() and r.entity_id = ${filing.entityId}
            and r.return_period = ${filing.storedPeriod} ${rowsOfReturn(filing)} and r.section = ${section} ${group}
            and (r.ctin, r.document_id, r.row_number) > (${after.ctin}, ${after.documentId}::bigint, ${after.rowNumber}::int)
          order by r.ctin, r.document_id, r.row_number limit ${pageRows}) r
        join documents d on d.subscriber_id = current_subscriber() and d.id = r.document_id
        left join return_amendments a on a.subscriber_id = d.subscriber_id and a.document_id = d.id
        order by r.ctin, r.document_id, r.row_number`.execute(inside.db),
  )
  return rows
}

function entryOf(rows: readonly EntryRow[]): Gstr1Entry {
  const head = rows[0]!
  const shipping = head.exportDetails
  return entryOfRows(
    {
      number: head.number,
      date: head.date,
      recipientName: head.partyName ?? undefined,
      value: head.value,
      reverseCharge: head.reverseCharge,
      noteType: head.typeCode === 'C' ? 'C' : head.typeCode === 'D' ? 'D' : null,
      shippingBill: shipping
        ? {
            port: shipping.portCode ?? null,
            number: shipping.shippingBillNumber ?? null,
            date: shipping.shippingBillDate ?? null,
          }
        : null,
      igstOnIntra: head.igstOnIntra ?? false,
    },
    rows.map((row) => ({ ...row, rate: Decimal.of(row.rate).toPlain() })),
  )
}
