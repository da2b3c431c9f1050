/** Masters whose changes reach documents. */
export const changedMasters = ['party', 'item', 'entity'] as const
export type ChangedMaster = (typeof changedMasters)[number]

/** Fields that documents take from each; a change of another one reaches none. */
export const fieldsOfDocuments = {
  party: ['name', 'gstin', 'taxpayerType', 'billingAddress', 'shippingAddresses', 'placeOfSupply'],
  item: [
    'name',
    'hsn',
    'supply',
    'unitId',
    'uqc',
    'taxCategory',
    'taxRate',
    'cessRate',
    'cessPerUnit',
    'stateCessRate',
    'sellingPrice',
  ],
  entity: ['entityName', 'legalName', 'vrn', 'stateCode', 'taxpayerType', 'address'],
} as const satisfies Record<ChangedMaster, readonly string[]>

/** What a change finds, in the order in which it is shown. */
export const touchedGroups = ['drafts', 'pending', 'recurring', 'orders', 'issued', 'reported'] as const
export type TouchedGroup = (typeof touchedGroups)[number]

type Values = Readonly<Record<string, unknown>>

/**
 * The fields of documents that differ between two states of a master; what is blank is absent.
 *
 * @example
 * changedFields('item', { hsn: '7318', taxRate: '18.000' }, { hsn: '7318', taxRate: '5' }) // ['taxRate']
 */
export const changedFields = (master: ChangedMaster, before: Values, after: Values): string[] =>
  fieldsOfDocuments[master].filter((name) => textOf(before[name]) !== textOf(after[name]))

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, member]) => [name, textOf(member)] as const)
      .filter(([, text]) => text !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map((pair) => pair.join('='))
      .join('\n')
  if (typeof value !== 'string') return JSON.stringify(value)
  // Storage writes 18.000 for what is typed as 18.
  return /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value
}
