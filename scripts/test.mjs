// `npm test`: prepares what is missing, then runs every check and test and ends with the line
// `N passed, N failed`. `npm test -- --only unit,lint` runs a part; what follows goes to the test runner:
// `npm test -- --only server documents`.
import { setup } from './setup.mjs'
import { explain } from './lib/problem.mjs'
import { runStages } from './lib/run-stages.mjs'
import { stages } from './lib/stages.mjs'

async function test() {
  const begun = performance.now()
  await setup({ web: false })
  const { only, extra } = choice()
  const chosen = stages(extra).filter(({ group }) => only.length === 0 || only.includes(group))
  const totals = await runStages(chosen)
  for (const fault of totals.faults.slice(0, 12)) console.log(`\nFAILED ${fault}`)
  console.log(`\nAll stages took ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
}

function choice() {
  const args = process.argv.slice(2)
  const at = args.indexOf('--only')
  if (at < 0) return { only: [], extra: [] }
  return { only: (args[at + 1] ?? '').split(','), extra: args.slice(at + 2) }
}

test().catch(explain)
