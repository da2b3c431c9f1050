import type { InputOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { sandboxPassword, sandboxUserOf } from '@bahi/gateways/sandbox/einvoice/sign-in.ts'
import type { TestSubscriber } from './call-helpers.ts'
import { endOfTask, startPortalWorld } from './portal-world.ts'
import type { PortalWorld } from './portal-world.ts'

type Transport = NonNullable<InputOf<typeof eWayBillCalls.generate>['transport']>

/** A business whose invoices get e-way bills, and clocks of ours and of the portal that can be put forward together. */
interface Bill {
  readonly id: number
  readonly number: string
  readonly ewbNo: string
}

export interface EWayWorld extends PortalWorld {
  readonly gstin: string
  /** Both clocks are ahead by this much from now on. */
  readonly ahead: (ms: number) => void
  /** Invoices a buyer and makes its bill. */
  readonly billed: (transport?: Partial<Transport>, more?: object) => Promise<Bill>
  readonly detail: (documentId: number) => ReturnType<typeof detailOf>
  /** What the portal holds under a number. */
  readonly held: (
    ewbNo: string,
  ) => NonNullable<ReturnType<PortalWorld['sandbox']['state']['ewayBills']['get']>>
}

export const road: Transport = {
  mode: 'Road',
  vehicleNumber: 'MH12AB1234',
  vehicleType: 'R',
  distance: 150,
}

const detailOf = (us: TestSubscriber, documentId: number) =>
  us.ok('eWayBill.detail', { documentId: String(documentId) })

export async function startEWayWorld(): Promise<EWayWorld> {
  let aheadMs = 0
  const clock = () => new Date(Date.now() + aheadMs)
  const world = await startPortalWorld({
    clock,
    sandboxClock: clock,
    buyer: { city: 'Bengaluru', stateCode: '29', pincode: '560058' },
    quantity: '8000',
  })
  const { us, sandbox, invoice } = world
  await sandbox.state.record({ kind: 'switches', switches: { signInLimit: 1000 } })
  const gstin = await ewaySignedUp(us, us.entityId)
  return {
    ...world,
    gstin,
    ahead: (ms) => {
      aheadMs = ms
    },
    async billed(transport = {}, more = {}) {
      const { id, number } = await invoice(more)
      const generated = await us.ok('eWayBill.generate', {
        documentIds: [id],
        transport: { ...road, ...transport },
      })
      const task = await endOfTask(us, generated)
      const { ewbNo, errors } = await detailOf(us, id)
      if (!ewbNo || task.status !== 'Success') throw new Error(JSON.stringify(errors))
      return { id, number: number!, ewbNo }
    },
    detail: (documentId) => detailOf(us, documentId),
    held: (ewbNo) => sandbox.state.ewayBills.get(ewbNo)!,
  }
}

/** Keeps working credentials of the e-way bill portal; gives the GSTIN. */
export async function ewaySignedUp(user: TestSubscriber, entityId: number): Promise<string> {
  const [row] = await user.ok('eWayBill.credentials', { entityId: String(entityId) })
  const gstin = row!.gstin!
  const saved = await user.ok('eWayBill.saveCredentials', {
    entityId,
    version: 0,
    provider: 'Sandbox',
    userName: sandboxUserOf(gstin),
    password: sandboxPassword,
  })
  if (saved.isAccepted !== true) throw new Error(`Credentials of ${gstin}: ${saved.testMessage}`)
  return gstin
}
