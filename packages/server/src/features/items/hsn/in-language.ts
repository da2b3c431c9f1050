import type { Language } from '@bahi/contracts/texts/texts.ts'
import { hsnName } from '@bahi/domain/tables/hsn-catalogue.ts'

interface Described {
  readonly code: string
  readonly description: string
}

/**
 * A code in the reader's language: our own name of its heading takes the place of the English one. Words that are
 * English only (a code of six or eight digits, the government's list) stay, and the name of the heading is put beside.
 */
export function inLanguage<Row extends Described>(language: Language, row: Row): Row & { heading?: string } {
  if (language === 'en') return row
  const heading = hsnName(row.code, language)
  if (heading === undefined || !isLatin(row.description)) return row
  return row.description === hsnName(row.code) ? { ...row, description: heading } : { ...row, heading }
}

/** Our own name of a heading is stored in English, in whatever language it was shown. */
export const storedDescription = (code: string, description: string): string =>
  description === hsnName(code, 'ar') || description === hsnName(code, 'hi')
    ? (hsnName(code) ?? description)
    : description

const isLatin = (text: string) => !/[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text)
