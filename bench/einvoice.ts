/**
 * E-invoices: the check before sending, and registering 1,000 invoices at the sandbox portal (in a process of its own)
 * through the product's client, against a bare loop of the same encrypted calls in this process.
 */
import { spawn } from 'node:child_process'
import { createPublicKey, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preCheck } from '@bahi/gateways/einvoice/check.ts'
import { EinvoiceClient } from '@bahi/gateways/einvoice/client.ts'
import type { Inv01 } from '@bahi/gateways/einvoice/inv01.ts'
import { usualSwitches } from '@bahi/gateways/einvoice/rules/facts.ts'
import type { RuleFacts } from '@bahi/gateways/einvoice/rules/facts.ts'
import type { EinvoiceAccount, EinvoicePortal } from '@bahi/gateways/einvoice/settings.ts'
import type { EinvoiceSource } from '@bahi/gateways/einvoice/source.ts'
import { aesDecrypt, aesEncrypt, encryptWithPublicKey } from '@bahi/gateways/wire/crypto.ts'
import { exchange } from '@bahi/gateways/wire/http.ts'
import { readCertificate } from '@bahi/gateways/wire/jws.ts'
import { figure } from './lib/figures.ts'
import { median } from './lib/measure.ts'

const runs = 5
const documentsPerRun = 1000
const lanes = 8
const gstin = '29ZZQCK4821M1ZQ'
const source = sourceOf(10)
const facts: RuleFacts = {
  today: '2025-11-20',
  taxpayer: () => ({ type: 'REG', status: 'ACT' }),
  unknownTaxpayers: 'accepted',
  hasReportingLimit: true,
  switches: usualSwitches,
}

const checks: number[] = []
for (let run = 0; run <= runs; run++) {
  const begun = process.cpuUsage()
  for (let at = 0; at < 5000; at++) {
    const { issues } = preCheck({ ...source, number: `B/${run}/${at}` }, facts)
    if (issues.length > 0) throw new Error(JSON.stringify(issues[0]))
  }
  // The first run warms up.
  const { user, system } = process.cpuUsage(begun)
  if (run > 0) checks.push(5000 / ((user + system) / 1e6))
}
figure({
  name: 'check before sending, ten lines, in a second of one core',
  value: median(checks),
  unit: 'documents/s',
  goal: { of: 'value', atLeast: 10_000 },
})

