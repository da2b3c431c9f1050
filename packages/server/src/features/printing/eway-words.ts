/**
 * Words of form GST EWB-01 and EWB-02 (CGST Rules 2017, rule 138) as the portal prints them. They are read on the road
 * in every State and stay in English whatever language the business works in.
 */
export const ewayWords = {
  title: 'e-Way Bill',
  consolidatedTitle: 'Consolidated e-Way Bill',
  partA: 'Part A',
  partB: 'Part B',
  noPartB: 'Part B is not entered. This e-way bill does not yet allow the goods to move.',
  closed: 'Closed: delivery was reported to the portal. No further movement is allowed.',
  rejected: 'Rejected by the other party to the supply.',
} as const

export const subSupplyWords: Readonly<Record<string, string>> = {
  '1': 'Supply',
  '2': 'Import',
  '3': 'Export',
  '4': 'Job Work',
  '5': 'For Own Use',
  '6': 'Job Work Returns',
  '7': 'Sales Return',
  '8': 'Others',
  '9': 'SKD/CKD/Lots',
  '10': 'Line Sales',
  '11': 'Recipient Not Known',
  '12': 'Exhibition or Fairs',
}

export const documentWords: Readonly<Record<string, string>> = {
  INV: 'Tax Invoice',
  BIL: 'Bill of Supply',
  BOE: 'Bill of Entry',
  CHL: 'Delivery Challan',
  OTH: 'Others',
}

export const transactionWords: Readonly<Record<number, string>> = {
  1: 'Regular',
  2: 'Bill To - Ship To',
  3: 'Bill From - Dispatch From',
  4: 'Combination of 2 and 3',
}

/** An unregistered business is written as URP on the form. */
export const unregistered = 'URP'
