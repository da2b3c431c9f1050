import type { RightCode } from '@bahi/contracts/rights.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { useT } from '../texts.ts'
import { denialOf, useSession } from './session.ts'

/** What the user may do here: `rights.may('PTY_AD')`; `rights.why('PTY_AD')` is the reason why not, for a tooltip. */
export function useRights(): {
  may: (...codes: readonly RightCode[]) => boolean
  why: (code: RightCode) => string | undefined
} {
  const rights = useSession((session) => session.rights)
  const t = useT()
  const today = istDateOf(Date.now())
  return {
    may: (...codes) => codes.some((code) => denialOf(rights, code, today) === undefined),
    why: (code) => {
      const denial = denialOf(rights, code, today)
      return denial && t(`rights.${denial}`)
    },
  }
}
