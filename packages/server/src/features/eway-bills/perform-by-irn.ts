import { billOfIrnStep, distanceTold, stateOfIrnBill } from '@bahi/gateways/einvoice/bill-of-irn.ts'
import { checkEwayBillByIrn } from '@bahi/gateways/einvoice/check.ts'
import type { EwayBillByIrn } from '@bahi/gateways/einvoice/client.ts'
import type { Inv01 } from '@bahi/gateways/einvoice/inv01.ts'
import type { EwayBillOfIrn } from '@bahi/gateways/einvoice/replies.ts'
import { usualSwitches } from '@bahi/gateways/einvoice/rules/facts.ts'
import type { EwayBillState } from '@bahi/gateways/ewaybill/state.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { dayIn } from '../../platform/make-context.ts'
import {
  laterStep,
  loadCredentials,
  markSent,
  noCredentials,
  notSetUp,
  taxpayersOf,
} from '../portals/index.ts'
import type { Intent, Performer, Prepared, Runner, Step } from '../portals/index.ts'
import { accessOf } from './access.ts'
import { keepDistance, toldDistance } from './distance.ts'
import { gstinsOf } from './facts.ts'
import { keptOfPortal } from './issues.ts'
import { keepGenerated, keepRefused } from './keep.ts'
import { askedMaterial, refuse } from './perform.ts'
import { transportOf } from './source.ts'
import type { Transport } from './source.ts'

/** What is sent, kept with the intent, and the registered document that it is about. */
interface Payload {
  readonly request: EwayBillByIrn
  readonly invoice: Inv01
}

/** Makes the e-way bill of a registered document at the e-invoice portal, exactly once. */
export const ewbByIrn: Performer = {
  async prepare(db, intent, runner): Promise<Prepared | undefined> {
    const payload = (intent.payload as Payload | null) ?? (await payloadOf(db, intent, runner))
    if (!payload) return undefined
    const place = { subscriberId: runner.subscriberId, entityId: intent.entityId }
    const stored = await loadCredentials(db, runner.portals.secrets, { ...place, portal: 'einvoice' })
    if (!stored) return { send: async () => noCredentials(intent) }
    const line = await runner.portals.einvoice(place, stored.provider).catch(() => undefined)
    if (!line) return { send: async () => notSetUp(intent) }
    const whole = await wholeBill(db, intent, runner)
    await markSent(db, intent, payload)
    return {
      async send(mayBeDone): Promise<Step> {
        const { request, invoice } = payload
        const end = await billOfIrnStep({ client: line.client, account: stored.account }, request, {
          mayBeDone,
        })
        if (end.kind === 'later') return laterStep(intent, end)
        if (end.kind === 'rejected') {
          const errors = keptOfPortal(end.errors)
          return {
            settled: { state: 'Rejected', outcome: { errors } },
            keep: (inner) => keepRefused(inner, intent, errors),
          }
        }
        const { bill, isAdopted } = end
        const km = distanceTold(end.notes)
        const state =
          (await whole(bill.number)) ?? stateOfIrnBill(bill, invoice, request, km ?? request.Distance)
        return {
          settled: { state: 'Done', outcome: { number: bill.number, isAdopted } },
          keep: async (inner) => {
            await keepGenerated(inner, intent, { payload: request, state, isAdopted, route: 'byIrn' })
            await keepDistance(inner, { ...pinsOf(invoice, request), km })
          },
        }
      },
    }
  },
}

/** The bill as the e-way bill portal has it, where there are credentials for that too. */
export async function wholeBill(
  db: Db,
  intent: Intent,
  runner: Runner,
): Promise<(number: string) => Promise<EwayBillState | undefined>> {
  const access = await accessOf(db, intent, runner)
  return async (number) => {
    if (!access.client) return undefined
    const found = await access.client.bill(access.account, number)
    return found.kind === 'done' ? found.value.state : undefined
  }
}

/** Keeps what came of a bill that was asked for together with its IRN. */
export function keepWithIrn(
  db: Db,
  intent: Intent,
  invoice: Inv01,
  bill: EwayBillOfIrn,
  told: {
    readonly state: EwayBillState | undefined
    readonly km: number | undefined
    readonly isAdopted: boolean
  },
): Promise<void> {
  const transport = invoice.EwbDtls ?? { Distance: 0 }
  const state = told.state ?? stateOfIrnBill(bill, invoice, transport, told.km ?? transport.Distance)
  return keepGenerated(db, intent, {
    payload: invoice,
    state,
    isAdopted: told.isAdopted,
    route: 'withIrn',
  }).then(() => keepDistance(db, { ...pinsOf(invoice, {}), km: told.km }))
}

async function payloadOf(db: Db, intent: Intent, runner: Runner): Promise<Payload | undefined> {
  const asked = intent.request['transport'] as Transport | undefined
  const material = await askedMaterial(db, intent, asked)
  const { rows } = await sql<{ irn: string; payload: Inv01 }>`select irn, payload from e_invoices
    where subscriber_id = current_subscriber() and document_id = ${intent.documentId} and status = 'Generated' and payload is not null`.execute(
    db,
  )
  const registered = rows[0]
  if (!material || !registered) {
    await refuse(db, intent, [{ code: material ? 'irnGone' : 'notIssued' }])
    return undefined
  }
  const taxpayers = await taxpayersOf(db, gstinsOf(material.source))
  const { fromPin, toPin } = pinsOf(registered.payload, {})
  const told = await toldDistance(db, String(fromPin), String(toPin))
  const { request, issues } = checkEwayBillByIrn(registered, transportOf(material.source.transport), {
    today: dayIn('Asia/Kolkata', runner.clock()),
    caller: material.caller,
    taxpayer: (gstin) => taxpayers.get(gstin),
    unknownTaxpayers: 'accepted',
    hasReportingLimit: false,
    switches: usualSwitches,
    ...(told ? { distanceKm: () => told.km } : {}),
  })
  if (issues.length === 0) return { request, invoice: registered.payload }
  await refuse(
    db,
    intent,
    issues.map(({ code, field, params }) => ({ code, path: field, params })),
  )
  return undefined
}

const pinsOf = (invoice: Inv01, places: Partial<Pick<EwayBillByIrn, 'DispDtls' | 'ExpShipDtls'>>) => ({
  fromPin: (places.DispDtls ?? invoice.DispDtls ?? invoice.SellerDtls).Pin,
  toPin: (places.ExpShipDtls ?? invoice.ShipDtls ?? invoice.BuyerDtls).Pin ?? 0,
})
