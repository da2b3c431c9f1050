import type { Inv01 } from '../../einvoice/inv01.ts'
import { irnOf, isIrn } from '../../einvoice/irn.ts'
import { invoiceIssues } from '../../einvoice/rules/rules.ts'
import { portalStamp, readPortalDate } from '../../portal-date.ts'
import type { FaultRule } from '../faults.ts'
import type { SandboxKeys } from '../keys.ts'
import type { HeldInvoice, SandboxState } from '../state.ts'
import { billFields, makeEwayBill } from './bills.ts'
import { messageOf } from './messages.ts'
import type { Answer, EinvoiceRequest } from './portal.ts'
import { signedTexts } from './signed-data.ts'

/** Registers a document: schema, rules, duplicates, number and signature, then the e-way bill asked for with it. */
export async function generate(call: EinvoiceRequest): Promise<Answer> {
  const { state, facts, session } = call
  const issues = invoiceIssues(call.body, facts)
  if (issues.length > 0) {
    return {
      errors: issues.map(({ code, path, bound, params }) => [
        code,
        messageOf(code, path, { ...(bound ? { bound } : {}), ...params }),
      ]),
    }
  }
  const payload = call.body as Inv01
  const irn = irnOf({
    gstin: payload.SellerDtls.Gstin,
    date: readPortalDate(payload.DocDtls.Dt) ?? facts.today,
    type: payload.DocDtls.Typ,
    number: payload.DocDtls.No,
  })
  const known = state.invoices.get(irn)
  if (known) return duplicate(known, state)
  const elsewhere = state.elsewhere.get(irn)
  if (elsewhere) {
    const info = [{ InfCd: 'DUPIRNGLP', Desc: { AckNo: '-', AckDt: '-', Irn: irn }, RegIrp: elsewhere }]
    return { errors: [['2295', messageOf('2295', 'DocDtls.No')]], info }
  }
  const now = state.now()
  const year = portalStamp(now).slice(2, 4)
  const invoice = {
    irn,
    ackNo: `99${year}${String(state.nextNumber()).padStart(11, '0')}`,
    ackAt: now.toISOString(),
    by: session.gstin,
    payload,
  }
  await state.record({ kind: 'invoice', ...invoice })
  const info: unknown[] = []
  if (payload.EwbDtls) {
    const made = await makeEwayBill(state, facts, {
      irn,
      by: session.gstin,
      payload,
      transport: payload.EwbDtls,
    })
    if ('errors' in made) {
      const Desc = made.errors.map(([ErrorCode, ErrorMessage]) => ({ ErrorCode, ErrorMessage }))
      info.push({ InfCd: 'EWBERR', Desc })
    } else if (made.computedKm !== undefined) {
      info.push({ InfCd: 'EWBPPD', Desc: `Pin-Pin calc distance: ${made.computedKm}KM` })
    }
  }
  const held = { ...invoice, isCancelled: false }
  return { data: registration(held, call), info: info.length > 0 ? info : null }
}

/** Whole document, within 24 hours, not under a live e-way bill. */
export async function cancel({ state, body, session }: EinvoiceRequest): Promise<Answer> {
  const { Irn, CnlRsn, CnlRem } = body as Record<string, unknown>
  if (typeof CnlRsn !== 'string' || !/^[1-4]$/.test(CnlRsn)) return refused('2142', 'CnlRsn')
  if (typeof CnlRem !== 'string' || CnlRem.trim() === '' || CnlRem.length > 100) {
    return refused('2142', 'CnlRem')
  }
  if (!isIrn(Irn)) return refused('2145', 'Irn')
  const invoice = state.invoices.get(Irn)
  if (!invoice) return refused('2148', 'Irn')
  if (!mayAct(invoice, session.gstin)) return refused('2143', 'Irn')
  if (invoice.isCancelled) return refused('9999', 'Irn')
  const now = state.now()
  if (now.getTime() - minuteOf(invoice.ackAt).getTime() > 24 * 3_600_000) return refused('2270', 'Irn')
  if (state.billOfIrn.has(Irn)) return refused('2230', 'Irn')
  await state.record({ kind: 'invoiceCancelled', irn: Irn, at: now.toISOString(), reason: CnlRsn })
  return { data: { Irn, CancelDate: portalStamp(now) } }
}

