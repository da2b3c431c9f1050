import { istDateOf } from '@bahi/domain/cal/date.ts'
import type { RuleFacts } from '../../einvoice/rules/facts.ts'
import { aesDecrypt } from '../../wire/crypto.ts'
import type { FaultRule } from '../faults.ts'
import { jsonReply } from '../http.ts'
import type { PortalReply, PortalRequest } from '../http.ts'
import type { SandboxKeys } from '../keys.ts'
import type { PortalCall } from '../portal.ts'
import type { SandboxState } from '../state.ts'
import { ewayBillOf, orderEwayBill, cancelEwayBill } from './answers-bills.ts'
import { byDocument, byIrn, cancel, generate, rejectedIrns } from './answers-irn.ts'
import { taxpayerOf } from './answers-master.ts'
import { goodReply, refusal } from './envelope.ts'
import type { CodeAndText } from './envelope.ts'
import { SignIns, parsed } from './sign-in.ts'
import type { LiveSession } from './sign-in.ts'

/** What a call of the portal works with. */
export interface EinvoiceRequest {
  readonly state: SandboxState
  readonly keys: SandboxKeys
  readonly session: LiveSession
  readonly request: PortalRequest
  /** Decrypted body of a POST. */
  readonly body: unknown
  readonly facts: RuleFacts
  readonly fault: FaultRule | undefined
}

export type Answer =
  | { readonly data: unknown; readonly info?: unknown }
  | { readonly errors: readonly CodeAndText[]; readonly info?: unknown }

/**
 * The e-invoice portal: every call of its API under the paths seen in use and those its manual writes, in any
 * letter case.
 */
export function einvoicePortal(
  state: SandboxState,
  keys: SandboxKeys,
): { calls: PortalCall[]; signIns: SignIns } {
  const signIns = new SignIns(state, keys)
  const errorsAs = () => ({ as: state.switches.errorDetailsAs })
  const behindSession = (
    name: string,
    method: string,
    path: RegExp,
    answer: (call: EinvoiceRequest) => Answer | Promise<Answer>,
  ): PortalCall => ({
    name,
    matches: (request) => request.method === method && path.test(request.path),
    refuse: (_, code, message) => refusal([[code, message]], errorsAs()),
    endSession: (request) => signIns.end(request),
    answer: async (request, fault) => {
      const session = signIns.sessionOf(request)
      if (!('token' in session)) return refusal([session], errorsAs())
      const body = method === 'POST' ? bodyOf(request, session) : undefined
      if (body && 'refused' in body) return refusal([body.refused], errorsAs())
      const said = await answer({
        state,
        keys,
        session,
        request,
        body: body?.content,
        facts: factsOf(state, session.gstin),
        fault,
      })
      if ('errors' in said) return refusal(said.errors, { ...errorsAs(), info: said.info })
      if (fault?.kind === 'garbage') return goodReply(Buffer.alloc(32, 7), said.data)
      return goodReply(session.key, said.data, said.info)
    },
  })
  const calls: PortalCall[] = [
    {
      name: 'signIn',
      matches: ({ method, path }) => method === 'POST' && /^\/eivital\/v1\.0[34]\/auth$/.test(path),
      refuse: (_, code, message) => refusal([[code, message]]),
      answer: async (request): Promise<PortalReply> => signIns.answer(request),
    },
    {
      name: 'ping',
      matches: ({ path }) => /^\/eivital\/v1\.0[34]\/(heartbeat\/ping|health)$/.test(path),
      refuse: (_, code, message) => refusal([[code, message]]),
      answer: async () => jsonReply({ Status: 1, Data: 'OK', ErrorDetails: null, InfoDtls: null }),
    },
    behindSession('generate', 'POST', /^\/eicore\/v1\.0[34]\/invoice$/, generate),
    behindSession('cancel', 'POST', /^\/eicore\/v1\.0[34]\/(invoice\/)?cancel$/, cancel),
    behindSession('byIrn', 'GET', /^\/eicore\/v1\.0[34]\/invoice\/irn\/[^/]+$/, byIrn),
    behindSession('byDocument', 'GET', /^\/eicore\/v1\.0[34]\/invoice\/irnbydocdetails$/, byDocument),
    behindSession('rejectedIrns', 'GET', /^\/eicore\/v1\.0[34]\/invoice\/rejectedirns$/, rejectedIrns),
    behindSession('gstin', 'GET', /^\/eivital\/v1\.0[34]\/master\/gstin\/[^/]+$/, taxpayerOf),
    behindSession('syncGstin', 'GET', /^\/eivital\/v1\.0[34]\/master\/syncgstin\/[^/]+$/, taxpayerOf),
    behindSession('ewayBill', 'POST', /^\/eiewb\/v1\.0[34]\/ewaybill$/, orderEwayBill),
    behindSession('ewayBillByIrn', 'GET', /^\/eiewb\/v1\.0[34]\/ewaybill\/irn\/[^/]+$/, ewayBillOf),
    {
      ...behindSession('cancelEwayBill', 'POST', /^\/ewaybillapi\/v1\.0[34]\/ewayapi$/, cancelEwayBill),
      // The e-way bill system answers here too, with headers of its own.
      matches: (request) =>
        request.method === 'POST' &&
        /^\/ewaybillapi\/v1\.0[34]\/ewayapi$/.test(request.path) &&
        request.header('user_name') !== '',
    },
  ]
  return { calls, signIns }
}

function bodyOf(
  request: PortalRequest,
  session: LiveSession,
): { content: unknown } | { refused: CodeAndText } {
  const envelope = parsed(request.body) as { Data?: unknown; data?: unknown } | undefined
  const cipher = envelope?.Data ?? envelope?.data
  if (typeof cipher !== 'string' || cipher === '') return { refused: ['5003', 'Data is empty'] }
  const content = parsed(aesDecrypt(session.key, cipher)?.toString('utf8') ?? '')
  return typeof content === 'object' && content !== null
    ? { content }
    : { refused: ['2140', 'The payload cannot be read'] }
}

function factsOf(state: SandboxState, caller: string): RuleFacts {
  const { unknownTaxpayers } = state.switches
  return {
    today: istDateOf(state.now()),
    caller,
    taxpayer: (gstin) => state.taxpayers.get(gstin),
    unknownTaxpayers,
    hasReportingLimit: state.taxpayer(caller)?.hasReportingLimit === true,
    distanceKm: (from, to) => state.distanceKm(from, to),
    longestAcceptedKm: (from, to) => state.longestAcceptedKm(from, to),
    switches: state.switches,
  }
}
