import type { RightCode } from '@bahi/contracts/rights.ts'
import { useT } from '../texts.ts'
import { denialOf, useSession } from './session.ts'

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
