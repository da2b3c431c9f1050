import type { RightCode } from '@bahi/contracts/rights.ts'

/** Payments both ways: where their screens are, and the group of their rights. */
const kinds = {
  paymentIn: { path: 'payment-in', rights: 'PIN' },
  paymentOut: { path: 'payment-out', rights: 'POT' },
} as const

export type PaymentKind = keyof typeof kinds
export const paymentKinds = Object.keys(kinds) as readonly PaymentKind[]
type Action = RightCode extends infer R ? (R extends `${'PIN' | 'POT'}_${infer A}` ? A : never) : never

/** Where a screen of payments is, below the company. */
export function paymentPath(kind: PaymentKind, page: 'list' | 'create' | 'view', id?: number): string {
  const path = page === 'list' ? kinds[kind].path : `${page}-${kinds[kind].path}`
  return id === undefined ? path : `${path}/${id}`
}

export const paymentRight = (kind: PaymentKind, action: Action): RightCode =>
  `${kinds[kind].rights}_${action}`

/** Undefined where an entry comes from no payment. */
export const paymentKindOf = (source: string): PaymentKind | undefined =>
  source in kinds ? (source as PaymentKind) : undefined
