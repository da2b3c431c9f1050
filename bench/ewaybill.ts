/** E-way bills: the check before sending, and making 500 at the sandbox portal through the product's client. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkEwayBill } from '@bahi/gateways/ewaybill/check.ts'
import { EwayClient } from '@bahi/gateways/ewaybill/client.ts'
import { generateStep } from '@bahi/gateways/ewaybill/generate.ts'
import type { EwayRuleFacts } from '@bahi/gateways/ewaybill/rules/facts.ts'
import type { EwayBillSource } from '@bahi/gateways/ewaybill/source.ts'
import { figure } from './lib/figures.ts'
import { median } from './lib/measure.ts'
import { perSecond, startPortals } from './lib/sandbox.ts'

const runs = 5
const caller = '29AAKCS4521P1ZP'
const file = fileURLToPath(
  import.meta.resolve('@bahi/gateways/ewaybill/golden/sources/01-outward-supply-road.json'),
)
const source = JSON.parse(readFileSync(file, 'utf8')) as EwayBillSource
const facts: EwayRuleFacts = {
  today: '2026-11-20',
  caller,
  taxpayer: () => undefined,
  hsnDigits: 6,
  needsShipToGstin: true,
}
const checked = (number: string) => {
  const { payload, issues } = checkEwayBill({ ...source, number }, facts)
  if (issues.length > 0) throw new Error(JSON.stringify(issues[0]))
  return payload
}

const checks: number[] = []
for (let run = 0; run <= runs; run++) {
  const begun = process.cpuUsage()
  for (let at = 0; at < 10_000; at++) checked(`B/${run}/${at}`)
  const { user, system } = process.cpuUsage(begun)
  // The first run warms up.
  if (run > 0) checks.push(10_000 / ((user + system) / 1e6))
}
figure({
  name: 'check before sending, two lines, in a second of one core',
  value: median(checks),
  unit: 'bills/s',
  goal: { of: 'value', atLeast: 10_000 },
})

const portals = await startPortals('2026-11-20T12:00:00+05:30')
try {
  const parts = {
    client: new EwayClient(portals.ewayBill, { clock: portals.clock }),
    account: portals.accountOf(caller),
  }
  const made: number[] = []
  for (let run = 0; run <= runs; run++) {
    const value = await perSecond(500, 8, async (at) => {
      const end = await generateStep(parts, checked(`C/${run}/${at}`), { mayBeDone: false })
      if (end.kind !== 'generated') throw new Error(JSON.stringify(end))
    })
    if (run > 0) made.push(value)
  }
  figure({ name: '500 bills checked and made, eight at a time', value: median(made), unit: 'bills/s' })
} finally {
  await portals.stop()
}
