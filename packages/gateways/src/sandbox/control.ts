import type { KeyObject } from 'node:crypto'
import * as z from 'zod'
import { faultKinds } from './faults.ts'
import { jsonReply } from './http.ts'
import type { PortalReply, PortalRequest } from './http.ts'
import { sandboxClient, sandboxPassword } from './einvoice/sign-in.ts'
import { page } from './page.ts'
import type { SandboxControl } from './server.ts'
import type { SandboxSwitches } from './state.ts'
import type { Taxpayer } from './taxpayers.ts'

/**
 * Calls under /sandbox, which no portal has: what it holds, its keys, its clock, and what shall go wrong. Bodies
 * come as application/json, which no page of another site can send unasked.
 */
export async function controlCall(request: PortalRequest, control: SandboxControl): Promise<PortalReply> {
  const { state, faults, keys } = control
  if (request.method === 'GET') {
    if (request.path === '' || request.path === '/sandbox') return page(control)
    if (request.path === '/sandbox/keys') {
      return jsonReply({
        signInKey: pemOf(keys.signIn.publicKey),
        ewayBillSignInKey: pemOf(keys.ewayBillSignIn.publicKey),
        gstnSignInKey: pemOf(keys.gstnSignIn.publicKey),
        signingCertificate: keys.signing.certificatePem,
        ...sandboxClient,
        userName: 'API_<GSTIN>',
        password: sandboxPassword,
      })
    }
    if (request.path === '/sandbox/state') {
      return jsonReply({
        now: state.now(),
        switches: state.switches,
        faults: faults.list(),
        calls: Object.fromEntries(control.counts),
        invoices: [...state.invoices.values()].map(({ payload, ...invoice }) => ({
          ...invoice,
          supplier: payload.SellerDtls.Gstin,
          type: payload.DocDtls.Typ,
          number: payload.DocDtls.No,
          total: payload.ValDtls.TotInvVal,
        })),
        ewayBills: [...state.ewayBills.values()].map(({ payload, ...bill }) => ({
          ...bill,
          document: payload.docNo,
        })),
        tripSheets: [...state.tripSheets.values()],
      })
    }
    return jsonReply({ error: 'No such call' }, 404)
  }
  if (!request.header('content-type').startsWith('application/json')) {
    return jsonReply({ error: 'application/json is needed' }, 415)
  }
  const order = orders[request.path.slice('/sandbox/'.length)]
  if (!order || request.method !== 'POST') return jsonReply({ error: 'No such call' }, 404)
  try {
    return jsonReply((await order(JSON.parse(request.body || '{}'), control)) ?? { done: true })
  } catch (error) {
    return jsonReply({ error: error instanceof Error ? error.message : String(error) }, 422)
  }
}

const pemOf = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString()

const FaultOrder = z.object({
  faults: z
    .array(
      z.object({
        kind: z.enum(faultKinds),
        call: z.string().optional(),
        times: z.number().int().positive().optional(),
        probability: z.number().min(0).max(1).optional(),
        ms: z.number().int().nonnegative().optional(),
        code: z.string().optional(),
        message: z.string().optional(),
      }),
    )
    .default([]),
  seed: z.number().int().optional(),
  clear: z.boolean().optional(),
})
const Clock = z.union([
  z.object({ now: z.iso.datetime({ offset: true }) }),
  z.object({ advanceMs: z.number() }),
])
const TaxpayerOrder = z.object({
  gstin: z.string().length(15),
  legalName: z.string(),
  tradeName: z.string().optional(),
  place: z.string().optional(),
  pin: z.number().optional(),
  type: z.string(),
  status: z.enum(['ACT', 'CNL', 'INA', 'PRO', 'SUS']),
  registeredOn: z.iso.date().optional(),
  deregisteredOn: z.iso.date().optional(),
  isBlocked: z.boolean().optional(),
  isEinvoiceEnabled: z.boolean().optional(),
  hasReportingLimit: z.boolean().optional(),
})
const Switches = z
  .object({
    check2192: z.boolean(),
    rcmTotals: z.enum(['both', 'withTax', 'withoutTax']),
    shipGstinRule2026: z.boolean(),
    reportingDays: z.number().int(),
    errorDetailsAs: z.enum(['base64', 'array']),
    duplicateAs: z.enum(['list', 'object', 'empty']),
    unknownTaxpayers: z.enum(['accepted', 'refused']),
    getWindowHours: z.number(),
    tokenMinutes: z.number(),
    signInLimit: z.number().int(),
  })
  .partial()
  .strict()

