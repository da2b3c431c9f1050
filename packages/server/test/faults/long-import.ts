import { startTestServer } from '../call-helpers.ts'
import { killedImports } from '../import-kills.ts'

/** For `npm run soak:imports [-- rows points seed]`: a long file whose worker is killed again and again; prints what is wrong and ends with 1. */
const [rows = 50_000, points = 20, seed = 1] = process.argv.slice(2).map(Number)
const begun = performance.now()
const server = await startTestServer()
try {
  const { whileRead, whileTaken, wrong } = await killedImports(server, {
    rows,
    goodEvery: 1,
    imports: 1,
    whileReading: Math.ceil(points / 4),
    inAll: points,
    seed,
  })
  process.stdout.write(
    `${rows} rows, seed ${seed}: killed after ${whileRead.join(', ')} rows read and ${whileTaken.join(', ')} rows taken, ` +
      `in ${((performance.now() - begun) / 1000).toFixed(0)} s: ${wrong.length === 0 ? 'as a run that nobody killed' : wrong.join('\n')}\n`,
  )
  process.exitCode = wrong.length === 0 && whileRead.length + whileTaken.length >= points ? 0 : 1
} finally {
  await server.stop()
}
