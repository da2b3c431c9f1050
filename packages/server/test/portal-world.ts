import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { DocumentCalls } from '@bahi/contracts/document-calls.ts'
import { sandboxPassword, sandboxUserOf } from '@bahi/gateways/sandbox/einvoice/sign-in.ts'
import { startSandbox } from '@bahi/gateways/sandbox/server.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import { gstinOf, startTestServer } from './call-helpers.ts'
import type { TestServer, TestSubscriber } from './call-helpers.ts'
import { stockShop } from './shop.ts'
import type { Shop } from './shop.ts'
import { today } from './world.ts'

/** A server with a worker, the sandbox portals it speaks to, and a business with a registered buyer. */
export interface PortalWorld {
  readonly server: TestServer
  readonly sandbox: Sandbox
  readonly us: TestSubscriber
  readonly stock: Shop
  /** Issues an invoice to the buyer. */
  readonly invoice: (more?: object) => Promise<ReplyOf<DocumentCalls['save']>>
  readonly buyerId: number
  readonly stop: () => Promise<void>
}

export async function startPortalWorld({
  clock,
  sandboxClock,
  buyer,
  quantity,
}: {
  readonly clock: () => Date
  /** Absent: the portals go by the clock of the machine. */
  readonly sandboxClock?: () => Date
  readonly buyer: { readonly city: string; readonly stateCode: string; readonly pincode: string }
  readonly quantity: string
}): Promise<PortalWorld> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
  const sandbox = await startSandbox({ folder, ...(sandboxClock ? { clock: sandboxClock } : {}) })
  const server = await startTestServer({
    clock,
    env: {
      BAHI_SANDBOX: sandbox.url,
      BAHI_WORKER: 'on',
      BAHI_PORTAL_REPLY_MS: '1500',
      // Receivers of callbacks are on this machine.
      BAHI_CALLBACK_PRIVATE: 'on',
    },
  })
  const us = await server.makeSubscriber()
  const stock = await stockShop(us)
  const { id: buyerId } = await us.ok('party.save', {
    name: 'Deccan Looms',
    role: 'Customer',
    taxpayerType: 'REG',
    gstin: gstinOf(buyer.stateCode, 'AAACD4411M'),
    billingAddress: { line1: '7 Mill Road', ...buyer },
  })
  return {
    server,
    sandbox,
    us,
    stock,
    buyerId,
    invoice: (more = {}) =>
      us.ok('salesInvoice.save', {
        entityId: us.entityId,
        partyId: buyerId,
        date: today(),
        supplyKind: 'Regular',
        reverseCharge: false,
        roundOff: true,
        lines: [{ itemId: stock.bolt, quantity, unitPrice: '12.50' }],
        status: 'Active',
        ...more,
      }),
    stop: async () => {
      await server.stop()
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function until<T>(
  read: () => Promise<T>,
  isThere: (value: T) => boolean,
  ms = 420_000,
): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const value = await read()
    if (isThere(value)) return value
    if (Date.now() > end) throw new Error(`It did not come: ${JSON.stringify(value)}`)
    await new Promise((later) => setTimeout(later, 60))
  }
}

/** The task when it has ended. */
export const endOfTask = (us: Pick<TestSubscriber, 'ok'>, { taskId }: { readonly taskId: number }) =>
  until(
    async () => (await us.ok('task.status', { ids: [String(taskId)] }))[0]!,
    ({ status }) => !['Initialized', 'YetNotStarted', 'InProcess'].includes(status),
  )

/** Switches e-invoicing on for the business and lets it sign in at the sandbox; its GSTIN. */
export async function readyForEInvoices({ us }: Pick<PortalWorld, 'us'>): Promise<string> {
  const [row] = await us.ok('eInvoice.credentials', { entityId: us.entityId })
  const gstin = row!.gstin!
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'eInvoiceEnabled', value: true }],
  })
  await us.ok('eInvoice.saveCredentials', {
    entityId: us.entityId,
    version: 0,
    provider: 'Sandbox',
    userName: sandboxUserOf(gstin),
    password: sandboxPassword,
  })
  return gstin
}

/** Paths of the fields that a refused request named. */
export const fieldsOf = ({ body }: { readonly body: { readonly validationErrors?: object } }): string[] =>
  Object.keys(body.validationErrors ?? {})
