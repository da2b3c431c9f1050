import { useCall } from '../api/use-call.ts'

/** The rate that the master has for a whole HSN or SAC; undefined where it has none. */
export function useRateOfHsn(hsn: string): string | undefined {
  const found = useCall(
    'hsnSac.pick',
    { text: hsn },
    { enabled: /^\d{4,8}$/.test(hsn), quiet: true, staleMs: 60_000 },
  )
  return found.data?.find(({ code }) => code === hsn)?.rate ?? undefined
}
