import { readsOnly, rightCodes, rightPlaceOf } from './rights.ts'
import type { ReportGroup, RightCode } from './rights.ts'

/** Roles that every subscriber has; source: access decisions, section 3. They can be cloned, not changed or deleted. */
export const builtInRoles = ['Admin', 'Accountant', 'Sales', 'Purchase', 'Store', 'Auditor'] as const
export type BuiltInRole = (typeof builtInRoles)[number]

const groupOf = (code: string) => code.split('_', 1)[0]!
const within =
  (...groups: string[]) =>
  (code: RightCode) =>
    groups.includes(groupOf(code))
const masters = within('PTY', 'ITM', 'PRL', 'CAT', 'UNT', 'HSN', 'TXR', 'SER')
const reports =
  (...reportGroups: readonly ReportGroup[]) =>
  (code: RightCode) =>
    reportGroups.some((group) => rightPlaceOf(code).row === `REP_${group}`)
const places: readonly string[] = ['BSN_SH_VW', 'ENT_SH_VW', 'BRN_SH_VW', 'INV_SH_VW']

const grants: Readonly<Record<BuiltInRole, (code: RightCode) => boolean>> = {
  Admin: () => true,
  Accountant: (code) => !within('USR', 'ROL')(code) && code !== 'STG_SEC',
  Sales: (code) =>
    within('SQT', 'SOR', 'SIN', 'SDC', 'SON', 'PIN', 'RMD', 'EIN', 'EWB')(code) ||
    (within('PTY', 'ITM')(code) && !code.endsWith('_DEL')) ||
    (masters(code) && readsOnly(code)) ||
    reports('PTY', 'SAL')(code) ||
    [...places, 'DSH_EINV', 'DSH_EWB', 'DSH_RCT'].includes(code),
  Purchase: (code) =>
    within('POR', 'PBL', 'PIW', 'POT', 'VND')(code) ||
    (within('PTY', 'ITM')(code) && !code.endsWith('_DEL')) ||
    (masters(code) && readsOnly(code)) ||
    reports('PTY', 'PUR')(code) ||
    [...places, 'DSH_RCT'].includes(code),
  Store: (code) =>
    within('INV', 'SDC', 'EWB')(code) ||
    (within('ITM')(code) && !code.endsWith('_DEL')) ||
    ((masters(code) || reports('PTY')(code)) && readsOnly(code)) ||
    reports('STK')(code) ||
    [...places, 'DSH_EWB', 'DSH_RCT'].includes(code),
  Auditor: readsOnly,
}

const lists = new Map<BuiltInRole, readonly RightCode[]>()

/** What a built-in role holds; read from here alone, so that a right that is new reaches the roles of every subscriber. */
export function rightsOfBuiltIn(role: BuiltInRole): readonly RightCode[] {
  let list = lists.get(role)
  if (!list) lists.set(role, (list = rightCodes.filter(grants[role])))
  return list
}
