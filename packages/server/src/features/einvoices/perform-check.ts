import { isNotFound } from '@bahi/gateways/einvoice/client.ts'
import { hasCode } from '@bahi/gateways/outcome.ts'
import { laterOf, laterStep, markSent } from '../portals/index.ts'
import type { Performer, Prepared } from '../portals/index.ts'
import { keepCancelled, keepTexts } from './keep.ts'
import { accessOf } from './perform.ts'

/** Looks whether an IRN still is at the portal: it can be cancelled there on a page of its own. */
export const checkIrn: Performer = {
  async prepare(db, intent, runner): Promise<Prepared | undefined> {
    const access = await accessOf(db, intent, runner)
    if (!access.line) return { send: async () => access.step }
    await markSent(db, intent)
    const { account, line } = access
    const irn = String(intent.request['irn'])
    return {
      async send() {
        const found = await line.client.byIrn(account, irn)
        if (found.kind === 'done') {
          const { isCancelled, cancelledAt } = found.value
          return {
            settled: { state: 'Done', outcome: { isCancelled } },
            keep: async (inner) => {
              await keepTexts(inner, intent.documentId!, found.value)
              if (isCancelled)
                await keepCancelled(inner, intent.documentId!, { at: cancelledAt ?? runner.clock() })
            },
          }
        }
        // The portal gives out what was registered in the last days alone.
        if (isNotFound(found) || hasCode(found, '2283')) return { settled: { state: 'Done', outcome: {} } }
        return laterStep(intent, laterOf(found, false))
      },
    }
  },
}
