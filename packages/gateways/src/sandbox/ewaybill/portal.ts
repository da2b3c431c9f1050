import { aesDecrypt } from '../../wire/crypto.ts'
import type { PortalReply, PortalRequest } from '../http.ts'
import type { SandboxKeys } from '../keys.ts'
import type { PortalCall } from '../portal.ts'
import type { SandboxState } from '../state.ts'
import { ewayActionAnswers } from './actions.ts'
import { ewayRead, ewayRefusal, ewayWritten } from './envelope.ts'
import { ewayReads } from './reads.ts'
import { EwaySignIns } from './sign-in.ts'

/** What an answer works with. */
export interface EwayRequest {
  readonly state: SandboxState
  /** The GSTIN or transporter id signed in. */
  readonly caller: string
  readonly body: Readonly<Record<string, unknown>>
  readonly query: URLSearchParams
}

/** Data, or the codes of the refusal. */
export type EwayAnswer = { readonly data: unknown } | { readonly codes: readonly string[] }

/** Base of the paths, as intermediaries and the portal write it. */
const base = /^(\/ewaybillapi)?\/v1\.03/

/** The e-way bill portal, version 1.03: sign-in, a path for all writes, reads and masters by their names. */
export function ewayBillPortal(state: SandboxState, keys: SandboxKeys): { calls: PortalCall[] } {
  const signIns = new EwaySignIns(state, keys)
  const pathOf = (request: PortalRequest): string | undefined =>
    base.test(request.path) ? request.path.replace(base, '') : undefined
  const common = {
    refuse: (_: PortalRequest, code: string): PortalReply => ewayRefusal([code === '1005' ? '238' : code]),
    endSession: (request: PortalRequest): void => signIns.end(request),
  }
  const writes = Object.entries(ewayActionAnswers).map(([action, answer]): PortalCall => ({
    ...common,
    name: action,
    matches: (request) =>
      request.method === 'POST' && pathOf(request) === '/ewayapi' && actionOf(request) === action,
    answer: async (request, fault) => {
      const session = signIns.sessionOf(request)
      if (typeof session === 'string') return ewayRefusal([session])
      const body = bodyOf(request, session.key)
      if (typeof body === 'string') return ewayRefusal([body])
      const said = await answer({ state, caller: session.gstin, body, query: request.query })
      if ('codes' in said) return ewayRefusal(said.codes)
      return ewayWritten(fault?.kind === 'garbage' ? Buffer.alloc(32, 7) : session.key, said.data)
    },
  }))
  const reads = Object.entries(ewayReads).map(([path, answer]): PortalCall => ({
    ...common,
    name: path.slice(path.lastIndexOf('/') + 1),
    matches: (request) => request.method === 'GET' && pathOf(request) === path.toLowerCase(),
    answer: async (request) => {
      const session = signIns.sessionOf(request)
      if (typeof session === 'string') return ewayRefusal([session])
      const said = answer({ state, caller: session.gstin, body: {}, query: request.query })
      return 'codes' in said ? ewayRefusal(said.codes) : ewayRead(session.key, said.data)
    },
  }))
  const signIn: PortalCall = {
    ...common,
    name: 'ACCESSTOKEN',
    matches: (request) => request.method === 'POST' && pathOf(request) === '/auth',
    answer: async (request) => signIns.answer(request),
  }
  const unknownAction: PortalCall = {
    ...common,
    name: 'unknownAction',
    matches: (request) => request.method === 'POST' && pathOf(request) === '/ewayapi',
    answer: async () => ewayRefusal(['239']),
  }
  return { calls: [signIn, ...writes, ...reads, unknownAction] }
}

/** The action is outside the encrypted part. */
function actionOf(request: PortalRequest): string {
  return /"action"\s*:\s*"(\w+)"/i.exec(request.body)?.[1] ?? request.query.get('action') ?? ''
}

function bodyOf(request: PortalRequest, key: Buffer): Record<string, unknown> | string {
  let cipher: unknown
  try {
    const envelope = JSON.parse(request.body) as { data?: unknown; Data?: unknown }
    cipher = envelope.data ?? envelope.Data
  } catch {
    return '100'
  }
  if (typeof cipher !== 'string' || cipher === '') return '115'
  const text = aesDecrypt(key, cipher)?.toString('utf8')
  if (text === undefined) return '109'
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : '100'
  } catch {
    return '100'
  }
}
