import { invariant } from '../errors.ts'
import { issuesOf } from './parse.ts'
import type { BoundCall } from './call-route.ts'

/** In development and tests a reply must be what the contract says; production trusts it. */
export function checkReply({ name, call }: BoundCall, value: unknown): void {
  if (typeof call.reply === 'string') return
  // As the client will see it: dates and absent members are what JSON makes of them.
  const sent: unknown = JSON.parse(JSON.stringify(value ?? null))
  const parsed = call.reply.safeParse(sent)
  if (parsed.success) return
  const problems = issuesOf(parsed.error.issues, sent).map(({ path, code }) => `${path} ${code}`)
  invariant(false, `the reply of ${name} fits its contract: ${problems.slice(0, 10).join('; ')}`)
}
