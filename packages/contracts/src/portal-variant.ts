import type { Call } from './call.ts'
import type { RightCode, RightGroup } from './rights.ts'

/**
 * What the single-window e-invoice portal leaves to the whole product: all but e-invoices and e-way bills, the
 * invoices, parties, items and masters they are made of, and the administration of the account. Source:
 * specification part 1, section 1. Menus, the guard of the routes and the server read this one table.
 */
const groups: ReadonlySet<string> = new Set<RightGroup>([
  'SQT',
  'SOR',
  'SDC',
  'SON',
  'PIN',
  'POR',
  'PBL',
  'PIW',
  'POT',
  'VND',
  'INV',
  'RET',
  'REC',
  'REP',
])
/** Calls and screens of the same kind whose rights do not tell it. */
const resources: ReadonlySet<string> = new Set([
  'registration',
  'ageing',
  'supplierAgeing',
  'dueCalendar',
  'partyLedger',
])
const paths: ReadonlySet<string> = new Set([
  'reports',
  'party-ledger-report',
  'party-ageing-report',
  'supplier-ageing-report',
  'due-calendar-report',
])

export const isRightOfProduct = (code: RightCode): boolean => groups.has(code.slice(0, code.indexOf('_')))

/** `name` as in `paymentIn.search`. */
export function isCallOfProduct(name: string, { access }: Pick<Call, 'access'>): boolean {
  if (resources.has(name.split('.')[0]!)) return true
  if (typeof access === 'string') return false
  return ('anyOf' in access ? access.anyOf : [access.create, access.edit]).every(isRightOfProduct)
}

/** `path` as in the table of routes: `view-payment-in/$id`. */
export const isPathOfProduct = (path: string, rights: readonly RightCode[] | undefined): boolean =>
  paths.has(path) || (rights !== undefined && rights.length > 0 && rights.every(isRightOfProduct))
