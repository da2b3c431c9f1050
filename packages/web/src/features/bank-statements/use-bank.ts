import type { Calls } from '@bahi/contracts/calls.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { kindsWithScreens } from '../../app/documents.ts'
import { searchText, useNav } from '../../app/nav.tsx'
import { useEveryGstin } from '../../app/session/company.ts'
import { openErrorModal } from '../../app/shell/ErrorModal.tsx'

export interface BankOf {
  readonly entityId: number
  readonly account: string
}

/** What changes when a row is decided: payments and journals may be entered from it. */
export const touched: readonly (keyof Calls)[] = [
  ...kindsWithScreens,
  'bankStatement',
  'journal',
  'accounting',
  'accountLedger',
  'dayBook',
  'partyBalance',
  'paymentIn',
  'paymentOut',
  'party',
  'dashboard',
  'ageing',
  'supplierAgeing',
  'dueCalendar',
]

/** The GSTIN of the address, else the first one; undefined while they are loaded, null where there is none. */
export function useBankGstin(): number | null | undefined {
  const { search } = useNav()
  const gstins = useEveryGstin()
  if (!gstins) return undefined
  const asked = Number(search['entityId'] ?? 0)
  return (gstins.find(({ entityId }) => entityId === asked) ?? gstins[0])?.entityId ?? null
}

/** The bank account of the address: of a GSTIN, and by its name. */
export function useBankOf(): BankOf | null | undefined {
  const { search } = useNav()
  const entityId = useBankGstin()
  const account =
    typeof search['account'] === 'string' && search['account'] !== '' ? search['account'] : 'Bank'
  return typeof entityId === 'number' ? { entityId, account } : entityId
}

export const rowsPath = (of: BankOf, more: object = {}): string =>
  `bank-statement${searchText({ ...of, entityId: String(of.entityId), ...more })}`
export const reconciliationPath = (of: BankOf): string =>
  `bank-reconciliation${searchText({ ...of, entityId: String(of.entityId) })}`

/** Says why some of many were refused, each by what it is called. */
export function sayRefused(
  { done, refused }: Pick<Reply<'bankStatement.confirm'>, 'done' | 'refused'>,
  names: ReadonlyMap<number, string>,
): void {
  if (refused.length === 0) return
  openErrorModal({
    status: done.length > 0 ? 'SuccessWithError' : 'Failed',
    errors: refused.map(({ id, code, message }) => {
      const name = names.get(id)
      return { code, message: name ? `${name}: ${message}` : message }
    }),
  })
}
