import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Secrets } from '../../platform/secrets.ts'

export type Method = 'google' | 'azure' | 'okta'

/** A way to an identity provider that has come back. */
export interface Attempt {
  readonly method: Method
  readonly subscriberId: number | null
  /** Hash of what the browser keeps that began it. */
  readonly browser: string
  readonly proofKey: string
}

interface OpenedAttempt {
  /** Travels to the identity provider and back. */
  readonly state: string
  /** Travels inside what the identity provider signs. */
  readonly nonce: string
  readonly proofKey: string
  /** Stays in the browser. */
  readonly secret: string
}

const minutes = 10
const place = 'sso attempt'

/** Begins a way to an identity provider; it can be ended once, by who began it. */
export async function openAttempt(
  ctx: PublicCtx,
  method: Method,
  subscriberId: number | null,
): Promise<OpenedAttempt> {
  const { database } = ctx.portals.secrets
  const state = database === undefined ? random() : `${random()}.${database}`
  const proofKey = random()
  const secret = random()
  const sealed = ctx.portals.secrets.seal(proofKey, place)
  await ctx.withoutTenant((db) =>
    sql`insert into sso_attempts (state_hash, method, subscriber_id, browser_hash, sealed, expires_at)
      values (${hash(state)}, ${method}, ${subscriberId}, ${hash(secret)}, ${sealed}, now() + make_interval(mins => ${minutes}::int))`.execute(
      db,
    ),
  )
  return { state, nonce: nonceOf(state), proofKey, secret }
}

/** Ends the attempt of a state; undefined where there is none, or no longer. */
export const takeAttempt = (ctx: PublicCtx, state: string, method: Method) => take(ctx, hash(state), method)

/** Ends the attempt of a nonce, where a token comes without its state. */
export const takeAttemptOfNonce = (ctx: PublicCtx, nonce: string, method: Method) =>
  take(ctx, Buffer.from(nonce, 'base64url'), method)

async function take(ctx: PublicCtx, stateHash: Buffer, method: Method): Promise<Attempt | undefined> {
  const { rows } = await ctx.withoutTenant((db) =>
    sql<{ subscriberId: number | null; browserHash: Buffer; sealed: Buffer }>`
      delete from sso_attempts where state_hash = ${stateHash} and method = ${method} and expires_at > now()
      returning subscriber_id, browser_hash, sealed`.execute(db),
  )
  const row = rows[0]
  return (
    row && {
      method,
      subscriberId: row.subscriberId,
      browser: row.browserHash.toString('hex'),
      proofKey: openSealed(ctx.portals.secrets, row.sealed),
    }
  )
}

const openSealed = (secrets: Secrets, sealed: Buffer) => secrets.open(sealed, place)

/** The header in which the browser that began an attempt proves itself. */
export const isOwnBrowser = (ctx: PublicCtx, browser: string): boolean =>
  hash(ctx.request.header('public-auth-token') ?? '').toString('hex') === browser

/** Reveals nothing of the state it follows from. */
export const nonceOf = (state: string): string => hash(state).toString('base64url')

/** An id of the form that SAML wants, which follows from the state. */
export const requestIdOf = (state: string): string => `_${hash(`saml ${state}`).toString('hex')}`

const random = () => randomBytes(32).toString('base64url')
const hash = (text: string) => createHash('sha256').update(text).digest()
