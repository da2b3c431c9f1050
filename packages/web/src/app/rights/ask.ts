import type { RightCode } from '@bahi/contracts/rights.ts'
import { create } from 'zustand'
import { useSession } from '../session/session.ts'

/** What a user may ask the Admins for. */
export type Wish =
  | { readonly kind: 'Right'; readonly rightId: RightCode }
  | {
      readonly kind: 'Limit'
      readonly limitName: 'documentValue' | 'discountPercent'
      /** What it would take; the person may ask for more. */
      readonly limitValue: string
    }

/** The wish whose dialog is open. It is outside the screens: a menu that offers it is gone once it is pressed. */
export const useWish = create<{ wish: Wish | undefined }>(() => ({ wish: undefined }))

export const askFor = (wish: Wish): void => useWish.setState({ wish })

/** Requests are switched on for the account. */
export const useAsksForMore = (): boolean =>
  useSession((session) => session.settings?.subscriberSettings['EnableUam'] === true)

/**
 * The way to ask for a right where asking helps: the account has requests switched on and the Admins can give the
 * right. An ended trial, a block or a missing subscription is nothing they can change.
 */
export function useAskForRight(code: RightCode | undefined): (() => void) | undefined {
  const isOn = useAsksForMore()
  const isLacking = useSession(
    (session) => session.rights.find(({ rightId }) => rightId === code)?.hasAccess === false,
  )
  return code && isOn && isLacking ? () => askFor({ kind: 'Right', rightId: code }) : undefined
}
