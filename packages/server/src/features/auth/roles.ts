import { rightCodes } from '@bahi/contracts/rights.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'

/** Roles that every subscriber has; source: access decisions, section 3. */
export const builtInRoles = ['Admin', 'Accountant', 'Sales', 'Purchase', 'Store', 'Auditor'] as const
export type BuiltInRole = (typeof builtInRoles)[number]

const groupOf = (code: string) => code.split('_', 1)[0]!
const within =
  (...groups: string[]) =>
  (code: RightCode) =>
    groups.includes(groupOf(code))
const looks = (code: RightCode) => /_(SH_VW|DD_EX|PDF|PRT)$/.test(code)
const masters = within('PTY', 'ITM', 'CAT', 'UNT', 'HSN', 'TXR', 'SER')

const grants: Readonly<Record<BuiltInRole, (code: RightCode) => boolean>> = {
  Admin: () => true,
  Accountant: (code) => !within('USR', 'ROL')(code) && code !== 'STG_SEC',
  Sales: (code) =>
    within('SOR', 'SIN', 'SDC', 'SON', 'PIN', 'EIN', 'EWB')(code) ||
    (within('PTY', 'ITM')(code) && !code.endsWith('_DEL')) ||
    (masters(code) && looks(code)) ||
    [
      'BSN_SH_VW',
      'ENT_SH_VW',
      'BRN_SH_VW',
      'INV_SH_VW',
      'REP_SAL',
      'DSH_EINV',
      'DSH_EWB',
      'DSH_RCT',
    ].includes(code),
  Purchase: (code) =>
    within('POR', 'PBL', 'PIW', 'POT', 'VND')(code) ||
    (within('PTY', 'ITM')(code) && !code.endsWith('_DEL')) ||
    (masters(code) && looks(code)) ||
    ['BSN_SH_VW', 'ENT_SH_VW', 'BRN_SH_VW', 'INV_SH_VW', 'REP_PUR', 'DSH_RCT'].includes(code),
  Store: (code) =>
    within('INV', 'SDC', 'EWB')(code) ||
    (within('ITM')(code) && !code.endsWith('_DEL')) ||
    (masters(code) && looks(code)) ||
    ['BSN_SH_VW', 'ENT_SH_VW', 'BRN_SH_VW', 'REP_STK', 'DSH_EWB', 'DSH_RCT'].includes(code),
  Auditor: (code) => looks(code) || within('REP', 'DSH')(code),
}

export const rightsOfBuiltIn = (role: BuiltInRole): RightCode[] => rightCodes.filter(grants[role])
