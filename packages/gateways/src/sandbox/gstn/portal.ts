import { jsonReply } from '../http.ts'
import type { PortalReply, PortalRequest } from '../http.ts'
import type { SandboxKeys } from '../keys.ts'
import type { PortalCall } from '../portal.ts'
import type { SandboxState } from '../state.ts'
import { returnAnswers, trackAnswer } from './returns.ts'
import { openedBody, sealedReply } from './sealed.ts'
import { searchAnswer } from './search.ts'
import { GstnSignIns, gstnRefusal, headersMissing } from './sign-in.ts'

/** Where the sandbox offers the GST portal, as a service provider does. */
export const gstnBase = '/taxpayerapi'

/** The GST portal through a service provider: sign-in with a code, and the public search. */
export function gstnPortal(state: SandboxState, keys: SandboxKeys): { calls: PortalCall[] } {
  const signIns = new GstnSignIns(state, keys)
  // A session that counts as ended has a code of its own here.
  const refuse = (_: PortalRequest, code: string, message: string): PortalReply =>
    gstnRefusal(code === '1005' ? 'RET11407' : code, message)
  return {
    calls: [
      {
        name: 'gstnAuthenticate',
        refuse,
        matches: (request) =>
          request.method === 'POST' &&
          request.path === `${gstnBase}/authenticate` &&
          actionOf(request) !== 'EVCOTP',
        answer: async (request) => signIns.answer(request),
      },
      ...Object.entries(returnAnswers).map(([route, answer]): PortalCall => {
        const [method, path, action] = route.split(' ') as [string, string, string]
        return {
          name: action === '*' ? 'returnSection' : action,
          refuse,
          endSession: (request) => signIns.forget(request),
          matches: (request) =>
            request.method === method &&
            request.path === `${gstnBase}${path}` &&
            (action === '*' || actionOf(request) === action),
          answer: async (request, fault) =>
            inSession(request, signIns, state, answer, fault?.kind === 'garbage'),
        }
      }),
      {
        name: 'RETTRACK',
        refuse,
        matches: ({ method, path }) => method === 'GET' && path === `${gstnBase}/commonapi/returns`,
        answer: async (request) => headersMissing(request) ?? trackAnswer(state, request.query),
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

/** The action is outside the sealed part. */
function actionOf({ method, query, body }: PortalRequest): string {
  return method === 'GET' ? (query.get('action') ?? '') : (/"action"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? '')
}

async function inSession(
  request: PortalRequest,
  signIns: GstnSignIns,
  state: SandboxState,
  answer: (typeof returnAnswers)[string],
  isGarbage: boolean,
): Promise<PortalReply> {
  const session = signIns.sessionOf(request)
  if ('status' in session) return session
  const opened =
    request.method === 'GET' ? { plain: {}, content: undefined } : openedBody(request.body, session.key)
  if (typeof opened === 'string') return gstnRefusal(opened, 'The payload cannot be read')
  const { plain, content = {} } = opened
  const said = await answer({ state, gstin: session.gstin, request, plain, content })
  return 'refusal' in said ? said.refusal : sealedReply(session.key, said.content, isGarbage)
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
