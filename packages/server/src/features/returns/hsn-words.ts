import { hsnName } from '@bahi/domain/tables/hsn-catalogue.ts'
import type { HsnRow } from '@bahi/domain/returns/gstr1/hsn.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'

/** Our own name of a heading in the reader's language; names of items and words of a loaded list stay. */
export const inReadersWords = <R extends Pick<HsnRow, 'hsn' | 'description'>>(
  rows: readonly R[],
  language: Language,
): R[] =>
  rows.map((row) =>
    row.description === hsnName(row.hsn)
      ? { ...row, description: hsnName(row.hsn, language) ?? row.description }
      : row,
  )
