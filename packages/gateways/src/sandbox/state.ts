import { isGstin } from '@bahi/domain/ids/gstin.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { estimateKm } from '../distance.ts'
import type { Inv01 } from '../einvoice/inv01.ts'
import { usualSwitches } from '../einvoice/rules/facts.ts'
import type { RuleSwitches } from '../einvoice/rules/facts.ts'
import { readPortalDate } from '../portal-date.ts'
import type { HeldEwayBill, HeldTripSheet } from './ewaybill/held.ts'
import { HeldReturns } from './gstn/held-returns.ts'
import type { ReturnEvent } from './gstn/held-returns.ts'
import { madeUpTaxpayer } from './gstn/profile.ts'
import type { Journal } from './journal.ts'
import { seededTaxpayers } from './taxpayers.ts'
import type { Taxpayer } from './taxpayers.ts'

/** All that the portals hold. Changed by events alone, so that replaying the journal gives the same again. */
export class SandboxState {
  readonly invoices = new Map<string, HeldInvoice>()
  readonly ewayBills = new Map<string, HeldEwayBill>()
  readonly billOfIrn = new Map<string, string>()
  /** One live bill for a document of a generator in a year. */
  readonly billOfDocument = new Map<string, string>()
  readonly tripSheets = new Map<string, HeldTripSheet>()
  readonly taxpayers = new Map<string, Taxpayer>(seededTaxpayers.map((row) => [row.gstin, row]))
  /** IRNs held by another portal, with its name. */
  readonly elsewhere = new Map<string, string>()
  readonly rejected: { irn: string; date: string }[] = []
  readonly returns = new HeldReturns()
  readonly #asked = new Set<string>()
  switches: SandboxSwitches = usualSandboxSwitches
  readonly #distances = new Map<string, number>([['560058-641012', 365]])
  #offsetMs = 0
  #sequence = 0
  readonly #journal: Journal<SandboxEvent>
  readonly #realClock: () => Date

  constructor(journal: Journal<SandboxEvent>, events: readonly SandboxEvent[], clock: () => Date) {
    this.#journal = journal
    this.#realClock = clock
    for (const event of events) this.#apply(event)
  }

