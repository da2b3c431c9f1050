import type { PlaceCell } from '@bahi/domain/returns/forms/gstr3b/outward.ts'
import { outwardPlace } from '@bahi/domain/returns/forms/gstr3b/outward.ts'
import type { Section3b } from '@bahi/domain/returns/forms/gstr3b/cells.ts'
import { parts, sectionNames } from '@bahi/domain/returns/gstr1/sections.ts'
import type { Part, Section } from '@bahi/domain/returns/gstr1/sections.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'

interface Of {
  readonly entityId: number
  readonly returnPeriod: string
}

/** Composition taxpayers, and bodies of the United Nations and embassies, as the document has them. */
const recipients = sql`case when d.copies #>> '{party,taxpayerType}' = 'COM' then 'Composition'
  when d.copies #>> '{party,taxpayerType}' in ('UNB', 'EMB') or d.party_gstin ~ '^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N' then 'UIN' end`

/** Inter-State rows of tables 4A and 9B to composition taxpayers and UIN holders, by place: for table 3.2. */
export async function registeredPlaces(db: Db, { entityId, returnPeriod }: Of): Promise<PlaceCell[]> {
  const { rows } = await sql<PlaceCell>`
    select x.recipients, x.place_of_supply, sum(x.taxable_value) as taxable_value, sum(x.igst) as igst from (
      select ${recipients} as recipients, r.place_of_supply, r.taxable_value, r.igst
      from gstr1_rows r join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
      where r.subscriber_id = current_subscriber() and r.entity_id = ${entityId} and r.return_period = ${returnPeriod}
        and r.section in ('b2b', 'b2ba', 'cdnr', 'cdnra') and r.part in ('4A', '') and r.supply_type = 'INTER') x
    where x.recipients is not null group by 1, 2`.execute(db)
  return rows
}

const pairs = sectionNames.flatMap((section) => parts.map((part) => ({ section, part })))

/** Sections and parts of GSTR-1 whose rows are in a cell, with their table and sign. */
export function placesOf(cell: Section3b) {
  return pairs.flatMap(({ section, part }) => {
    const place = outwardPlace({ section, part })
    return place?.section === cell ? [{ part, from: section, ...place }] : []
  })
}

/** Those rows as a condition on `r`. */
export const rowsInCell = (cell: Section3b): RawBuilder<unknown> => {
  const places = placesOf(cell).map(({ from, part }) => `${from} ${part}`)
  return sql`r.section || ' ' || r.part = any(${places}::text[])`
}

/** Rows of table 3.2 for one kind of recipient and place. */
export const unregisteredRows = sql`r.section in ('b2cl', 'b2cla', 'b2cs', 'b2csa', 'cdnur', 'cdnura') and r.part in ('', 'B2CL') and r.supply_type = 'INTER'`

export const placeOfRow = (row: { readonly section: string; readonly part: string }) =>
  outwardPlace({ section: row.section as Section, part: row.part as Part })
