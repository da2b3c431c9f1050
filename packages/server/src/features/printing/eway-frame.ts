import type { PrintColumn, PrintTable } from '@bahi/contracts/printing.ts'
import type { PartBEntry } from '@bahi/gateways/ewaybill/state.ts'
import { ewayStamp } from '@bahi/gateways/portal-date.ts'
import { ownStateCode } from '@bahi/gateways/ewaybill/lists.ts'
import { stateOf } from '@bahi/domain/tables/states.ts'
import { isolatedRtl } from './bidi.ts'
import { pageLabels } from './frame.ts'
import { fitted, sayIn } from './format.ts'

/** What the pages of both forms have in common: they are English, and no business signs or decorates them. */
export const formFrame = (title: string, number: string, issuer: string) => ({
  language: 'en' as const,
  direction: 'ltr' as const,
  title,
  number,
  supplier: { heading: '', name: issuer, lines: [], facts: [] },
  labels: pageLabels('en', sayIn('en')),
})

/** Numbers are read aloud on the road: `391004527718` -> `3910 0452 7718`. */
export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** '10/11/2026 11:42 AM', in India. */
export const stamp = (instant: Date): string => ewayStamp(instant).replace(/:\d\d (?=[AP]M$)/, ' ')

export const placeName = (stateCode: string | number): string =>
  stateOf(ownStateCode(stateCode))?.name.en.toUpperCase() ?? String(stateCode)

/** A text that a business typed, in whatever script, keeping its own order inside a line of the form. */
export const own = (...parts: readonly (string | number | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => isolatedRtl(String(part)))
    .join(', ')

export const modeWords = { Road: 'Road', Rail: 'Rail', Air: 'Air', Ship: 'Ship' } as const satisfies Record<
  PartBEntry['mode'],
  string
>

/** Vehicle number, or number and day of the transport document. */
export const carrier = ({
  vehicleNumber,
  transportDocumentNumber,
  transportDocumentDate,
}: {
  readonly vehicleNumber?: string | undefined
  readonly transportDocumentNumber?: string | undefined
  readonly transportDocumentDate?: string | undefined
}): string => {
  const document = [transportDocumentNumber, transportDocumentDate].filter(Boolean).join(' & ')
  return [vehicleNumber, document].filter(Boolean).join(' / ') || '-'
}

/** Rows are alone: their texts are of any length and script. */
export type FormTable = PrintTable & { readonly blocks: readonly { readonly cells: readonly string[] }[] }

/** A table across the page, each of its rows as high as it needs. */
export const wideTable = (
  columns: readonly (readonly [label: string, kind: PrintColumn['kind'], isFree?: boolean])[],
  rows: readonly (readonly string[])[],
  footer?: readonly string[],
): FormTable => {
  const table = fitted(
    {
      columns: columns.map(([label, kind, isFree]) => ({ key: label, label, kind, width: isFree ? 0 : 1 })),
      rows: rows.map((row) => [...row]),
      ...(footer ? { footer: [...footer] } : {}),
    },
    527,
    [8, 7.6, 7.2, 6.8],
  )
  return { ...table, blocks: table.rows.map((cells) => ({ cells })) }
}
