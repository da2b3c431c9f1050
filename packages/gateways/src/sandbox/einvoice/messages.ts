import { einvoiceCodes } from '../../einvoice/codes.ts'

/** The portal's text with a refusal: the meaning of the code, the field, and the figures. */
export function messageOf(code: string, path: string, params: Readonly<Record<string, string>> = {}): string {
  const meaning = einvoiceCodes.get(code)?.meaning.en ?? 'Refused'
  const figures = Object.entries(params).map(([name, value]) => `${name} ${value}`)
  return [`${meaning} (${path})`, ...figures].join(', ')
}
