import { jsonReply } from '../http.ts'
import type { PortalReply, PortalRequest } from '../http.ts'
import type { SandboxKeys } from '../keys.ts'
import type { PortalCall } from '../portal.ts'
import type { SandboxState } from '../state.ts'
import { searchAnswer } from './search.ts'
import { GstnSignIns, gstnRefusal, headersMissing } from './sign-in.ts'

/** Where the sandbox offers the GST portal, as a service provider does. */
export const gstnBase = '/taxpayerapi'

/** The GST portal through a service provider: sign-in with a code, and the public search. */
export function gstnPortal(state: SandboxState, keys: SandboxKeys): { calls: PortalCall[] } {
  const signIns = new GstnSignIns(state, keys)
  const refuse = (_: PortalRequest, code: string, message: string): PortalReply => gstnRefusal(code, message)
  return {
    calls: [
      {
        name: 'gstnAuthenticate',
        refuse,
        matches: ({ method, path }) => method === 'POST' && path === `${gstnBase}/authenticate`,
        answer: async (request) => signIns.answer(request),
      },
      {
        name: 'searchTaxpayer',
        refuse,
        matches: ({ method, path }) => method === 'GET' && path === `${gstnBase}/commonapi/search`,
        answer: async (request, fault) => search(request, state, fault?.kind === 'garbage'),
      },
    ],
  }
}

function search(request: PortalRequest, state: SandboxState, isGarbage: boolean): PortalReply {
  const missing = headersMissing(request)
  if (missing) return missing
  if (request.query.get('action') !== 'TP') return gstnRefusal('RET11403', 'Unknown action')
  const taxpayer = state.taxpayer((request.query.get('gstin') ?? '').toUpperCase())
  if (!taxpayer) return gstnRefusal('SWEB_9035', 'No records found for the provided GSTIN')
  const content = isGarbage ? '!' : JSON.stringify(searchAnswer(taxpayer))
  return jsonReply({ status_cd: '1', data: Buffer.from(content).toString('base64') })
}
