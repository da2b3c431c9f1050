import type { StockItem } from './shape.ts'

/** What the files of programs say in words of their own, as facts of ours. */

export const mobileOf = (text: string): string | undefined => {
  const digits = text.replaceAll(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '')
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined
}

export const exemptionIn = (text: string): StockItem['exempt'] =>
  /exempt/i.test(text) ? 'Exempt' : /nil/i.test(text) ? 'NilRated' : /non/i.test(text) ? 'NonGst' : undefined

/** `GST18`, `IGST 12 %`, `GST@5%`: the rate in the name of a tax; undefined where there is none. */
export const rateIn = (name: string): string | undefined =>
  /(\d{1,2}(?:\.\d{1,3})?)\s*%?\s*[\])]?\s*$/.exec(name.trim())?.[1]
