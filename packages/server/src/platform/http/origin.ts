import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/**
 * Refuses what a page of another site makes a browser send. A session's token travels in a header that no foreign page
 * can set, and a form cannot send JSON; this is the third lock, and the only one of the calls before sign-in. Browsers
 * tell the origin of every POST; programs that tell none send JSON, which no form can.
 */
export function refuseForeign({ headers }: FastifyRequest, publicUrl: string): void {
  const { origin, host, 'sec-fetch-site': site } = headers
  const isOwn =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host)
  if (!isOwn) throw new AppError('ORIGIN_REFUSED')
}
