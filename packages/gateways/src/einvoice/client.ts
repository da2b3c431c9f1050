import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import { Breakers } from '../breaker.ts'
import type { BreakerSnapshot } from '../breaker.ts'
import { done, hasCode, mapOutcome, unknown } from '../outcome.ts'
import type { Outcome, PortalNote } from '../outcome.ts'
import { portalDate } from '../portal-date.ts'
import { Sessions } from '../session.ts'
import type { SignInLock, SessionStore } from '../session.ts'
import { ExchangeFault, exchange } from '../wire/http.ts'
import { noLog } from '../wire/log.ts'
import type { ExchangeLog } from '../wire/log.ts'
import { ewayCancelReasons } from '../ewaybill/lists.ts'
import { Caller } from './call.ts'
import type { CallReply } from './call.ts'
import { classOf } from './classes.ts'
import type { Inv01, Inv01Dispatch, Inv01DocumentType, Inv01Transport } from './inv01.ts'
import { cancelReasons } from './map.ts'
import type { CancelReason } from './map.ts'
import { readAs, withoutFound } from './read-as.ts'
import {
  readCancelReply,
  readCancelledBill,
  readEarlier,
  readEwayBill,
  readIrnList,
  readIrnReply,
  readTaxpayer,
} from './replies.ts'
import type { EarlierRegistration, EwayBillReading, RegisteredInvoice, TaxpayerDetails } from './replies.ts'
import type { EinvoiceAccount, EinvoicePortal } from './settings.ts'
import { contentDifferences, readSignedInvoice, readSignedQr, worstOf } from './signed.ts'

/**
 * The e-invoice portal of the NIC, every call of it. Nothing here decides about a document: each call ends in one
 * of a closed set of outcomes, and only the caller knows what was intended and written down before.
 */
export class EinvoiceClient {
  readonly #caller: Caller
  readonly #portal: EinvoicePortal
  readonly #breakers: Breakers

