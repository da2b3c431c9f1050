import { generateStep } from '@bahi/gateways/ewaybill/generate.ts'
import type { EwbPayload } from '@bahi/gateways/ewaybill/payload.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { loadDocuments } from '../documents/index.ts'
import { laterOf, laterStep, markSent, settle } from '../portals/index.ts'
import type { Intent, Performer, Prepared, Runner, Step } from '../portals/index.ts'
import { accessOf } from './access.ts'
import { checked } from './facts.ts'
import { keptOfPortal } from './issues.ts'
import type { KeptIssue } from './issues.ts'
import { keepGenerated, keepRefused } from './keep.ts'
import type { Transport } from './source.ts'

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
            // It is made; without its facts nothing could be done with it, so the look-up goes on.
            if (whole.kind !== 'done') return laterStep(intent, laterOf(whole, true))
            const { state } = whole.value
            const { value, isAdopted } = end
            return {
              settled: { state: 'Done', outcome: { number: value.number, isAdopted } },
              keep: (inner) => keepGenerated(inner, intent, { payload, value, state, isAdopted }),
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

/** Makes the payload of a document that was asked for; ends the intent where it must not be sent. */
async function payloadOf(db: Db, intent: Intent, runner: Runner): Promise<EwbPayload | undefined> {
  const [document] = await loadDocuments(db, { ids: [intent.documentId!] })
  if (!document || ['Draft', 'Pending', 'Rejected', 'Cancelled'].includes(document.status)) {
    await refuse(db, intent, [{ code: 'notIssued' }])
    return undefined
  }
  const transport = intent.request['transport'] as Transport | undefined
  const { payload, issues } = await checked(db, document, transport, runner.clock)
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

async function refuse(db: Db, intent: Intent, errors: readonly KeptIssue[]): Promise<void> {
  await settle(db, intent, { state: 'Rejected', outcome: { errors } })
  await keepRefused(db, intent, errors)
}
