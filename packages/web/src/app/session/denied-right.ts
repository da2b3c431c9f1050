import type { RightCode } from '@bahi/contracts/rights.ts'

/** The right that the last refused screen asks for: the page that says so offers to ask for it. */
let last: RightCode | undefined

export const deniedRight = (): RightCode | undefined => last
export function rememberDenied(rights: readonly RightCode[] | undefined): void {
  last = rights?.[0]
}
