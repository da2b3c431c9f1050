import type { InputOf } from '@bahi/contracts/call.ts'
import type { EWayBillSubject } from '@bahi/contracts/eway-bill-shapes.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { sandboxPassword, sandboxUserOf } from '@bahi/gateways/sandbox/einvoice/sign-in.ts'
import { endOfTask, startPortalWorld, until } from './portal-world.ts'

export const road = { mode: 'Road', vehicleNumber: 'MH12AB1234', vehicleType: 'R', distance: 150 } as const

/** A business with credentials at both portals, and what its tests ask again and again. */
export async function startEwayWorld() {
  const ahead = { ms: 0 }
  const clock = () => new Date(Date.now() + ahead.ms)
  const world = await startPortalWorld({
    clock,
    sandboxClock: clock,
    buyer: { city: 'Bengaluru', stateCode: '29', pincode: '560058' },
    quantity: '8000',
  })
  const { us, sandbox } = world
  const [row] = await us.ok('eWayBill.credentials', { entityId: us.entityId })
  const gstin = row!.gstin!
  const credentials = {
    entityId: us.entityId,
    version: 0,
    provider: 'Sandbox' as const,
    userName: sandboxUserOf(gstin),
    password: sandboxPassword,
  }
  await us.ok('eWayBill.saveCredentials', credentials)
  const detail = ({ documentId, billId }: EWayBillSubject) =>
    us.ok(
      'eWayBill.detail',
      documentId === undefined ? { billId: String(billId) } : { documentId: String(documentId) },
    )
  return {
    ...world,
    gstin,
    /** What both clocks are ahead. */
    ahead,
    detail,
    generated: async (input: InputOf<typeof eWayBillCalls.generate>) =>
      endOfTask(us, await us.ok('eWayBill.generate', input)),
    /** When it is neither waiting nor at the portal any more. */
    answered: (subject: EWayBillSubject) =>
      until(
        () => detail(subject),
        ({ status }) => status !== 'InProgress' && status !== 'Pending',
      ),
    signUpForInvoices: async () => {
      await us.ok('setting.update', {
        entityId: us.entityId,
        settings: [{ name: 'eInvoiceEnabled', value: true }],
      })
      await us.ok('eInvoice.saveCredentials', credentials)
    },
    /** Bills of a document number at the portal. */
    atPortal: (number: string) =>
      [...sandbox.state.ewayBills.values()].filter(
        ({ payload, by }) => payload.docNo === number && by === gstin,
      ),
  }
}

export type EwayWorld = Awaited<ReturnType<typeof startEwayWorld>>
