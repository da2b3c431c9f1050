import { useCall } from '../api/use-call.ts'

/** What the master and the lists of codes say of a whole HSN or SAC; undefined while that is not known. */
function useHsn(hsn: string) {
  const found = useCall(
    'hsnSac.pick',
    { text: hsn },
    { enabled: /^\d{4,8}$/.test(hsn), quiet: true, staleMs: 60_000 },
  )
  return found.data && { choice: found.data.find(({ code }) => code === hsn) }
}

/** The rate that the master has for a whole HSN or SAC; undefined where it has none. */
export const useRateOfHsn = (hsn: string): string | undefined => useHsn(hsn)?.choice?.rate ?? undefined

/** True where a whole code is in no list: the portal may refuse it on invoices and in returns. */
export function useIsUnknownHsn(hsn: string): boolean {
  const known = useHsn(hsn)
  return /^(\d{4}|\d{6}|\d{8})$/.test(hsn) && known !== undefined && known.choice === undefined
}