  /** The portal's clock, which can be moved. */
  now(): Date {
    return new Date(this.#realClock().getTime() + this.#offsetMs)
  }

  /** In force at once, so that nobody gets the same number twice; answered only when it is on disk. */
  record(event: SandboxEvent): Promise<void> {
    this.#apply(event)
    return this.#journal.append(event)
  }

  setClock(to: Date): Promise<void> {
    return this.record({ kind: 'clock', offsetMs: to.getTime() - this.#realClock().getTime() })
  }

  /** True once for a reference: the portal is at work on what it was sent a moment ago. */
  isFirstQuestion(reference: string): boolean {
    if (this.#asked.has(reference)) return false
    this.#asked.add(reference)
    return true
  }

  nextNumber(): number {
    return this.#sequence + 1
  }

  /** What is known of a GSTIN; one that is not known but well formed is made up, always alike. */
  taxpayer(gstin: string): Taxpayer | undefined {
    const known = this.taxpayers.get(gstin)
    if (known || this.switches.unknownTaxpayers === 'refused' || !isGstin(gstin)) return known
    return madeUpTaxpayer(gstin)
  }

  /** The way the portal has for two PIN codes: as given, else estimated. */
  distanceKm(fromPin: number, toPin: number): number | undefined {
    return this.#distances.get(`${fromPin}-${toPin}`) ?? estimateKm(fromPin, toPin)
  }

  /** A tenth above a distance that it was given; an estimate may be far off, so half as much again. */
  longestAcceptedKm(fromPin: number, toPin: number): number | undefined {
    const told = this.#distances.get(`${fromPin}-${toPin}`)
    if (told !== undefined) return Math.floor(told * 1.1)
    const estimate = estimateKm(fromPin, toPin)
    return estimate === undefined ? undefined : Math.floor(estimate * 1.5)
  }

  #apply(event: SandboxEvent): void {
    switch (event.kind) {
      case 'invoice': {
        const { kind: _, ...invoice } = event
        this.invoices.set(event.irn, { ...invoice, isCancelled: false })
        this.#sequence += 1
        return
      }
      case 'invoiceCancelled': {
        const invoice = this.invoices.get(event.irn)
        if (invoice) this.invoices.set(event.irn, { ...invoice, isCancelled: true, cancelledAt: event.at })
        return
      }
      case 'ewayBill': {
        const { bill } = event
        this.ewayBills.set(bill.number, bill)
        this.billOfDocument.set(documentKey(bill), bill.number)
        if (bill.irn) this.billOfIrn.set(bill.irn, bill.number)
        return
      }
      case 'ewayBillChanged': {
        const bill = this.ewayBills.get(event.number)
        if (!bill) return
        this.ewayBills.set(event.number, { ...bill, ...event.change })
        if (!event.change.isCancelled) return
        // Its document may go on another bill.
        this.billOfDocument.delete(documentKey(bill))
        if (bill.irn) this.billOfIrn.delete(bill.irn)
        return
      }
      case 'tripSheet':
        return void this.tripSheets.set(event.sheet.number, event.sheet)
      case 'tripSheetReplaced': {
        const sheet = this.tripSheets.get(event.number)
        if (sheet) this.tripSheets.set(event.number, { ...sheet, isCancelled: true })
        return
      }
      case 'taxpayer':
        return void this.taxpayers.set(event.taxpayer.gstin, event.taxpayer)
      case 'clock':
        this.#offsetMs = event.offsetMs
        return
      case 'switches':
        this.switches = { ...this.switches, ...event.switches }
        return
      case 'elsewhere':
        return void this.elsewhere.set(event.irn, event.portal)
      case 'rejected':
        return void this.rejected.push({ irn: event.irn, date: event.date })
      case 'distance':
        return void this.#distances.set(`${event.from}-${event.to}`, event.km)
      default:
        this.returns.apply(event)
    }
  }
}

export interface HeldInvoice {
  readonly irn: string
  readonly ackNo: string
  /** ISO instant. */
  readonly ackAt: string
  /** Who registered it: the supplier, or the operator for it. */
  readonly by: string
  readonly payload: Inv01
  readonly isCancelled: boolean
  readonly cancelledAt?: string
}

export type SandboxEvent =
  | ReturnEvent
  | ({ readonly kind: 'invoice' } & Omit<HeldInvoice, 'isCancelled' | 'cancelledAt'>)
  | { readonly kind: 'invoiceCancelled'; readonly irn: string; readonly at: string; readonly reason: string }
  | { readonly kind: 'ewayBill'; readonly bill: HeldEwayBill }
  | { readonly kind: 'ewayBillChanged'; readonly number: string; readonly change: Partial<HeldEwayBill> }
  | { readonly kind: 'tripSheet'; readonly sheet: HeldTripSheet }
  | { readonly kind: 'tripSheetReplaced'; readonly number: string }
  | { readonly kind: 'taxpayer'; readonly taxpayer: Taxpayer }
  | { readonly kind: 'clock'; readonly offsetMs: number }
  | { readonly kind: 'switches'; readonly switches: Partial<SandboxSwitches> }
  | { readonly kind: 'elsewhere'; readonly irn: string; readonly portal: string }
  | { readonly kind: 'rejected'; readonly irn: string; readonly date: string }
  | { readonly kind: 'distance'; readonly from: number; readonly to: number; readonly km: number }

/** What is not settled about the real portals, and what a test may want otherwise. */
export interface SandboxSwitches extends RuleSwitches {
  /** How errors come after the sign-in. */
  readonly errorDetailsAs: 'base64' | 'array'
  /** How the earlier registration is given with 2150. */
  readonly duplicateAs: 'list' | 'object' | 'empty'
  readonly unknownTaxpayers: 'accepted' | 'refused'
  readonly getWindowHours: number
  readonly tokenMinutes: number
  /** Sign-ins to the e-way bill portal within fifteen minutes. */
  readonly signInLimit: number
}

/** What makes two e-way bills one: who made it, kind and number of the document, and its year. */
export function documentKey({ by, payload }: Pick<HeldEwayBill, 'by' | 'payload'>): string {
  const date = readPortalDate(payload.docDate)
  return [by, payload.docType, payload.docNo.toUpperCase(), date ? financialYearOf(date) : ''].join('|')
}

export const usualSandboxSwitches: SandboxSwitches = {
  ...usualSwitches,
  errorDetailsAs: 'base64',
  duplicateAs: 'list',
  unknownTaxpayers: 'accepted',
  getWindowHours: 72,
  tokenMinutes: 60,
  signInLimit: 5,
}
