import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Tenants } from '../db/tenant.ts'
import type { Secrets } from '../secrets.ts'

/** The answer lies this many tries away: some tenths of a second in a browser, and one try here. */
const tries = { least: 300, most: 900 }
const iterations = 1000
const goodForMs = 10 * 60_000

const Solved = z.object({
  challenge: z.looseObject({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(iterations),
      keyLength: z.number(),
      keyPrefix: z.string(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
})

/** The product's own captcha: a puzzle that costs a visitor nothing and a program much. ALTCHA, version 2. */
export class ProofOfWork {
  readonly #tenants: Tenants
  readonly #hmacSignatureSecret: string
  readonly #hmacKeySignatureSecret: string
  constructor(tenants: Tenants, secrets: Secrets) {
    this.#tenants = tenants
    this.#hmacSignatureSecret = secrets.derive('captcha puzzle')
    this.#hmacKeySignatureSecret = secrets.derive('captcha answer')
  }

  async challenge(): Promise<{ parameters: Record<string, unknown>; signature: string }> {
    const { parameters, signature } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: iterations,
      counter: randomInt(tries.least, tries.most),
      deriveKey,
      expiresAt: new Date(Date.now() + goodForMs),
      hmacSignatureSecret: this.#hmacSignatureSecret,
      hmacKeySignatureSecret: this.#hmacKeySignatureSecret,
    })
    return { parameters: { ...parameters }, signature: signature! }
  }

  /** True for a puzzle of ours, in time, solved, and not sent before. */
  async isSolved(response: string, { usesUp }: { usesUp: boolean }): Promise<boolean> {
    const sent = Solved.safeParse(jsonOf(response))
    if (!sent.success) return false
    const { challenge, solution } = sent.data
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.#hmacSignatureSecret,
      hmacKeySignatureSecret: this.#hmacKeySignatureSecret,
    }).catch(() => ({ verified: false }))
    if (!verified) return false
    return usesUp ? this.#use(challenge.signature) : true
  }

  /** Of two that send the same at once, one. */
  async #use(signature: string): Promise<boolean> {
    return this.#tenants.withoutTenant(async (db) => {
      const { rows } = await sql`insert into captcha_used (signature, expires_at)
        values (${signature}, now() + interval '11 minutes') on conflict do nothing returning 1 as one`.execute(
        db,
      )
      return rows.length === 1
    })
  }
}

function jsonOf(response: string): unknown {
  try {
    return JSON.parse(Buffer.from(response, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
