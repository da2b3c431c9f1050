import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { EinvoicePortal } from '../einvoice/settings.ts'
import type { EwayPortal } from '../ewaybill/settings.ts'
import type { GstnPortal } from '../gstn/settings.ts'
import { controlCall } from './control.ts'
import { einvoicePortal } from './einvoice/portal.ts'
import { sandboxClient } from './einvoice/sign-in.ts'
import { ewayBillPortal } from './ewaybill/portal.ts'
import { Faults } from './faults.ts'
import type { FaultRule } from './faults.ts'
import { gstnBase, gstnPortal } from './gstn/portal.ts'
import { jsonReply, readRequest, sendReply } from './http.ts'
import type { PortalReply, PortalRequest } from './http.ts'
import { Journal } from './journal.ts'
import { loadKeys } from './keys.ts'
import type { SandboxKeys } from './keys.ts'
import type { PortalCall } from './portal.ts'
import { SandboxState } from './state.ts'
import type { SandboxEvent } from './state.ts'

/**
 * The government portals for trials and tests: one HTTP server on loopback that speaks their protocols and keeps
 * what it holds in a folder. Clients tell it from the real ones by its address alone.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const keys = loadKeys(options.folder)
  const { journal, events } = Journal.open<SandboxEvent>(join(options.folder, 'journal.jsonl'))
  const state = new SandboxState(journal, events, options.clock ?? (() => new Date()))
  const faults = new Faults()
  const counts = new Map<string, number>()
  const einvoice = einvoicePortal(state, keys)
  const calls = [...einvoice.calls, ...ewayBillPortal(state, keys).calls, ...gstnPortal(state, keys).calls]
  const control = { state, faults, keys, counts, signIns: einvoice.signIns }
  const server = createServer((message, response) => {
    serve(message, response, calls, control).catch((error: unknown) => {
      if (!response.headersSent) {
        sendReply(response, jsonReply({ error: error instanceof Error ? error.message : String(error) }, 500))
      } else response.destroy()
    })
  })
  server.keepAliveTimeout = 65_000
  await listen(server, options.port ?? 0)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    state,
    faults,
    counts,
    signInCount: () => einvoice.signIns.count,
    einvoice: {
      baseUrls: [url],
      signInKey: keys.signIn.publicKey,
      certificates: [keys.signing.certificate],
    },
    ewayBill: { baseUrls: [`${url}/ewaybillapi/v1.03`], signInKey: keys.ewayBillSignIn.publicKey },
    gstn: { baseUrls: [`${url}${gstnBase}`], signInKey: keys.gstnSignIn.publicKey, ...sandboxClient },
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeAllConnections()
      await closed
      await journal.close()
    },
  }
}

export interface SandboxOptions {
  /** Where keys and journal are kept. */
  readonly folder: string
  /** Absent: any free one. */
  readonly port?: number
  readonly clock?: () => Date
}

export interface Sandbox {
  readonly url: string
  readonly state: SandboxState
  readonly faults: Faults
  /** How often each call was answered or cut, by its name. */
  readonly counts: ReadonlyMap<string, number>
  readonly signInCount: () => number
  /** What a client is given to know this portal. */
  readonly einvoice: EinvoicePortal
  readonly ewayBill: EwayPortal
  readonly gstn: GstnPortal
  readonly close: () => Promise<void>
}

/** What the control calls and the page look at. */
export interface SandboxControl {
  readonly state: SandboxState
  readonly faults: Faults
  readonly keys: SandboxKeys
  readonly counts: Map<string, number>
}

async function serve(
  message: IncomingMessage,
  response: ServerResponse,
  calls: readonly PortalCall[],
  control: SandboxControl,
): Promise<void> {
  if (!isLoopback(message.headers.host))
    return sendReply(response, jsonReply({ error: 'Loopback only' }, 403))
  const request = await readRequest(message)
  if (request.path === '' || request.path.startsWith('/sandbox')) {
    return sendReply(response, await controlCall(request, control))
  }
  const call = calls.find(({ matches }) => matches(request))
  if (!call) return sendReply(response, jsonReply({ error: 'No such call' }, 404))
  control.counts.set(call.name, (control.counts.get(call.name) ?? 0) + 1)
  const fault = control.faults.take(call.name)
  if (!fault) return sendReply(response, await call.answer(request, undefined))
  await serveFaulty(call, request, response, fault)
}

/** A name that leads here from elsewhere (a page in a browser) is not served. */
const isLoopback = (host: string | undefined): boolean =>
  /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host ?? '')

async function serveFaulty(
  call: PortalCall,
  request: PortalRequest,
  response: ServerResponse,
  fault: FaultRule,
): Promise<void> {
  const cut = (): void => void response.socket?.destroy()
  const broken: PortalReply = { status: 500, type: 'json', text: '{"error":"Internal error"}' }
  switch (fault.kind) {
    case 'hang':
      return
    case 'drop':
      return cut()
    case 'http500':
      return sendReply(response, broken)
    case 'html':
      return sendReply(response, { status: 502, type: 'html', text: '<html><h1>Bad gateway</h1></html>' })
    case 'code':
      return sendReply(
        response,
        call.refuse(request, fault.code ?? '2146', fault.message ?? 'Ordered by a test'),
      )
    case 'expiredToken':
      call.endSession?.(request)
      return sendReply(response, call.refuse(request, '1005', 'Invalid token'))
    case 'hangAfter':
      return void (await call.answer(request, fault))
    case 'dropAfter':
      await call.answer(request, fault)
      return cut()
    case 'http500After':
      await call.answer(request, fault)
      return sendReply(response, broken)
    case 'repeat':
      await call.answer(request, fault)
      return sendReply(response, await call.answer(request, fault))
    case 'slow':
      await new Promise((later) => setTimeout(later, fault.ms ?? 1000))
      return sendReply(response, await call.answer(request, fault))
    case 'wrongSignature':
    case 'unknownKey':
    case 'otherContent':
    case 'garbage':
      return sendReply(response, await call.answer(request, fault))
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}
