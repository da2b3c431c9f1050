import type { RightCode } from '@bahi/contracts/rights.ts'
import { useT } from '../texts.ts'
import { denialOf, useSession } from './session.ts'

/** What something takes: one right, or each of several. */
export type Needed = RightCode | readonly RightCode[]

/** The right that is lacking for it, with the reason; nothing where none is. */
export function useDenial(
  needed: Needed | undefined,
): { readonly right: RightCode; readonly why: string } | undefined {
  const { why } = useRights()
  for (const right of [needed ?? []].flat()) {
    const reason = why(right)
    if (reason) return { right, why: reason }
  }
  return undefined
}

/** What the user may do here: `rights.may('PTY_AD')`; `rights.why('PTY_AD')` is the reason why not, for a tooltip. */
export function useRights(): {
  may: (...codes: readonly RightCode[]) => boolean
  why: (code: RightCode) => string | undefined
} {
  const rights = useSession((session) => session.rights)
  const t = useT()
  const now = Date.now()
  return {
    may: (...codes) => codes.some((code) => denialOf(rights, code, now) === undefined),
    why: (code) => {
      const denial = denialOf(rights, code, now)
      return denial && t(`rights.${denial}`)
    },
  }
}
