import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import { Breakers } from '../breaker.ts'
import type { BreakerSnapshot } from '../breaker.ts'
import { done, hasCode, mapOutcome, rejected, unknown } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import { portalDate } from '../portal-date.ts'
import { Sessions } from '../session.ts'
import type { SignInLock, SessionStore } from '../session.ts'
import { noLog } from '../wire/log.ts'
import type { ExchangeLog } from '../wire/log.ts'
import { EwayCaller } from './call.ts'
import type { EwbPayload } from './payload.ts'
import { readBill } from './bill-detail.ts'
import {
  readBillList,
  readChange,
  readClosed,
  readGenerated,
  readGroup,
  readHsn,
  readParty,
  readTripSheet,
  readTripSheetNumber,
} from './replies.ts'
import type {
  cancelRequest,
  closeRequest,
  consolidateRequest,
  extensionRequest,
  multiVehicleAddRequest,
  multiVehicleChangeRequest,
  multiVehicleStartRequest,
  regenerateRequest,
  rejectRequest,
  transporterRequest,
  vehicleRequest,
} from './requests.ts'
import type { EwayAccount, EwayPortal } from './settings.ts'

/**
 * The e-way bill portal of the NIC, version 1.03. Writes end in one of a closed set of outcomes; after `unknown` and
 * `duplicate` only a look-up may follow (`byDocument`, or `bill` for what is done later).
 */
export class EwayClient {
  readonly #caller: EwayCaller
  readonly #breakers: Breakers

