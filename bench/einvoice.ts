/**
 * E-invoices: the check before sending, and registering 1,000 invoices at the sandbox portal (in a process of its own)
 * through the product's client, against a bare loop of the same encrypted calls in this process.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { preCheck } from '@bahi/gateways/einvoice/check.ts'
import { EinvoiceClient } from '@bahi/gateways/einvoice/client.ts'
import type { Inv01 } from '@bahi/gateways/einvoice/inv01.ts'
import { irnOf } from '@bahi/gateways/einvoice/irn.ts'
import { registerStep } from '@bahi/gateways/einvoice/register.ts'
import { usualSwitches } from '@bahi/gateways/einvoice/rules/facts.ts'
import type { RuleFacts } from '@bahi/gateways/einvoice/rules/facts.ts'
import type { EinvoiceAccount, EinvoicePortal } from '@bahi/gateways/einvoice/settings.ts'
import type { EinvoiceSource } from '@bahi/gateways/einvoice/source.ts'
import { aesDecrypt, aesEncrypt, encryptWithPublicKey } from '@bahi/gateways/wire/crypto.ts'
import { exchange } from '@bahi/gateways/wire/http.ts'
import { figure } from './lib/figures.ts'
import { median } from './lib/measure.ts'
import { perSecond, startPortals } from './lib/sandbox.ts'

const runs = 5
const parallel = 8
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

const portals = await startPortals('2025-11-20T11:00:00+05:30')
try {
  const portal = portals.einvoice
  const account = portals.accountOf(gstin)
  const { payload } = preCheck(source, facts)
  const client = new EinvoiceClient(portal, { clock: portals.clock })
  const bare = await bareCalls(portal, account)
  const ours: number[] = []
  const limits: number[] = []
  const memory: number[] = []
  for (let run = 0; run <= runs; run++) {
    const limit = await perSecond(1000, parallel, (at) => bare(numbered(payload, `R/${run}/${at}`)))
    const value = await perSecond(1000, parallel, async (at) => {
      const number = `C/${run}/${at}`
      const document = {
        payload: numbered(payload, number),
        irn: irnOf({ gstin, date: source.date, type: 'INV', number }),
        date: source.date,
      }
      const end = await registerStep({ client, portal, account }, document, { mayBeDone: false })
      if (end.kind !== 'registered') throw new Error(JSON.stringify(end))
    })
    memory.push(process.memoryUsage().rss / 1e6)
    if (run === 0) continue
    ours.push(value)
    limits.push(limit)
  }
  figure({
    name: '1,000 invoices of ten lines registered, verified and compared, eight at a time',
    value: median(ours),
    unit: 'documents/s',
    limit: median(limits),
    goal: { of: 'ratio', atLeast: 0.8 },
    note: 'raw: the same encrypted calls without session, log and signatures verified; the sandbox shares the cores',
  })
  figure({
    name: 'resident memory from the second thousand to the last',
    value: memory.at(-1)! - memory[1]!,
    unit: 'MB',
    goal: { of: 'value', atMost: 60 },
  })
} finally {
  await portals.stop()
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

/** A golden document with more lines. */
function sourceOf(lineCount: number): EinvoiceSource {
  const file = fileURLToPath(import.meta.resolve('@bahi/gateways/einvoice/golden/sources/02-b2b-inter.json'))
  const base = JSON.parse(readFileSync(file, 'utf8')) as EinvoiceSource
  const line = base.lines[0]!
  const lines = Array.from({ length: lineCount }, (_, at) => ({ ...line, lineNumber: at + 1 }))
  return { ...base, lines, totals: { total: (9381.81 * lineCount).toFixed(2) } }
}
