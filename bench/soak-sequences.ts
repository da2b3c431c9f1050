import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { sendCall } from '../packages/server/test/call-helpers.ts'
import { mastersOf, noFigures } from '../packages/server/test/soak/load.ts'
import { signInAt, victimOn } from '../packages/server/test/soak/product.ts'
import { verifyBooks } from '../packages/server/test/soak/verify.ts'
import { runSequence } from '../packages/server/test/trade/sequences.ts'

/**
 * `npm run soak:sequences [-- runs steps seed]`: random sequences of documents of all kinds, payments, credits, changes and
 * cancellations over HTTP, each with a party of its own, four at a time; what the product says afterwards is compared with
 * books added up by hand, and at the end every rule of the books is proved. Ends with 1 where anything differs.
 */
const [runs = 1000, length = 50, firstSeed = 1] = process.argv.slice(2).map(Number)
const password = 'Soak-Horse-7'
const dataDir = await mkdtemp(path.join(tmpdir(), 'bahi-sequences-'))
await chmod(dataDir, 0o755)
const victim = await victimOn(dataDir, { BAHI_DEMO_PASSWORD: password })
const faults: string[] = []
const begun = performance.now()
try {
  await victim.start()
  const token = await signInAt(victim.address, 'demo@bahi.example', password)
  const { entityId, items, date } = await mastersOf(victim.address, token)
  const send = (name: string, input: object) => sendCall(victim.address, name, input, token)
  let next = firstSeed
  const runner = async () => {
    while (next < firstSeed + runs && faults.length === 0) {
      const seed = next++
      faults.push(...(await runSequence({ send, entityId, items, date }, { seed, length })))
      if (seed % 100 === 0)
        console.log(`seed ${seed} after ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    }
  }
  await Promise.all([runner(), runner(), runner(), runner()])
} finally {
  await victim.stop()
}
try {
  const books = await verifyBooks(dataDir, noFigures())
  faults.push(...books.faults)
  console.log(`
${runs} sequences of ${length} steps in ${((performance.now() - begun) / 1000).toFixed(0)} s, load average ${loadavg()[0]!.toFixed(1)}
in the books: ${books.issued} numbers issued (${books.cancelled} of them cancelled), ${books.payments} payments
${faults.length === 0 ? 'no difference' : faults.join('\n')}`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
