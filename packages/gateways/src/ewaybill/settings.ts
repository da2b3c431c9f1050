import type { KeyObject } from 'node:crypto'

/** One e-way bill portal: its addresses (up to the version) and the key of its sign-ins. */
export interface EwayPortal {
  readonly baseUrls: readonly string[]
  readonly signInKey: KeyObject
  /** The reply to a sign-in does not tell; 360 as published. */
  readonly tokenMinutes?: number
  readonly connectMs?: number
  readonly replyMs?: number
}

/** An API user of a taxpayer or of a transporter (then `gstin` holds its id). */
export interface EwayAccount {
  readonly gstin: string
  readonly userName: string
  readonly password: string
  readonly clientId: string
  readonly clientSecret: string
}
