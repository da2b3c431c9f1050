import * as z from 'zod'
import { defineCall } from './call.ts'

/** Records that a file can fill; the layout of each is in `import-sheets.ts`. */
export const ImportSheetKind = z.enum([
  'party',
  'item',
  'category',
  'unit',
  'taxRate',
  'hsnSac',
  'series',
  'entity',
  'vendor',
  'ipAddress',
  'openingItem',
  'priceListRow',
])

/** The same files by the names of the specification's import kinds. */
const specified = {
  HsnSac: 'hsnSac',
  Entities: 'entity',
  Parties: 'party',
  Vendor: 'vendor',
  Items: 'item',
} as const
const AskedKind = z
  .enum([...ImportSheetKind.options, ...(Object.keys(specified) as (keyof typeof specified)[])])
  .transform((kind): z.output<typeof ImportSheetKind> =>
    kind in specified
      ? specified[kind as keyof typeof specified]
      : (kind as z.output<typeof ImportSheetKind>),
  )

export const importCalls = {
  /** An empty file to fill: headings, an example row, lists to choose from, and every column's rules. */
  sample: defineCall({
    method: 'GET',
    path: '/import/statistic/sample',
    /** The right is that of the kind; the handler asks. */
    access: {
      anyOf: [
        'PTY_IMP',
        'ITM_IMP',
        'CAT_IMP',
        'UNT_IMP',
        'TXR_IMP',
        'HSN_IMP',
        'SER_IMP',
        'VND_IMP',
        'BSN_AD',
        'IPA_IMP',
        'PRL_IMP',
      ],
    },
    input: z.object({ kind: AskedKind, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}
