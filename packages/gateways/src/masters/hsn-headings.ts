/**
 * How many headings each chapter of the Indian customs tariff has (the last two digits of a four-digit heading),
 * and the headings left free within. The whole master of eight-digit codes is the server's; this is enough to
 * refuse what cannot exist. Source: First Schedule to the Customs Tariff Act, 1975, in its 2022 form.
 */
const lastHeading: readonly (readonly [chapters: string, last: readonly number[]])[] = [
  ['01-10', [6, 10, 9, 10, 11, 4, 14, 14, 10, 8]],
  ['11-20', [9, 14, 2, 4, 22, 5, 4, 6, 5, 9]],
  ['21-30', [6, 9, 9, 4, 30, 21, 16, 53, 42, 6]],
  ['31-40', [5, 15, 7, 7, 7, 6, 7, 27, 26, 17]],
  ['41-50', [15, 6, 4, 21, 4, 2, 7, 23, 11, 7]],
  ['51-60', [13, 12, 11, 8, 16, 9, 5, 11, 11, 6]],
  ['61-70', [17, 17, 10, 6, 7, 3, 4, 15, 14, 20]],
  ['71-80', [18, 29, 26, 19, 8, 16, 0, 6, 7, 7]],
  ['81-90', [13, 15, 11, 87, 49, 9, 16, 7, 8, 33]],
  ['91-98', [14, 9, 7, 6, 8, 20, 6, 6]],
]

/** Services: chapter 99 of the annexure to notification 11/2017-Central Tax (Rate). */
const serviceHeadings = /^99(54|6[1-9]|7[1-3]|8[1-9]|9[1-9])/

const lastByChapter = new Map<string, number>(
  lastHeading.flatMap(([chapters, last]) =>
    last.map((heading, at): [string, number] => [
      String(Number(chapters.slice(0, 2)) + at).padStart(2, '0'),
      heading,
    ]),
  ),
)

/**
 * True where the heading of a code exists.
 *
 * @example
 * isKnownHeading('63041910') // true
 * isKnownHeading('63999999') // false: chapter 63 ends with 6310
 */
export function isKnownHeading(hsn: string): boolean {
  if (hsn.startsWith('99')) return serviceHeadings.test(hsn)
  const heading = Number(hsn.slice(2, 4))
  return heading >= 1 && heading <= (lastByChapter.get(hsn.slice(0, 2)) ?? 0)
}

/** Tobacco and pan masala, taxed on the retail price from 1 February 2026: there the portal compares no tax. */
export function isTaxedOnRetailPrice(hsn: string, date: string): boolean {
  return date >= '2026-02-01' && /^(21069020|2401|2402|2403|240411|240419)/.test(hsn)
}