const folder = await mkdtemp(join(tmpdir(), 'bahi-bench-'))
const port = await freePort()
const program = fileURLToPath(import.meta.resolve('@bahi/gateways/sandbox/main.ts'))
const sandbox = spawn(process.execPath, [program, String(port), folder], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  await new Promise((ready) => sandbox.stdout.once('data', ready))
  const { portal, account } = await introduced(`http://127.0.0.1:${port}`)
  await fetch(`${portal.baseUrls[0]}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: '2025-11-20T11:00:00+05:30' }),
  })
  const { payload } = preCheck(source, facts)
  const client = new EinvoiceClient(portal, { clock: portalClock() })
  const bare = await bareCalls(portal, account)
  const ours: number[] = []
  const limits: number[] = []
  const heaps: number[] = []
  for (let run = 0; run <= runs; run++) {
    const limit = await perSecond((at) => bare(numbered(payload, `R/${run}/${at}`)))
    const value = await perSecond(async (at) => {
      const outcome = await client.generate(account, numbered(payload, `C/${run}/${at}`))
      if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
    })
    globalThis.gc?.()
    heaps.push(process.memoryUsage().rss / 1e6)
    if (run === 0) continue
    ours.push(value)
    limits.push(limit)
  }
  figure({
    name: '1,000 invoices of ten lines registered and verified, eight at a time',
    value: median(ours),
    unit: 'documents/s',
    limit: median(limits),
    goal: { of: 'ratio', atLeast: 0.7 },
    note: 'raw: the same encrypted calls without session, log and signatures verified; the sandbox shares the cores',
  })
  figure({
    name: 'resident memory from the second thousand to the last',
    value: heaps.at(-1)! - heaps[1]!,
    unit: 'MB',
    goal: { of: 'value', atMost: 60 },
  })
} finally {
  sandbox.kill()
  await rm(folder, { recursive: true, force: true })
}

async function perSecond(work: (at: number) => Promise<void>): Promise<number> {
  const begun = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < documentsPerRun) await work(next++)
    }),
  )
  return documentsPerRun / ((performance.now() - begun) / 1000)
}

/** What a client is told of the portal, from the portal itself. */
async function introduced(url: string): Promise<{ portal: EinvoicePortal; account: EinvoiceAccount }> {
  const keys = (await (await fetch(`${url}/sandbox/keys`)).json()) as Record<string, string>
  const account = {
    gstin,
    userName: keys.userName!.replace('<GSTIN>', gstin),
    password: keys.password!,
    clientId: keys.clientId!,
    clientSecret: keys.clientSecret!,
  }
  const portal = {
    baseUrls: [url],
    signInKey: createPublicKey(keys.signInKey!),
    certificates: [readCertificate(keys.signingCertificate!)],
  }
  return { portal, account }
}

/** The least that registers an invoice: encrypt, send, decrypt. */
async function bareCalls(portal: EinvoicePortal, account: EinvoiceAccount) {
  const appKey = randomBytes(32)
  const headers = { client_id: account.clientId, client_secret: account.clientSecret, Gstin: gstin }
  const content = {
    UserName: account.userName,
    Password: account.password,
    AppKey: appKey.toString('base64'),
  }
  const plain = Buffer.from(JSON.stringify({ ...content, ForceRefreshAccessToken: false })).toString('base64')
  const base = portal.baseUrls[0]!
  const signIn = await exchange({
    method: 'POST',
    url: `${base}/eivital/v1.04/auth`,
    headers,
    body: JSON.stringify({ Data: encryptWithPublicKey(portal.signInKey, plain) }),
  })
  const { Data } = JSON.parse(signIn.text) as { Data: { AuthToken: string; Sek: string } }
  const key = aesDecrypt(appKey, Data.Sek)!
  const signedIn = { ...headers, user_name: account.userName, AuthToken: Data.AuthToken }
  return async (payload: Inv01): Promise<void> => {
    const reply = await exchange({
      method: 'POST',
      url: `${base}/eicore/v1.03/Invoice`,
      headers: { ...signedIn, 'Content-Type': 'application/json' },
      body: JSON.stringify({ Data: aesEncrypt(key, JSON.stringify(payload)) }),
    })
    const { Status, Data: data } = JSON.parse(reply.text) as { Status: number; Data: string }
    if (Status !== 1) throw new Error(reply.text)
    JSON.parse(aesDecrypt(key, data)!.toString())
  }
}

function numbered(payload: Inv01, number: string): Inv01 {
  return { ...payload, DocDtls: { ...payload.DocDtls, No: number } }
}

function portalClock(): () => Date {
  const offset = Date.parse('2025-11-20T11:00:00+05:30') - Date.now()
  return () => new Date(Date.now() + offset)
}

/** A golden document with more lines. */
function sourceOf(lineCount: number): EinvoiceSource {
  const file = fileURLToPath(import.meta.resolve('@bahi/gateways/einvoice/golden/sources/02-b2b-inter.json'))
  const base = JSON.parse(readFileSync(file, 'utf8')) as EinvoiceSource
  const line = base.lines[0]!
  const lines = Array.from({ length: lineCount }, (_, at) => ({ ...line, lineNumber: at + 1 }))
  return { ...base, lines, totals: { total: (9381.81 * lineCount).toFixed(2) } }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port: found } = server.address() as AddressInfo
  await new Promise<void>((closed) => server.close(() => closed()))
  return found
}
