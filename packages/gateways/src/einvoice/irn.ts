import { createHash } from 'node:crypto'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import type { Inv01DocumentType } from './inv01.ts'

/**
 * The invoice reference number of a document: SHA-256 of the supplier's GSTIN, the financial year, the kind and the
 * number in capitals, in hexadecimal (INV-01 instructions; capitals since 1 June 2025). Known before the portal is
 * asked, so a lost answer can be looked up.
 *
 * @example
 * irnOf({ gstin: '29ZZQCK4821M1ZQ', date: '2025-11-03', type: 'INV', number: 'KLW/25-26/0101' }) // 'c55bef5c…'
 */
export function irnOf(document: IrnParts): string {
  return createHash('sha256').update(irnInput(document), 'utf8').digest('hex')
}

export interface IrnParts {
  readonly gstin: string
  readonly date: CalendarDate
  readonly type: Inv01DocumentType
  readonly number: string
}

export function irnInput({ gstin, date, type, number }: IrnParts): string {
  return `${gstin}${financialYearOf(date)}${type}${number.toUpperCase()}`
}

export const isIrn = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
