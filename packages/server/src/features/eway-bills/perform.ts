import { isError } from '@bahi/gateways/ewaybill/check.ts'
import { generateStep } from '@bahi/gateways/ewaybill/generate.ts'
import type { EwbPayload } from '@bahi/gateways/ewaybill/payload.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { laterOf, laterStep, markSent, settle } from '../portals/index.ts'
import type { Intent, Performer, Prepared, Runner, Step } from '../portals/index.ts'
import { accessOf } from './access.ts'
import { keepDistance } from './distance.ts'
import { checked } from './facts.ts'
import type { Material } from './facts.ts'
import { isWanted } from './need.ts'
import { keptOfPortal } from './issues.ts'
import type { KeptIssue } from './issues.ts'
import { keepGenerated, keepRefused } from './keep.ts'
import { materialOf } from './material.ts'
import type { Transport } from './source.ts'
import { currentStates } from './current-state.ts'

/** Makes the e-way bill of a document, exactly once, however often and wherever this process ends. */
export const generateEwb: Performer = {
  async prepare(db, intent, runner): Promise<Prepared | undefined> {
    const payload = (intent.payload as EwbPayload | null) ?? (await payloadOf(db, intent, runner))
    if (!payload) return undefined
    const access = await accessOf(db, intent, runner)
    if (!access.client) return { send: async () => access.step }
    await markSent(db, intent, payload)
    return {
      async send(mayBeDone): Promise<Step> {
        const end = await generateStep(access, payload, { mayBeDone })
        switch (end.kind) {
          case 'generated': {
            const whole = await access.client.bill(access.account, end.value.number)
            // It is made; without its facts nothing could be done with it, so the look-up continues.
            if (whole.kind !== 'done') return laterStep(intent, laterOf(whole, true))
            const { state } = whole.value
            const { value, isAdopted } = end
            return {
              settled: { state: 'Done', outcome: { number: value.number, isAdopted } },
              keep: async (inner) => {
                await keepGenerated(inner, intent, {
                  payload,
                  state,
                  isAdopted,
                  alert: value.alert,
                  route: 'direct',
                })
                const { fromPincode: fromPin, toPincode: toPin } = payload
                await keepDistance(inner, { fromPin, toPin, km: value.distanceKm })
              },
            }
          }
          case 'conflict': {
            const errors = [{ code: 'otherContent' }]
            return {
              settled: { state: 'Stopped', outcome: { errors, found: end.found } },
              keep: (inner) => keepRefused(inner, intent, errors, end.differences),
            }
          }
          case 'rejected': {
            const errors = keptOfPortal(end.errors)
            return {
              settled: { state: 'Rejected', outcome: { errors } },
              keep: (inner) => keepRefused(inner, intent, errors),
            }
          }
          case 'later':
            return laterStep(intent, end)
        }
      },
    }
  },
}

/** Makes the payload of what was asked for; ends the intent where it must not be sent. */
async function payloadOf(db: Db, intent: Intent, runner: Runner): Promise<EwbPayload | undefined> {
  const transport = intent.request['transport'] as Transport | undefined
  const material = await askedMaterial(db, intent, transport)
  if (!material) {
    await refuse(db, intent, [{ code: 'notIssued' }])
    return undefined
  }
  if (intent.request['isAutomatic'] === true && !isWanted(material)) {
    await settle(db, intent, { state: 'Stopped', outcome: { reason: 'notNeeded' } })
    return undefined
  }
  const { payload, issues: found } = await checked(db, material, runner.clock)
  const issues = found.filter(isError)
  if (issues.length > 0) {
    await refuse(
      db,
      intent,
      issues.map(({ code, field, params }) => ({ code, path: field, params })),
    )
    return undefined
  }
  return payload
}

/** What the intent is about, as it is now; undefined where that is no longer issued. */
export async function askedMaterial(
  db: Db,
  { eWayBillId, entityId }: Intent,
  transport: Transport | undefined,
): Promise<Material | undefined> {
  const [current] = await currentStates({ db, entityIds: [entityId] }, { billIds: [eWayBillId!] })
  if (!current || ['Draft', 'Pending', 'Rejected', 'Cancelled'].includes(current.documentStatus ?? ''))
    return undefined
  return materialOf(db, current, transport)
}

export async function refuse(db: Db, intent: Intent, errors: readonly KeptIssue[]): Promise<void> {
  await settle(db, intent, { state: 'Rejected', outcome: { errors } })
  await keepRefused(db, intent, errors)
}
