import { isNotFound } from '@bahi/gateways/einvoice/client.ts'
import type { CancelReason } from '@bahi/gateways/einvoice/map.ts'
import { laterOf, laterStep, markSent } from '../portals/index.ts'
import type { Performer, Prepared, Step } from '../portals/index.ts'
import { keepCancelled } from './keep.ts'
import { accessOf } from './perform.ts'

/** The portal's names for the reasons of the screen. */
const reasons = {
  Duplicate: 'Duplicate',
  'Wrong Details': 'WrongDetails',
  'Invoice Cancelled': 'InvoiceCancelled',
  Others: 'Others',
} as const satisfies Record<string, CancelReason>

interface Request {
  readonly irn: string
  readonly reason: keyof typeof reasons
  readonly remark: string
}

/** Cancels at the portal, or finds that it was cancelled already. */
export const cancelIrn: Performer = {
  async prepare(db, intent, runner): Promise<Prepared | undefined> {
    const access = await accessOf(db, intent, runner)
    if (!access.line) return { send: async () => access.step }
    await markSent(db, intent)
    const { client } = access.line
    const { account } = access
    const request = intent.request as unknown as Request
    const cancelled = (at: Date): Step => ({
      settled: { state: 'Done', outcome: { cancelledAt: at } },
      keep: (inner) => keepCancelled(inner, intent.documentId!, { ...request, at }),
    })
    return {
      async send(mayBeDone) {
        if (mayBeDone) {
          const found = await client.byIrn(account, request.irn)
          if (found.kind === 'done') {
            if (found.value.isCancelled) return cancelled(found.value.cancelledAt ?? runner.clock())
          } else if (!isNotFound(found)) return laterStep(intent, laterOf(found, true))
        }
        const outcome = await client.cancel(account, request.irn, {
          reason: reasons[request.reason],
          remark: request.remark,
        })
        switch (outcome.kind) {
          case 'done':
            return cancelled(outcome.value.cancelledAt)
          case 'duplicate': {
            const found = await client.byIrn(account, request.irn)
            const at = found.kind === 'done' ? found.value.cancelledAt : undefined
            return cancelled(at ?? runner.clock())
          }
          case 'rejected':
            return { settled: { state: 'Rejected', outcome: { errors: outcome.errors } } }
          default:
            return laterStep(intent, laterOf(outcome, mayBeDone))
        }
      },
    }
  },
}
