import * as z from 'zod'
import { Serials } from './documents.ts'
import * as f from './fields.ts'
import { column } from './import-column.ts'
import type { ImportColumn } from './import-column.ts'

/** Rows of a file of opening stock: an item at a place. */
export const OpeningStockSheetRow = z.object({
  entity: f.EntityName.optional(),
  /** Code, barcode or name. */
  item: f.Name,
  /** Branch or godown, by name or code; absent: the GSTIN itself. */
  location: f.EntityName.optional(),
  batch: z.string().trim().max(50).optional(),
  manufacturedOn: f.CalendarDate.optional(),
  expiresOn: f.CalendarDate.optional(),
  serials: Serials.optional(),
  quantity: f.StockQuantity,
  /** One of the two: what one unit cost, or all of them. */
  unitCost: f.SellingPrice.optional(),
  value: f.Amount.optional(),
})

export const openingStockColumns: readonly ImportColumn[] = [
  column('item', 'BOLT-M8', { label: 'import.itemCode' }),
  column('quantity', '100', { label: 'import.lineQuantity' }),
  column('unitCost', '9.00', { label: 'import.unitCost' }),
  column('value', '', { label: 'import.stockValue' }),
  column('location', '', { label: 'import.place' }),
  column('entity', '', { label: 'import.entity' }),
  column('batch', '', { label: 'import.lineBatch' }),
  column('manufacturedOn', '', { label: 'import.manufacturedOn' }),
  column('expiresOn', '', { label: 'import.lineExpiresOn' }),
  column('serials', '', { label: 'import.lineSerials' }),
]
