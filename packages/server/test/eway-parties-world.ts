import type { InputOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { sandboxPassword, sandboxUserOf } from '@bahi/gateways/sandbox/einvoice/sign-in.ts'
import type { TestSubscriber } from './call-helpers.ts'
import { road, startEwayWorld } from './eway-world.ts'

type Transport = NonNullable<InputOf<typeof eWayBillCalls.generate>['transport']>

/** A business whose invoices get e-way bills, and others that sign in to the same portal. */
export async function startPartiesWorld() {
  const world = await startEwayWorld()
  const { us, sandbox, invoice, generated, detail } = world
  await sandbox.state.record({ kind: 'switches', switches: { signInLimit: 1000 } })
  return {
    ...world,
    /** Both clocks are ahead by this much from now on. */
    ahead: (ms: number) => {
      world.ahead.ms = ms
    },
    detail: (documentId: number) => detail({ documentId }),
    /** Invoices a buyer and makes its bill. */
    billed: async (transport: Partial<Transport> = {}, more: object = {}) => {
      const { id, number } = await invoice(more)
      await generated({ documentIds: [id], transport: { ...road, ...transport } })
      const { ewbNo, errors } = await us.ok('eWayBill.detail', { documentId: String(id) })
      if (!ewbNo) throw new Error(JSON.stringify(errors))
      return { id, number: number!, ewbNo }
    },
    /** What the portal holds under a number. */
    held: (ewbNo: string) => sandbox.state.ewayBills.get(ewbNo)!,
  }
}

export type PartiesWorld = Awaited<ReturnType<typeof startPartiesWorld>>

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
