import { usePreferences } from '../../theme/preferences.ts'
import { apiBase } from '../api/base.ts'
import { keys, readStored } from './storage.ts'

/**
 * Answers asked for by the entry, before the code has come that waits for them; by method and address. A call takes its
 * answer from here once, and asks itself from then on.
 */
const begun = new Map<string, Promise<Response>>()

/** Asks for what the first screen needs: the session and the texts, or what the pages before sign-in show. */
export function askEarly(): void {
  // What was begun for the session before is of no use to the next.
  begun.clear()
  const token = readStored<{ token: string }>(keys.auth)?.token
  const addresses = token
    ? [`/start${companyQuery()}`, '/master/resources']
    : ['/preLoadSettings', '/master/preResources']
  const headers = {
    'culture-name': usePreferences.getState().culture,
    ...(token ? { 'auth-token': token } : {}),
  }
  for (const address of addresses) {
    const answer = fetch(apiBase + address, { headers, cache: cacheOf(address) })
    // Who waits for it hears of its failure; where nobody does, nobody need know.
    answer.catch(() => undefined)
    begun.set(`GET ${apiBase}${address}`, answer)
  }
}

export function takeEarly(method: string, address: string): Promise<Response> | undefined {
  const key = `${method} ${address}`
  const answer = begun.get(key)
  begun.delete(key)
  return answer
}

/** Lists and texts are asked for anew and sent anew only where they differ; anything else is never kept. */
export const cacheOf = (path: string): RequestCache => (path.startsWith('/master/') ? 'default' : 'no-store')

/** The company of the address. */
export function companyOfAddress(): number | undefined {
  const [, company = ''] = window.location.pathname.split('/')
  // /404 is a page, not a company.
  return /^\d+$/.test(company) && window.location.pathname !== '/404' ? Number(company) : undefined
}

function companyQuery(): string {
  const company = companyOfAddress()
  return company === undefined ? '' : `?companyId=${company}`
}
