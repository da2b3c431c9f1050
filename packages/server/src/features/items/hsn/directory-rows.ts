import type { HsnRowFault } from '@bahi/contracts/items.ts'
import { isSac } from '@bahi/domain/ids/hsn.ts'
import { hsnCatalogue } from '@bahi/domain/tables/hsn-catalogue.ts'
import { parseCsv } from 'hucre'
import type * as z from 'zod'
import { xlsxRows } from './xlsx-cells.ts'
import type { SheetRow } from './xlsx-cells.ts'

export interface DirectoryRow {
  readonly code: string
  readonly kind: 'HSN' | 'SAC'
  readonly description: string
}
export interface RefusedRow {
  readonly sheet: string
  readonly row: number
  readonly code: string
  readonly fault: z.output<typeof HsnRowFault>
}
export interface Directory {
  readonly rows: readonly DirectoryRow[]
  readonly refused: readonly RefusedRow[]
}

/** Characters kept of a description; the longest of the portal has some 1,300. */
const descriptionLength = 2000

/**
 * The government's list as rows. Its file has flaws of its own: codes that lost a leading zero, headings without
 * codes, rows marked as omitted. They are refused with their row, and the rest is taken.
 */
export function directoryOf(bytes: Uint8Array, mostRows: number): Directory {
  const typed = bytes[0] === 0x50 && bytes[1] === 0x4b ? xlsxRows(bytes, mostRows) : csvRows(bytes, mostRows)
  const candidates = typed
    .map(({ cells: [code = '', description = ''], ...place }) => ({
      ...place,
      code: code.replaceAll(/\s/g, ''),
      description: description.replaceAll(/\s+/g, ' ').trim().slice(0, descriptionLength),
    }))
    .filter(({ code, description }) => code !== '' && /\d/.test(code) && !/^omitted$/i.test(description))
  const headings = new Set(candidates.flatMap(({ code }) => (code.length === 4 ? [code] : [])))
  const filled = new Set(candidates.flatMap(({ code }) => (code.length > 4 ? [code.slice(0, 4)] : [])))
  const found = new Map<string, DirectoryRow>()
  const refused: RefusedRow[] = []
  const faultOf = (code: string, description: string): RefusedRow['fault'] | undefined => {
    if (!/^(\d{2}){1,4}$/.test(code)) return 'form'
    if (code.length > 4 && !headings.has(code.slice(0, 4)) && !hsnCatalogue.has(code.slice(0, 4)))
      return 'heading'
    if (code.length === 4 && !isSac(code) && !filled.has(code) && !hsnCatalogue.has(code))
      return 'emptyHeading'
    if (description === '' || description === '-') return 'description'
    return found.has(code) ? 'duplicate' : undefined
  }
  for (const { sheet, row, code, description } of candidates) {
    const fault = faultOf(code, description)
    if (fault) refused.push({ sheet, row, code: code.slice(0, 20), fault })
    else found.set(code, { code, kind: isSac(code) ? 'SAC' : 'HSN', description })
  }
  return { rows: [...found.values()], refused }
}

const csvRows = (bytes: Uint8Array, mostRows: number): SheetRow[] =>
  parseCsv(new TextDecoder().decode(bytes))
    .slice(0, mostRows)
    .map((cells, index) => ({
      sheet: 'csv',
      row: index + 1,
      cells: [String(cells[0] ?? ''), String(cells[1] ?? '')],
    }))
