import type { Amounts } from '@bahi/domain/returns/gstr1/amounts.ts'
import type { Gstr1Row } from '@bahi/domain/returns/gstr1/rows.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { textOf } from '@bahi/gateways/gstn/loose.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'
import {
  eInvoiceJoins,
  isRegisteredKind,
  notApplicable,
  placeFacts,
  placeTable,
} from '../../portals/index.ts'

/** Rows of GSTR-1 as they were stored with documents. */
export async function storedRowsOf(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Gstr1Row[]>> {
  const { rows } = await sql<{ documentId: number; rows: Gstr1Row[] }>`
    select r.document_id, json_agg(json_build_object('section', r.section, 'part', r.part, 'ctin', r.ctin, 'placeOfSupply', r.place_of_supply,
        'supplyType', r.supply_type, 'rate', r.rate::text, 'documents', r.documents, 'taxableValue', r.taxable_value::text, 'igst', r.igst::text,
        'cgst', r.cgst::text, 'sgst', r.sgst::text, 'cess', r.cess::text) order by r.row_number) as rows
    from gstr1_rows r where r.subscriber_id = current_subscriber() and r.document_id = any(${ids}::bigint[])
    group by r.document_id`.execute(db)
  return new Map(rows.map((row) => [row.documentId, row.rows]))
}

export interface IrnFacts {
  readonly isNeeded: boolean
  readonly registered: Amounts | null
}

/** Whether documents need an IRN by the settings of their GSTIN, and what the portal registered of them. */
export async function irnFactsOf(
  db: Db,
  entityId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, IrnFacts>> {
  const places = await placeFacts(db, [entityId])
  const { rows } = await sql<{
    id: number
    isNeeded: boolean
    values: Readonly<Record<string, unknown>> | null
  }>`
    select d.id, d.status <> 'Cancelled' and (${notApplicable}) is null as is_needed,
      case when r.status = 'Generated' then r.payload -> 'ValDtls' end as values
    from documents d join ${placeTable(places.values())} on p.entity_id = d.entity_id ${eInvoiceJoins}
    where d.subscriber_id = current_subscriber() and d.id = any(${ids}::bigint[]) and ${isRegisteredKind}`.execute(
    db,
  )
  return new Map(
    rows.map(({ id, isNeeded, values }) => [
      id,
      { isNeeded, registered: values ? registeredOf(values) : null },
    ]),
  )
}

/** Totals of an e-invoice; source: ValDtls of the schema 1.1. */
function registeredOf(values: Readonly<Record<string, unknown>>): Amounts {
  const amount = (name: string): string => Decimal.of(textOf(values[name]) ?? '0').toFixed(2)
  return {
    taxableValue: amount('AssVal'),
    igst: amount('IgstVal'),
    cgst: amount('CgstVal'),
    sgst: amount('SgstVal'),
    cess: amount('CesVal'),
  }
}
