/**
 * How one number of a supplier is written by the supplier and by those who enter it: 500 pairs, each labelled with what
 * was done to it. `supplier` is on the statement, `books` is what was typed.
 */
export interface NumberStyle {
  readonly label: string
  readonly supplier: string
  readonly books: string
}

/** Series as suppliers print them; `{n}` is the running number, `{N}` the same with zeros. */
const series: readonly string[] = [
  'INV/25-26/{N}',
  'INV/2025-26/{n}',
  '25-26/{N}',
  '{N}/2025-26',
  'GST/25-26/{n}',
  'MH/INV/25-26/{N}',
  'SI-2025-26-{N}',
  'TI/{N}/25-26',
  'FY25-26/INV/{N}',
  'FY 2025-26/{n}',
  'A/{n}',
  'AB-{N}',
  'S{N}',
  'TX{N}',
  'PUN/S/25-26/{n}',
  'B2B/25-26/{n}',
  '2526/{N}',
  'INV2526/{N}',
  'GTA/{n}/2025-2026',
  'RCPT#{N}',
  'W-{N}',
  'DEL\\25-26\\{n}',
  'No.{n}',
  'K.{N}.25-26',
  'ESTM/25/26/{N}',
]

type Way = readonly [label: string, write: (supplier: string, running: string) => string]

/** What becomes of a number on its way into the books. */
const ways: readonly Way[] = [
  ['as it is', (text) => text],
  ['lower case', (text) => text.toLowerCase()],
  ['mixed case', (text) => Array.from(text, (c, i) => (i % 2 ? c.toLowerCase() : c)).join('')],
  ['spaces in it', (text) => text.replace(/[/-]/g, ' $& ')],
  ['space before and after', (text) => `  ${text} `],
  ['dashes for slashes', (text) => text.replaceAll('/', '-')],
  ['slashes for dashes', (text) => text.replaceAll('-', '/')],
  ['backslashes', (text) => text.replaceAll('/', '\\')],
  ['dots', (text) => text.replace(/[/-]/g, '.')],
  ['underscores', (text) => text.replace(/[/-]/g, '_')],
  ['spaces for signs', (text) => text.replace(/[/\\-]/g, ' ')],
  [
    'zeros before the number',
    (text, running) => text.replace(new RegExp(`0*${running}(?!\\d)`), `000${running}`),
  ],
  ['zeros left out', (text, running) => text.replace(new RegExp(`0+${running}(?!\\d)`), running)],
  ['without the year', (text) => withoutYear(text)],
  ['the year in full', (text) => text.replace(/(?<!\d)25([-/\\])26/, '2025$126')],
  ['the number alone', (_text, running) => running],
  ['the number alone with zeros', (_text, running) => running.padStart(6, '0')],
  ['prefix left out', (text) => text.replace(/^[A-Za-z]+[\s/\\#.-]*/, '')],
  ['year and prefix left out, year behind', (_text, running) => `${running}/25-26`],
  ['letter O for zero', (text) => text.replaceAll('0', 'O')],
]

const withoutYear = (text: string) =>
  text.replace(/(FY\s?)?(20)?25[-/\\](20)?26[/\\-]?|[/\\.-](20)?25[-/\\](20)?26$|2526\/?/, '') || text

export const numberStyles: readonly NumberStyle[] = series.flatMap((pattern, row) =>
  ways.map(([label, write], column) => {
    const running = String(1043 + row * 97 + column * 13)
    const supplier = pattern.replace('{n}', running).replace('{N}', running.padStart(6, '0'))
    return { label, supplier, books: write(supplier, running) }
  }),
)

/** Pairs that are different documents of one supplier, though their numbers and amounts are close. */
export const differentDocuments: readonly NumberStyle[] = [
  { label: 'next of the series', supplier: 'INV/25-26/0452', books: 'INV/25-26/0451' },
  { label: 'next but one', supplier: 'W-10043', books: 'W-10041' },
  { label: 'another series', supplier: 'A/17', books: 'B/18' },
  { label: 'a digit more', supplier: 'R-1', books: 'R-11' },
  { label: 'year that is no year', supplier: 'B/24-26/10', books: 'B/24-26/9' },
  { label: 'tens of a series', supplier: 'TX100640', books: 'TX100540' },
]