export function byIrn(call: EinvoiceRequest): Answer {
  const irn = call.request.segments.at(-1) ?? ''
  if (!isIrn(irn)) return refused('2145', 'Irn')
  return lookedUp(call, irn, '2148')
}

export function byDocument(call: EinvoiceRequest): Answer {
  const { query } = call.request
  const type = query.get('doctype') ?? ''
  const number = query.get('docnum') ?? ''
  const date = readPortalDate(query.get('docdate') ?? '')
  if (type === '' || number === '') return refused('2142', 'docnum')
  if (!date) return refused('2144', 'docdate')
  if (type !== 'INV' && type !== 'CRN' && type !== 'DBN') return refused('2161', 'doctype')
  const gstin = call.request.header('sup_gstin') || call.session.gstin
  const irn = irnOf({ gstin, date, type, number })
  const held = call.state.invoices.get(irn)
  // The key knows the year only; the look-up asks for the day.
  if (held && held.payload.DocDtls.Dt !== query.get('docdate')) return refused('2154', 'docdate')
  return lookedUp(call, irn, '2154')
}

export function rejectedIrns({ state, request }: EinvoiceRequest): Answer {
  const date = readPortalDate(request.query.get('date') ?? '')
  if (!date) return refused('2144', 'date')
  return { data: state.rejected.filter((row) => row.date === date).map(({ irn }) => irn) }
}

function lookedUp(call: EinvoiceRequest, irn: string, notFound: string): Answer {
  const { state, session } = call
  const held = state.invoices.get(irn)
  if (!held) return refused(notFound, 'Irn')
  if (!mayAct(held, session.gstin)) return refused('2226', 'Irn')
  const age = state.now().getTime() - Date.parse(held.ackAt)
  if (age > state.switches.getWindowHours * 3_600_000) return refused('2283', 'Irn')
  return { data: registration(held, call) }
}

/** Supplier and operator of an e-commerce supply. */
const mayAct = ({ by, payload }: HeldInvoice, gstin: string): boolean =>
  gstin === by || gstin === payload.SellerDtls.Gstin || gstin === payload.TranDtls.EcmGstin

function registration(held: HeldInvoice, { state, keys, fault }: EinvoiceRequest): Record<string, unknown> {
  const bill = state.ewayBills.get(state.billOfIrn.get(held.irn) ?? '')
  return {
    AckNo: Number(held.ackNo),
    AckDt: portalStamp(minuteOf(held.ackAt)),
    Irn: held.irn,
    ...signed(held, keys, fault),
    Status: held.isCancelled ? 'CNL' : 'ACT',
    ...billFields(bill),
    Remarks: bill ? `Distance ${bill.distanceKm} KM` : null,
  }
}

/** The reply's time is rounded to the minute, the signed one is not. */
const minuteOf = (at: string): Date => new Date(Math.floor(Date.parse(at) / 60_000) * 60_000)

function signed(held: HeldInvoice, keys: SandboxKeys, fault: FaultRule | undefined) {
  const { signing, stranger } = keys
  if (fault?.kind === 'wrongSignature') return signedTexts(held, stranger.privateKey, signing.certificate)
  if (fault?.kind === 'unknownKey') return signedTexts(held, stranger.privateKey, stranger.certificate)
  if (fault?.kind === 'otherContent') {
    const payload = {
      ...held.payload,
      ValDtls: { ...held.payload.ValDtls, TotInvVal: held.payload.ValDtls.TotInvVal + 1000 },
    }
    return signedTexts({ ...held, payload }, signing.privateKey, signing.certificate)
  }
  return signedTexts(held, signing.privateKey, signing.certificate)
}

/** The number of a cancelled document stays used up. */
function duplicate(known: HeldInvoice, { switches }: SandboxState): Answer {
  const code = known.isCancelled ? '2278' : '2150'
  const Desc = {
    AckNo: Number(known.ackNo),
    AckDt: portalStamp(minuteOf(known.ackAt)),
    Irn: known.irn,
  }
  const row = { InfCd: 'DUPIRN', Desc }
  const info = { list: [row], object: row, empty: null }[switches.duplicateAs]
  return { errors: [[code, messageOf(code, 'DocDtls.No')]], info }
}

const refused = (code: string, path: string): Answer => ({ errors: [[code, messageOf(code, path)]] })