  constructor(portal: EinvoicePortal, parts: EinvoiceClientParts = {}) {
    const clock = parts.clock ?? (() => new Date())
    this.#portal = portal
    this.#breakers = parts.breakers ?? new Breakers(clock)
    const { store, lock } = parts
    this.#caller = new Caller({
      portal,
      clock,
      log: parts.log ?? noLog,
      breakers: this.#breakers,
      sessions: new Sessions({ clock, ...(store ? { store } : {}), ...(lock ? { lock } : {}) }),
    })
  }

  /** Tests credentials: signs in now, whatever session is kept. */
  async testCredentials(account: EinvoiceAccount): Promise<Outcome<{ expiresAt: Date }>> {
    return mapOutcome(await this.#caller.signIn(account), ({ expiresAt }) => ({ expiresAt }))
  }

  /**
   * Registers a document. `done` only where the signed invoice is the document sent and its signature is valid; a
   * reply that fails there is `unknown`, so that a look-up follows. Where the portal does not know a party it is
   * synchronised from the GST portal, once, and the document sent again, which is safe after a refusal.
   */
  async generate(
    account: EinvoiceAccount,
    payload: Inv01,
    how: CallOptions = {},
  ): Promise<Outcome<RegisteredInvoice, EarlierRegistration>> {
    const first = await this.#generate(account, payload, how)
    if (!(await this.#isMendedBySync(account, payload, first))) return first
    return this.#generate(account, payload, how)
  }

  async cancel(
    account: EinvoiceAccount,
    irn: string,
    why: { readonly reason: CancelReason; readonly remark: string },
    how: CallOptions = {},
  ): Promise<Outcome<{ irn: string; cancelledAt: Date }, EarlierRegistration>> {
    const outcome = await this.#caller.call(account, {
      name: 'cancel',
      method: 'POST',
      path: this.#caller.paths.cancel,
      body: { Irn: irn, CnlRsn: cancelReasons[why.reason], CnlRem: why.remark.slice(0, 100) },
      signal: how.signal,
    })
    if (outcome.kind === 'duplicate') return { ...outcome, found: { irn } }
    return readAs(outcome, readCancelReply)
  }

  /** `irp` asks the sister portal (NIC1, NIC2) for an IRN made there. */
  async byIrn(
    account: EinvoiceAccount,
    irn: string,
    how: CallOptions & { readonly irp?: string } = {},
  ): Promise<Outcome<RegisteredInvoice>> {
    const outcome = await this.#read(account, 'byIrn', `${this.#caller.paths.byIrn}${irn}`, how)
    return this.#registered(outcome)
  }

  async byDocument(
    account: EinvoiceAccount,
    document: DocumentKey,
    how: CallOptions = {},
  ): Promise<Outcome<RegisteredInvoice>> {
    const query = new URLSearchParams({
      doctype: document.type,
      docnum: document.number,
      docdate: portalDate(document.date),
    })
    const path = `${this.#caller.paths.byDocument}?${query.toString()}`
    return this.#registered(await this.#read(account, 'byDocument', path, how))
  }

  /** IRNs of a day that lost to the same document at another portal. */
  async rejectedIrns(account: EinvoiceAccount, date: CalendarDate): Promise<Outcome<string[]>> {
    const path = `${this.#caller.paths.rejectedIrns}?date=${encodeURIComponent(portalDate(date))}`
    return readAs(withoutFound(await this.#read(account, 'rejectedIrns', path, {})), readIrnList)
  }

  /** The portal's own copy of a registration. */
  async gstin(
    account: EinvoiceAccount,
    gstin: string,
    how: CallOptions = {},
  ): Promise<Outcome<TaxpayerDetails>> {
    const path = `${this.#caller.paths.gstin}${encodeURIComponent(gstin)}`
    return readAs(withoutFound(await this.#read(account, 'gstin', path, how)), readTaxpayer)
  }

  /** Fetches a registration anew from the GST portal. */
  async syncGstin(
    account: EinvoiceAccount,
    gstin: string,
    how: CallOptions = {},
  ): Promise<Outcome<TaxpayerDetails>> {
    const path = `${this.#caller.paths.syncGstin}${encodeURIComponent(gstin)}`
    return readAs(withoutFound(await this.#read(account, 'syncGstin', path, how)), readTaxpayer)
  }

  async ewayBill(
    account: EinvoiceAccount,
    request: EwayBillByIrn,
    how: CallOptions = {},
  ): Promise<Outcome<EwayBillReading, EarlierRegistration>> {
    const outcome = await this.#caller.call(account, {
      name: 'ewayBill',
      method: 'POST',
      path: this.#caller.paths.ewayBill,
      body: request,
      signal: how.signal,
    })
    if (outcome.kind === 'duplicate') return { ...outcome, found: { irn: request.Irn } }
    return readAs(outcome, readEwayBill)
  }

  async ewayBillByIrn(
    account: EinvoiceAccount,
    irn: string,
    how: CallOptions = {},
  ): Promise<Outcome<EwayBillReading>> {
    const path = `${this.#caller.paths.ewayBillByIrn}${irn}`
    return readAs(withoutFound(await this.#read(account, 'ewayBillByIrn', path, how)), readEwayBill)
  }

  /** Only on the test system; live, the e-way bill system cancels it. */
  async cancelEwayBill(
    account: EinvoiceAccount,
    ewbNo: string,
    why: { readonly reason: keyof typeof ewayCancelReasons; readonly remark: string },
  ): Promise<Outcome<{ number: string; cancelledAt: Date }>> {
    const outcome = await this.#caller.call(account, {
      name: 'cancelEwayBill',
      method: 'POST',
      path: this.#caller.paths.cancelEwayBill,
      body: {
        ewbNo: Number(ewbNo),
        cancelRsnCode: ewayCancelReasons[why.reason],
        cancelRmrk: why.remark.slice(0, 50),
      },
      action: 'CANEWB',
    })
    return readAs(withoutFound(outcome), readCancelledBill)
  }

  /** Whether the portal answers at all; needs no sign-in and gives the breakers nothing. */
  async ping(): Promise<boolean> {
    for (const base of this.#portal.baseUrls) {
      try {
        const url = `${base.replace(/\/$/, '')}${this.#caller.paths.ping}`
        const { status } = await exchange({ method: 'GET', url, headers: {}, connectMs: 5000, replyMs: 5000 })
        if (status < 500) return true
      } catch (error) {
        if (!(error instanceof ExchangeFault)) throw error
      }
    }
    return false
  }

  /** How the line to the portal is, by GSTIN. */
  health(): { readonly gstin: string; readonly breaker: BreakerSnapshot }[] {
    return this.#breakers.snapshot()
  }

  async #generate(
    account: EinvoiceAccount,
    payload: Inv01,
    how: CallOptions,
  ): Promise<Outcome<RegisteredInvoice, EarlierRegistration>> {
    const isOperator = payload.SellerDtls.Gstin !== account.gstin
    const outcome = await this.#caller.call(account, {
      name: 'generate',
      method: 'POST',
      path: this.#caller.paths.generate,
      body: payload,
      ...(isOperator ? { headers: { sup_gstin: payload.SellerDtls.Gstin } } : {}),
      signal: how.signal,
    })
    if (outcome.kind === 'duplicate') return { ...outcome, found: readEarlier(outcome.found ?? new Map()) }
    if (outcome.kind !== 'done') return outcome
    return this.#verified(readIrnReply(outcome.value.data), outcome.notes, payload)
  }

  #registered(outcome: Outcome<CallReply, unknown>): Outcome<RegisteredInvoice> {
    const reply = withoutFound(outcome)
    if (reply.kind !== 'done') return reply
    return this.#verified(readIrnReply(reply.value.data), reply.notes)
  }

  /**
   * Signature and content of what was registered. `sent` is absent in look-ups, where the caller compares, and where a
   * invalid signature is reported with the rest: another request would return the same.
   */
  #verified(
    reply: ReturnType<typeof readIrnReply>,
    notes: readonly PortalNote[],
    sent?: Inv01,
  ): Outcome<RegisteredInvoice> {
    if (!reply) return unknown('unreadableReply', 'The reply holds no IRN')
    const invoice = readSignedInvoice(reply.signedInvoice, this.#portal.certificates)
    const qr = readSignedQr(reply.signedQrCode, this.#portal.certificates)
    const signature = worstOf(invoice.signature, qr.signature)
    if (sent && signature === 'altered')
      return unknown('signatureInvalid', 'The signature of the reply does not hold')
    const differences = sent && invoice.data ? contentDifferences(sent, invoice.data) : []
    const isOfIrn = [invoice.data?.Irn, qr.data?.irn].every((irn) => irn === undefined || irn === reply.irn)
    if (!isOfIrn || differences.length > 0) {
      const fields = differences.map(({ field }) => field).join(', ') || 'irn'
      return unknown('otherContent', `Signed for another document (${fields})`)
    }
    return done(
      {
        ...reply,
        signature,
        ...(invoice.kid === undefined ? {} : { kid: invoice.kid }),
      },
      notes,
    )
  }

  /** True where a party was unknown or inactive to the portal and is active after being synchronised. */
  async #isMendedBySync(
    account: EinvoiceAccount,
    payload: Inv01,
    outcome: Outcome<unknown, unknown>,
  ): Promise<boolean> {
    if (outcome.kind !== 'rejected') return false
    if (!outcome.errors.every(({ code }) => classOf(code) === 'syncGstin')) return false
    const named = outcome.errors.flatMap(({ message }) => message.match(/\b\d{2}[0-9A-Z]{13}\b/g) ?? [])
    const parties = new Set(named.length > 0 ? named : [payload.BuyerDtls.Gstin])
    for (const gstin of parties) {
      const synced = await this.syncGstin(account, gstin)
      if (synced.kind !== 'done' || synced.value.status !== 'ACT') return false
    }
    return true
  }

  #read(account: EinvoiceAccount, name: string, path: string, how: CallOptions & { readonly irp?: string }) {
    return this.#caller.call(account, {
      name,
      method: 'GET',
      path,
      ...(how.irp === undefined ? {} : { headers: { irp: how.irp } }),
      signal: how.signal,
    })
  }
}

export interface EinvoiceClientParts {
  readonly clock?: () => Date
  readonly log?: ExchangeLog
  readonly store?: SessionStore
  readonly lock?: SignInLock
  readonly breakers?: Breakers
}

export interface CallOptions {
  readonly signal?: AbortSignal
}

export interface DocumentKey {
  readonly type: Inv01DocumentType
  readonly number: string
  readonly date: CalendarDate
}

/** Body of an e-way bill asked for by IRN. */
export type EwayBillByIrn = Inv01Transport & {
  readonly Irn: string
  readonly DispDtls?: Inv01Dispatch
  readonly ExpShipDtls?: {
    readonly Addr1: string
    readonly Addr2?: string
    readonly Loc: string
    readonly Pin: number
    readonly Stcd: string
  }
}

/** True where a look-up says that the portal holds no such document: then, and only then, it may be sent again. */
export function isNotFound(outcome: Outcome<unknown, unknown>): boolean {
  return hasCode(outcome, '2148', '2154', '4005')
}
