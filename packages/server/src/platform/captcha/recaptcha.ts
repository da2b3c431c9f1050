import * as z from 'zod'

const googleUrl = 'https://www.google.com/recaptcha/api/siteverify'
const waitMs = 5000
/** Google's own advice for a first threshold; answers without a score come from the box that is ticked. */
const leastScore = 0.5

const Verdict = z.looseObject({ success: z.boolean(), score: z.number().optional() })

/** Asks Google, or another service that speaks as it does; one that does not answer proves nothing. */
export async function isHuman(asked: {
  readonly verifyUrl: string
  readonly secret: string
  readonly response: string
  readonly address: string
}): Promise<boolean> {
  const { verifyUrl, secret, response, address } = asked
  try {
    const reply = await fetch(verifyUrl || googleUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, remoteip: address }),
      signal: AbortSignal.timeout(waitMs),
    })
    const { success, score } = Verdict.parse(await reply.json())
    return success && (score === undefined || score >= leastScore)
  } catch {
    return false
  }
}
