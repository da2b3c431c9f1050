import { spawn } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EinvoicePortal } from '@bahi/gateways/einvoice/settings.ts'
import type { EwayPortal } from '@bahi/gateways/ewaybill/settings.ts'
import { readCertificate } from '@bahi/gateways/wire/jws.ts'

/** The sandbox portals in a process of their own, their clock at `now`, and what a client is notified of them. */
export async function startPortals(now: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bahi-bench-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const program = fileURLToPath(import.meta.resolve('@bahi/gateways/sandbox/main.ts'))
  const child = spawn(process.execPath, [program, new URL(url).port, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((ready) => child.stdout.once('data', ready))
  const order = (path: string, body: unknown) =>
    fetch(`${url}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await order('clock', { now })
  const keys = (await (await fetch(`${url}/sandbox/keys`)).json()) as Record<string, string>
  const einvoice: EinvoicePortal = {
    baseUrls: [url],
    signInKey: createPublicKey(keys.signInKey!),
    certificates: [readCertificate(keys.signingCertificate!)],
  }
  const ewayBill: EwayPortal = {
    baseUrls: [`${url}/ewaybillapi/v1.03`],
    signInKey: createPublicKey(keys.ewayBillSignInKey!),
  }
  const offset = Date.parse(now) - Date.now()
  return {
    einvoice,
    ewayBill,
    clock: () => new Date(Date.now() + offset),
    accountOf: (gstin: string) => ({
      gstin,
      userName: keys.userName!.replace('<GSTIN>', gstin),
      password: keys.password!,
      clientId: keys.clientId!,
      clientSecret: keys.clientSecret!,
    }),
    stop: async () => {
      child.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** How many a second, `parallel` at a time. */
export async function perSecond(
  count: number,
  parallel: number,
  work: (at: number) => Promise<void>,
): Promise<number> {
  const begun = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (next < count) await work(next++)
    }),
  )
  return count / ((performance.now() - begun) / 1000)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((closed) => server.close(() => closed()))
  return port
}
