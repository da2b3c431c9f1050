import type { Secrets } from './secrets.ts'
import { tokenOf } from './session-token.ts'
import type { Token } from './session-token.ts'

const place = 'one-time request'

/** Length that every token is filled up to, so that a sealed one does not reveal it by its length. */
const longest = 64

/** A request as it travels: whose it is shows to nobody who does not have the key, nor whether it is anybody's. */
export const sealedRequest = (secrets: Secrets, { secret }: Token): string =>
  secrets
    .seal(`${secret}${secrets.database === undefined ? '' : `@${secrets.database}`}`.padEnd(longest), place)
    .toString('base64url')

/** The token inside, and the number of the database that sealed it where there are many; undefined for what was not sealed here. */
export function openedRequest(
  secrets: Secrets,
  request: string,
): { readonly token: Token; readonly database: number | undefined } | undefined {
  try {
    const [text, database] = secrets.open(Buffer.from(request, 'base64url'), place).trimEnd().split('@')
    const token = tokenOf(text)
    return token && { token, database: database === undefined ? undefined : Number(database) }
  } catch {
    return undefined
  }
}
