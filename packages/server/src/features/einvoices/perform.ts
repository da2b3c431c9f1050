import type { PreCheckIssue } from '@bahi/gateways/einvoice/check.ts'
import type { Inv01 } from '@bahi/gateways/einvoice/inv01.ts'
import { registerStep } from '@bahi/gateways/einvoice/register.ts'
import type { RegisterEnd } from '@bahi/gateways/einvoice/register.ts'
import type { EinvoiceAccount } from '@bahi/gateways/einvoice/settings.ts'
import type { Db } from '../../platform/db/kysely.ts'
import type { EinvoiceLine } from '../../platform/portals/portals.ts'
import { loadDocuments } from '../documents/index.ts'
import { askForBillAlone, isBillWanted, transportOf, wholeBill } from '../eway-bills/index.ts'
import type { Transport } from '../eway-bills/index.ts'
import {
  asidesOf,
  laterStep,
  loadCredentials,
  markSent,
  noCredentials,
  notSetUp,
  placeFacts,
  settle,
  taxpayersOf,
} from '../portals/index.ts'
import type { Intent, Performer, Prepared, Runner, Step } from '../portals/index.ts'
import { applicabilityOf, checked, gstinsOf, portalDay } from './facts.ts'
import { keptOfCheck, keptOfPortal } from './issues.ts'
import type { KeptIssue } from './issues.ts'
import { keepRefused, keepRegistered, keepUnsigned } from './keep.ts'
import { withBill } from './with-bill.ts'
import type { Payload } from './with-bill.ts'

/** Registers a document, exactly once, however often and wherever this process ends. */
export const generateIrn: Performer = {
  async prepare(db, intent, runner): Promise<Prepared | undefined> {
    const payload = (intent.payload as Payload | null) ?? (await payloadOf(db, intent, runner))
    if (!payload) return undefined
    const access = await accessOf(db, intent, runner)
    if (!access.line) return { send: async () => access.step }
    const whole = payload.isBillAsked ? await wholeBill(db, intent, runner) : undefined
    await markSent(db, intent, payload)
    return {
      send: async (mayBeDone) => {
        const { line, account } = access
        const end = await registerStep({ ...line, account }, payload, { mayBeDone })
        const step = stepOf(intent, payload, end)
        return whole && end.kind === 'registered' ? withBill(intent, payload, end, { step, whole }) : step
      },
    }
  },
}

type Access =
  | { readonly line: EinvoiceLine; readonly account: EinvoiceAccount }
  | { readonly line: undefined; readonly step: Step }

/** The way to the portal, or what hinders it. */
export async function accessOf(db: Db, intent: Intent, runner: Runner): Promise<Access> {
  const { subscriberId, portals } = runner
  const place = { subscriberId, entityId: intent.entityId }
  const credentials = await loadCredentials(db, portals.secrets, { ...place, portal: 'einvoice' })
  if (!credentials) return { line: undefined, step: noCredentials(intent) }
  const line = await portals.einvoice(place, credentials.provider).catch(() => undefined)
  return line ? { line, account: credentials.account } : { line: undefined, step: notSetUp(intent) }
}

/** Makes the payload of a document that was asked for; ends the intent where it must not be sent. */
async function payloadOf(db: Db, intent: Intent, runner: Runner): Promise<Payload | undefined> {
  const [document] = await loadDocuments(db, { ids: [intent.documentId!] })
  const place = (await placeFacts(db, [intent.entityId])).get(intent.entityId)
  if (!document || !place || ['Draft', 'Pending', 'Rejected', 'Cancelled'].includes(document.status)) {
    await refuse(db, intent, [{ code: 'notIssued' }])
    return undefined
  }
  const applicability = applicabilityOf(document, place)
  if (!applicability.applies) {
    await settle(db, intent, { state: 'Stopped', outcome: { reason: applicability.reason } })
    await askForBillAlone(db, intent)
    return undefined
  }
  if ((await asidesOf(db, 'einvoice', [document.id])).has(document.id)) {
    await settle(db, intent, { state: 'Stopped', outcome: { reason: 'setAside' } })
    return undefined
  }
  const today = portalDay(runner.clock)
  const transport =
    intent.eWayBillId === null || !(await isBillWanted(db, intent))
      ? undefined
      : transportOf((intent.request['transport'] as Transport | undefined) ?? document.body.transport)
  const taxpayers = await taxpayersOf(db, gstinsOf([document]))
  const { payload, irn, issues } = checked(document, place, today, transport, taxpayers)
  const errors = issues.filter(({ severity }) => severity === 'error')
  if (errors.some(({ part }) => part === 'invoice')) {
    await refuse(db, intent, keptOfCheck(errors.filter(({ part }) => part === 'invoice')))
    return undefined
  }
  const { date } = document
  if (transport === undefined) return { payload, irn, date }
  // The document is registered all the same: the days to do so are counted.
  if (payload.EwbDtls && errors.length === 0) return { payload, irn, date, isBillAsked: true }
  const billErrors = payload.EwbDtls
    ? billIssues(errors)
    : [{ code: '4019', path: 'transport.transporterId' }]
  return { payload: checked(document, place, today).payload, irn, date, isBillAsked: true, billErrors }
}

const billIssues = (issues: readonly PreCheckIssue[]): KeptIssue[] =>
  issues.map(({ code, field, params }) => ({ code, path: field, params }))

async function refuse(db: Db, intent: Intent, errors: Parameters<typeof keepRefused>[2]): Promise<void> {
  await settle(db, intent, { state: 'Rejected', outcome: { errors } })
  await keepRefused(db, intent, errors)
}

/** What came of a step at the portal. */
function stepOf(intent: Intent, payload: { payload: Inv01; irn: string }, end: RegisterEnd): Step {
  switch (end.kind) {
    case 'registered':
      return {
        settled: { state: 'Done', outcome: { irn: end.value.irn, isAdopted: end.isAdopted } },
        keep: (db) => keepRegistered(db, intent, payload.payload, end.value, end.isAdopted),
      }
    case 'registeredUnsigned':
      return {
        settled: { state: 'Done', outcome: { irn: end.found.irn ?? payload.irn, isUnsigned: true } },
        keep: (db) =>
          keepUnsigned(db, intent, payload.payload, { ...end.found, irn: end.found.irn ?? payload.irn }),
      }
    case 'registeredElsewhere':
      return refusal(intent, [{ code: 'elsewhere', message: end.found.portal ?? '' }], end)
    case 'conflict':
      // Both contents are kept: what was sent with the intent, what is at the portal in its outcome.
      return {
        settled: { state: 'Stopped', outcome: { differences: end.differences, found: end.found } },
        keep: (db) => keepRefused(db, intent, [{ code: 'otherContent' }], end.differences),
      }
    case 'rejected':
      return refusal(intent, keptOfPortal(end.errors), { errors: end.errors })
    case 'later':
      return laterStep(intent, end)
  }
}

const refusal = (intent: Intent, errors: Parameters<typeof keepRefused>[2], outcome: unknown): Step => ({
  settled: { state: 'Rejected', outcome },
  keep: (db) => keepRefused(db, intent, errors),
})