  constructor(portal: EwayPortal, parts: EwayClientParts = {}) {
    const clock = parts.clock ?? (() => new Date())
    const { store, lock } = parts
    this.#breakers = parts.breakers ?? new Breakers(clock)
    this.#caller = new EwayCaller({
      portal,
      clock,
      log: parts.log ?? noLog,
      breakers: this.#breakers,
      sessions: new Sessions({ clock, ...(store ? { store } : {}), ...(lock ? { lock } : {}) }),
    })
  }

  async testCredentials(account: EwayAccount): Promise<Outcome<{ expiresAt: Date }>> {
    return mapOutcome(await this.#caller.signIn(account), ({ expiresAt }) => ({ expiresAt }))
  }

  generate(account: EwayAccount, payload: EwbPayload, how: Options = {}) {
    return this.#write(account, 'generate', 'GENEWAYBILL', payload, readGenerated, how)
  }

  updateVehicle(account: EwayAccount, body: ReturnType<typeof vehicleRequest>, how: Options = {}) {
    return this.#write(account, 'updateVehicle', 'VEHEWB', body, readChange('vehUpdDate'), how)
  }

  updateTransporter(account: EwayAccount, body: ReturnType<typeof transporterRequest>, how: Options = {}) {
    const read = readChange('transUpdateDate')
    return this.#write(account, 'updateTransporter', 'UPDATETRANSPORTER', body, read, how)
  }

  extend(account: EwayAccount, body: ReturnType<typeof extensionRequest>, how: Options = {}) {
    return this.#write(account, 'extend', 'EXTENDVALIDITY', body, readChange('updatedDate'), how)
  }

  cancel(account: EwayAccount, body: ReturnType<typeof cancelRequest>, how: Options = {}) {
    return this.#write(account, 'cancel', 'CANEWB', body, readChange('cancelDate'), how)
  }

  reject(account: EwayAccount, body: ReturnType<typeof rejectRequest>, how: Options = {}) {
    return this.#write(account, 'reject', 'REJEWB', body, readChange('ewbRejectedDate'), how)
  }

  close(account: EwayAccount, body: ReturnType<typeof closeRequest>, how: Options = {}) {
    return this.#write(account, 'close', 'CLSEWB', body, readClosed, how)
  }

  startMultiVehicle(
    account: EwayAccount,
    body: ReturnType<typeof multiVehicleStartRequest>,
    how: Options = {},
  ) {
    return this.#write(account, 'startMultiVehicle', 'MULTIVEHMOVINT', body, readGroup, how)
  }

  addMultiVehicle(account: EwayAccount, body: ReturnType<typeof multiVehicleAddRequest>, how: Options = {}) {
    return this.#write(account, 'addMultiVehicle', 'MULTIVEHADD', body, readGroup, how)
  }

  changeMultiVehicle(
    account: EwayAccount,
    body: ReturnType<typeof multiVehicleChangeRequest>,
    how: Options = {},
  ) {
    return this.#write(account, 'changeMultiVehicle', 'MULTIVEHUPD', body, readGroup, how)
  }

  consolidate(account: EwayAccount, body: ReturnType<typeof consolidateRequest>, how: Options = {}) {
    return this.#write(account, 'consolidate', 'GENCEWB', body, readTripSheetNumber, how)
  }

  regenerate(account: EwayAccount, body: ReturnType<typeof regenerateRequest>, how: Options = {}) {
    return this.#write(account, 'regenerate', 'REGENTRIPSHEET', body, readTripSheetNumber, how)
  }

  bill(account: EwayAccount, number: string, how: Options = {}) {
    return this.#read(account, 'bill', '/ewayapi/GetEwayBill', { ewbNo: number }, readBill, how)
  }

  /** The bill of a document: what settles a lost answer. */
  byDocument(
    account: EwayAccount,
    document: { readonly type: string; readonly number: string },
    how: Options = {},
  ) {
    const query = { docType: document.type, docNo: document.number }
    const path = '/ewayapi/GetEwayBillGeneratedByConsigner'
    return this.#read(account, 'byDocument', path, query, readGenerated, how)
  }

  tripSheet(account: EwayAccount, number: string, how: Options = {}) {
    const query = { tripSheetNo: number }
    return this.#read(account, 'tripSheet', '/ewayapi/GetTripSheet', query, readTripSheet, how)
  }

  /** Own active bills of a day. */
  byDate(account: EwayAccount, date: CalendarDate, how: Options = {}) {
    return this.#list(account, 'byDate', 'GetEwayBillsByDate', { date: portalDate(date) }, how)
  }

  /** Bills of others that name the caller. */
  ofOtherParty(account: EwayAccount, date: CalendarDate, how: Options = {}) {
    return this.#list(account, 'ofOtherParty', 'GetEwayBillsofOtherParty', { date: portalDate(date) }, how)
  }

  rejectedByOthers(account: EwayAccount, date: CalendarDate, how: Options = {}) {
    const query = { date: portalDate(date) }
    return this.#list(account, 'rejectedByOthers', 'GetEwayBillsRejectedByOthers', query, how)
  }

  forTransporter(account: EwayAccount, date: CalendarDate, how: Options = {}) {
    const query = { date: portalDate(date) }
    return this.#list(account, 'forTransporter', 'GetEwayBillsForTransporter', query, how)
  }

  forTransporterByGstin(account: EwayAccount, gstin: string, date: CalendarDate, how: Options = {}) {
    const query = { Gen_gstin: gstin, date: portalDate(date) }
    return this.#list(account, 'forTransporterByGstin', 'GetEwayBillsForTransporterByGstin', query, how)
  }

  forTransporterByState(account: EwayAccount, stateCode: string, date: CalendarDate, how: Options = {}) {
    const query = { date: portalDate(date), stateCode: String(Number(stateCode)) }
    return this.#list(account, 'forTransporterByState', 'GetEwayBillsForTransporterByState', query, how)
  }

  assignedToTransporter(account: EwayAccount, stateCode: string, date: CalendarDate, how: Options = {}) {
    const query = { stateCode: String(Number(stateCode)), date: portalDate(date) }
    const name = 'GetEwayBillReportByTransporterassignedDate'
    return this.#list(account, 'assignedToTransporter', name, query, how)
  }

  gstin(account: EwayAccount, gstin: string, how: Options = {}) {
    return this.#read(account, 'gstin', '/Master/GetGSTINDetails', { GSTIN: gstin }, readParty, how)
  }

  /** Knows ids that are no GSTIN; ask {@link gstin} first. */
  transporter(account: EwayAccount, id: string, how: Options = {}) {
    return this.#read(account, 'transporter', '/Master/GetTransporterDetails', { trn_no: id }, readParty, how)
  }

  hsn(account: EwayAccount, code: string, how: Options = {}) {
    return this.#read(account, 'hsn', '/Master/GetHsnDetailsByHsnCode', { hsncode: code }, readHsn, how)
  }

  health(): { readonly gstin: string; readonly breaker: BreakerSnapshot }[] {
    return this.#breakers.snapshot()
  }

  async #write<T>(
    account: EwayAccount,
    name: string,
    action: string,
    body: unknown,
    read: (data: unknown) => T | undefined,
    { signal }: Options,
  ): Promise<Outcome<T, unknown>> {
    return readAs(await this.#caller.call(account, { name, action, body, signal }), read)
  }

  async #read<T>(
    account: EwayAccount,
    name: string,
    path: string,
    query: Readonly<Record<string, string>>,
    read: (data: unknown) => T | undefined,
    { signal }: Options,
  ): Promise<Outcome<T>> {
    const asked = `${path}?${new URLSearchParams(query).toString()}`
    const outcome = readAs(await this.#caller.call(account, { name, path: asked, signal }), read)
    return outcome.kind === 'duplicate' ? rejected(outcome.errors) : outcome
  }

  /** An empty list comes as a refusal. */
  async #list(
    account: EwayAccount,
    name: string,
    call: string,
    query: Readonly<Record<string, string>>,
    how: Options,
  ) {
    const outcome = await this.#read(account, name, `/ewayapi/${call}`, query, readBillList, how)
    return isNoBill(outcome) ? done([]) : outcome
  }
}

export interface EwayClientParts {
  readonly clock?: () => Date
  readonly log?: ExchangeLog
  readonly store?: SessionStore
  readonly lock?: SignInLock
  readonly breakers?: Breakers
}

interface Options {
  readonly signal?: AbortSignal
}

function readAs<T>(
  outcome: Outcome<unknown, unknown>,
  read: (data: unknown) => T | undefined,
): Outcome<T, unknown> {
  if (outcome.kind !== 'done') return outcome
  const value = read(outcome.value)
  return value === undefined
    ? unknown('unreadableReply', 'The reply has another form than expected')
    : done(value, outcome.notes)
}

/** True where a look-up says that there is none: then, and only then, it may be sent again. */
export function isNoBill(outcome: Outcome<unknown, unknown>): boolean {
  return outcome.kind === 'rejected' && hasCode(outcome, '325', '418', '404')
}
