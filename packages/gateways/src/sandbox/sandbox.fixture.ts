import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EinvoiceClient } from '../einvoice/client.ts'
import type { EinvoiceClientParts } from '../einvoice/client.ts'
import type { Inv01 } from '../einvoice/inv01.ts'
import type { EinvoiceAccount } from '../einvoice/settings.ts'
import { EwayClient } from '../ewaybill/client.ts'
import type { EwayClientParts } from '../ewaybill/client.ts'
import { GstnClient } from '../gstn/client.ts'
import type { GstnClientParts } from '../gstn/client.ts'
import { changed } from '../einvoice/golden.fixture.ts'
import { sandboxClient, sandboxPassword, sandboxUserOf } from './einvoice/sign-in.ts'
import { startSandbox } from './server.ts'
import type { Sandbox } from './server.ts'

/** The moment of the golden documents. */
export const goldenNow = new Date('2025-11-20T11:00:00+05:30')

/** A sandbox with its clock at the golden documents' day, a client, and ways to move and restart it. */
export async function startedSandbox(parts: EinvoiceClientParts = {}, start = goldenNow) {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const clock = { offsetMs: start.getTime() - Date.now() }
  const now = (): Date => new Date(Date.now() + clock.offsetMs)
  let sandbox: Sandbox = await startSandbox({ folder, clock: now })
  const client = (more: EinvoiceClientParts & { replyMs?: number } = {}): EinvoiceClient =>
    new EinvoiceClient(
      { ...sandbox.einvoice, replyMs: more.replyMs ?? 5000 },
      { clock: now, ...parts, ...more },
    )
  const eway = (more: EwayClientParts & { replyMs?: number } = {}): EwayClient =>
    new EwayClient({ ...sandbox.ewayBill, replyMs: more.replyMs ?? 5000 }, { clock: now, ...more })
  const gstn = (more: GstnClientParts & { replyMs?: number } = {}): GstnClient =>
    new GstnClient({ ...sandbox.gstn, replyMs: more.replyMs ?? 5000 }, { clock: now, ...more })
  return {
    eway,
    gstn,
    get sandbox() {
      return sandbox
    },
    client,
    now,
    /** Moves the clocks of both sides. */
    pass: (ms: number) => (clock.offsetMs += ms),
    restart: async () => {
      await sandbox.close()
      sandbox = await startSandbox({ folder, clock: now })
      return client()
    },
    stop: async () => {
      await sandbox.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export const accountOf = (gstin: string): EinvoiceAccount => ({
  gstin,
  userName: sandboxUserOf(gstin),
  password: sandboxPassword,
  ...sandboxClient,
})

export const kaveri = accountOf('29ZZQCK4821M1ZQ')

const golden = new URL('../einvoice/golden/', import.meta.url)
// oxlint-disable-next-line typescript/no-explicit-any
export const readGolden = (name: string): any => JSON.parse(readFileSync(new URL(name, golden), 'utf8'))

/** A golden payload with changes. */
export const payload = (file: string, set: Readonly<Record<string, unknown>> = {}): Inv01 =>
  changed(readGolden(`payloads/${file}`), set) as Inv01

export const numbered = (number: string, set: Readonly<Record<string, unknown>> = {}): Inv01 =>
  payload('01-b2b-intra.json', { 'DocDtls.No': number, ...set })