const Heads = z.object({ igst: z.string(), cgst: z.string(), sgst: z.string(), cess: z.string() })
const Ledger = z.object({ gstin: z.string().length(15), cash: Heads.optional(), credit: Heads.optional() })

type Order = (body: unknown, control: SandboxControl) => unknown

const orders: Readonly<Record<string, Order>> = {
  faults: (body, { faults }) => {
    const { faults: rules, seed, clear } = FaultOrder.parse(body)
    if (clear) faults.clear()
    faults.order(rules, seed)
  },
  clock: async (body, { state }) => {
    const order = Clock.parse(body)
    const now = 'now' in order ? new Date(order.now) : new Date(state.now().getTime() + order.advanceMs)
    await state.setClock(now)
    return { now: state.now() }
  },
  taxpayers: (body, { state }) =>
    state.record({ kind: 'taxpayer', taxpayer: TaxpayerOrder.parse(body) as Taxpayer }),
  switches: (body, { state }) =>
    state.record({ kind: 'switches', switches: Switches.parse(body) as Partial<SandboxSwitches> }),
  /** Cancelled on the portal's own page, past the product. */
  cancel: (body, { state }) => {
    const { irn } = z.object({ irn: z.string() }).parse(body)
    if (!state.invoices.has(irn)) throw new Error('No such IRN')
    return state.record({ kind: 'invoiceCancelled', irn, at: state.now().toISOString(), reason: '4' })
  },
  /** An officer saw the bill on the road. */
  verify: (body, { state }) => {
    const { ewbNo } = z.object({ ewbNo: z.string() }).parse(body)
    if (!state.ewayBills.has(ewbNo)) throw new Error('No such e-way bill')
    return state.record({ kind: 'ewayBillChanged', number: ewbNo, change: { isVerified: true } })
  },
  /** The validity of a bill ends then, so that what is done around its end can be tried at any time. */
  ends: (body, { state }) => {
    const { ewbNo, at } = z.object({ ewbNo: z.string(), at: z.iso.datetime() }).parse(body)
    if (!state.ewayBills.get(ewbNo)?.validUpto) throw new Error('No such e-way bill, or no validity yet')
    return state.record({ kind: 'ewayBillChanged', number: ewbNo, change: { validUpto: at } })
  },
  /** Registered at another portal before. */
  elsewhere: (body, { state }) => {
    const { irn, portal } = z.object({ irn: z.string(), portal: z.string() }).parse(body)
    return state.record({ kind: 'elsewhere', irn, portal })
  },
  rejected: (body, { state }) => {
    const { irn, date } = z.object({ irn: z.string(), date: z.iso.date() }).parse(body)
    return state.record({ kind: 'rejected', irn, date })
  },
  /** Balances of a taxpayer's cash and credit ledger, in rupees as decimal text. */
  ledger: (body, { state }) => {
    const { gstin, cash, credit } = Ledger.parse(body)
    return state.record({ kind: 'ledger', gstin, ...(cash ? { cash } : {}), ...(credit ? { credit } : {}) })
  },
  distance: (body, { state }) => {
    const { from, to, km } = z.object({ from: z.number(), to: z.number(), km: z.number().int() }).parse(body)
    return state.record({ kind: 'distance', from, to, km })
  },
}
