import { placeOfStock } from './short.ts'
import { runStockSequence } from './stock-days.ts'

/** For `npm run soak:sequences`: stock over steps by the thousand, without HTTP between processes; prints what is wrong and ends with 1. */
const [seed = 1, length = 1500] = process.argv.slice(2).map(Number)
const begun = performance.now()
const wrong = await runStockSequence(await placeOfStock(), { seed, length })
process.stdout.write(
  `stock, seed ${seed}: ${length} steps in ${((performance.now() - begun) / 1000).toFixed(0)} s, ${wrong.length === 0 ? 'no difference' : wrong.join('\n')}\n`,
)
process.exit(wrong.length === 0 ? 0 : 1)
