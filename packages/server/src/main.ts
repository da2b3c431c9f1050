import { startApp } from './app.ts'
import { configOf, isProductionLike } from './config.ts'
import { StartupProblem } from './platform/postgres/startup-problem.ts'

/** Runs the product until it is asked to stop: requests under way end first, then the queue, then the database. */
const { config, app } = await start().catch((error: unknown) => {
  console.error(`Bahi cannot start. ${reasonOf(error)}`)
  process.exit(1)
})
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    const late = setTimeout(() => process.exit(1), 20_000)
    late.unref()
    app.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}

// Said last: who reads that it is ready may stop it at once.
const url = new URL(app.address)
console.log(`Bahi is ready at http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${url.port}`)
if (
  isProductionLike(config.environment) &&
  config.trustProxy === 0 &&
  /^(127\.|localhost$|::1$)/.test(config.host)
)
  console.log(
    'Bahi listens on this machine alone. If a proxy in front passes requests on, set BAHI_TRUST_PROXY=1: without it all callers count as one address.',
  )

async function start() {
  const config = configOf(process.env)
  return { config, app: await startApp(config, { log: (text) => console.log(text) }) }
}

/** What the person who starts it can put right is said in words; anything else is a fault of ours, with its trace. */
function reasonOf(error: unknown): string {
  if (error instanceof StartupProblem) return error.message
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return 'The port is already in use, perhaps by another Bahi. Choose another with PORT.'
  if (code === 'EACCES') return 'This user may not listen on that port. Choose one above 1024 with PORT.'
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
    return `The database of DATABASE_URL does not answer: ${message}`
  if (code === '28P01' || code === '28000' || code === '3D000')
    return `The database of DATABASE_URL refuses the connection: ${message}`
  return stack ?? String(error)
}
