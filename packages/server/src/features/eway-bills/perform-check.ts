import { isNoBill } from '@bahi/gateways/ewaybill/client.ts'
import { laterOf, laterStep, markSent } from '../portals/index.ts'
import type { Performer, Prepared } from '../portals/index.ts'
import { accessOf } from './access.ts'
import { keepCancelled, keepState } from './keep.ts'

/** Looks up the state of a bill at the portal: it can be changed and cancelled there on pages of its own, and by others. */
export const checkEwb: Performer = {
  async prepare(db, intent, runner): Promise<Prepared | undefined> {
    const access = await accessOf(db, intent, runner)
    if (!access.client) return { send: async () => access.step }
    await markSent(db, intent)
    const { client, account } = access
    return {
      async send() {
        const found = await client.bill(account, String(intent.request['ewbNo']))
        // The portal gives out no more what is long past.
        if (isNoBill(found)) return { settled: { state: 'Done', outcome: {} } }
        if (found.kind !== 'done') return laterStep(intent, laterOf(found, false))
        const { state } = found.value
        return {
          settled: { state: 'Done', outcome: { isCancelled: state.isCancelled } },
          keep: (inner) =>
            state.isCancelled
              ? keepCancelled(inner, intent.eWayBillId!, state, { at: runner.clock() })
              : keepState(inner, intent.eWayBillId!, state, null),
        }
      },
    }
  },
}
