import type { Account, AccountGroup } from '@bahi/domain/books/chart.ts'
import { systemAccounts } from '@bahi/domain/books/chart.ts'
import { dutyHeads, tallyGroups } from './names.ts'
import type { Node } from './xml.ts'

const yes = (is: boolean) => (is ? 'Yes' : 'No')
const nameList = (name: string): Node => ['NAME.LIST', [['NAME', name]], { TYPE: 'String' }]
const text = (name: string, value: string | null | undefined): Node | undefined =>
  value ? [name, value] : undefined

/** A group of the business's own under a group of Tally. */
export const groupNode = (name: string, parent: string): Node => [
  'GROUP',
  [['PARENT', parent], ['ISSUBLEDGER', 'No'], nameList(name)],
  { NAME: name, ACTION: 'Create' },
]

export interface OwnLedger {
  readonly accountGroup: AccountGroup
  readonly accountGroupId: number | null
  readonly bankName: string | null
  readonly accountNumber: string | null
  readonly ifsc: string | null
}

/** The ledger of an account that every business has. */
export function systemNode(account: Account, name: string): Node {
  const head = dutyHeads[account]
  return [
    'LEDGER',
    [
      ['PARENT', tallyGroups[systemAccounts[account].group]],
      head ? ['TAXTYPE', 'GST'] : undefined,
      head ? ['GSTDUTYHEAD', head] : undefined,
      ['ISBILLWISEON', 'No'],
      ['AFFECTSSTOCK', 'No'],
      nameList(name),
    ],
    { NAME: name, ACTION: 'Create' },
  ]
}

/** The ledger of an account that the business added. */
export const ownNode = (name: string, own: OwnLedger, group: string | undefined): Node => [
  'LEDGER',
  [
    ['PARENT', group ?? tallyGroups[own.accountGroup]],
    text('BANKDETAILS', own.accountNumber),
    text('IFSCODE', own.ifsc),
    text('BANKINGCONFIGBANK', own.bankName),
    ['ISBILLWISEON', 'No'],
    nameList(name),
  ],
  { NAME: name, ACTION: 'Create' },
]

export interface PartyLedger {
  readonly role: string
  readonly taxpayerType: string
  readonly gstin: string | null
  readonly pan: string | null
  readonly emails: string | null
  readonly mobile: string | null
  readonly stateCode: string | null
  readonly paymentTermsDays: number | null
  readonly billingAddress: {
    readonly line1?: string
    readonly line2?: string
    readonly city?: string
    readonly pincode?: string
  } | null
}

/** As Tally names the registration of a party. */
const registrations: Readonly<Record<string, string>> = {
  REG: 'Regular',
  COM: 'Composition',
  UNREG: 'Unregistered',
  SEZ: 'Regular',
  SED: 'Regular',
}

/** The ledger of a party, with its GSTIN; Tally keeps bills by reference with it. */
export function partyNode(name: string, party: PartyLedger, stateOf: (code: string) => string): Node {
  const address = party.billingAddress
  const lines = [address?.line1, address?.line2, address?.city].filter((line) => line)
  const isAbroad = party.taxpayerType === 'OEXP'
  return [
    'LEDGER',
    [
      ['PARENT', party.role === 'Supplier' ? tallyGroups.creditors : tallyGroups.debtors],
      lines.length > 0
        ? ['ADDRESS.LIST', lines.map((line): Node => ['ADDRESS', line!]), { TYPE: 'String' }]
        : undefined,
      text('PINCODE', address?.pincode),
      party.stateCode && !isAbroad ? ['LEDSTATENAME', stateOf(party.stateCode)] : undefined,
      isAbroad ? undefined : ['COUNTRYNAME', 'India'],
      [
        'GSTREGISTRATIONTYPE',
        party.gstin ? (registrations[party.taxpayerType] ?? 'Regular') : 'Unregistered',
      ],
      text('PARTYGSTIN', party.gstin),
      party.taxpayerType === 'SEZ' ? ['ISSEZPARTY', yes(true)] : undefined,
      text('INCOMETAXNUMBER', party.pan),
      text('EMAIL', party.emails),
      text('LEDGERMOBILE', party.mobile),
      party.paymentTermsDays === null ? undefined : ['BILLCREDITPERIOD', `${party.paymentTermsDays} Days`],
      ['ISBILLWISEON', yes(true)],
      nameList(name),
    ],
    { NAME: name, ACTION: 'Create' },
  ]
}

/** A unit, by its code; Tally knows the unit of the portal beside it. */
export const unitNode = (code: string, description: string | null, uqc: string, decimals: number): Node => [
  'UNIT',
  [
    ['NAME', code],
    text('ORIGINALNAME', description),
    ['GSTREPUOM', uqc],
    ['ISSIMPLEUNIT', 'Yes'],
    ['DECIMALPLACES', String(decimals)],
  ],
  { NAME: code, ACTION: 'Create' },
]

export interface StockItem {
  readonly unit: string | null
  readonly supply: string
  readonly hsn: string | null
  readonly description: string | null
  readonly taxCategory: string
}

const taxability: Readonly<Record<string, string>> = {
  Exempt: 'Exempt',
  NilRated: 'Nil Rated',
  NonGst: 'Non-GST',
}

/** An item with its HSN and the rates of its heads. */
export function stockItemNode(
  name: string,
  item: StockItem,
  rates: { readonly full: string; readonly half: string; readonly cess: string },
): Node {
  const rate = (head: string, value: string): Node => [
    'RATEDETAILS.LIST',
    [
      ['GSTRATEDUTYHEAD', head],
      ['GSTRATEVALUATIONTYPE', 'Based on Value'],
      ['GSTRATE', value],
    ],
  ]
  return [
    'STOCKITEM',
    [
      text('DESCRIPTION', item.description),
      text('BASEUNITS', item.unit),
      ['GSTAPPLICABLE', 'Applicable'],
      ['GSTTYPEOFSUPPLY', item.supply],
      [
        'GSTDETAILS.LIST',
        [
          ['APPLICABLEFROM', '20170701'],
          text('HSNCODE', item.hsn),
          ['TAXABILITY', taxability[item.taxCategory] ?? 'Taxable'],
          [
            'STATEWISEDETAILS.LIST',
            [
              ['STATENAME', 'Any'],
              rate('Integrated Tax', rates.full),
              rate('Central Tax', rates.half),
              rate('State Tax', rates.half),
              rate('Cess', rates.cess),
            ],
          ],
        ],
      ],
      nameList(name),
    ],
    { NAME: name, ACTION: 'Create' },
  ]
}
