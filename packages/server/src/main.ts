import { fileURLToPath } from 'node:url'
import { startApp } from './app.ts'
import type { App } from './app.ts'
import { configOf, isProductionLike } from './config.ts'
import { StartupProblem } from './platform/postgres/startup-problem.ts'
import { firstProcess } from './platform/processes/first.ts'
import { siblingVariable } from './platform/processes/messages.ts'
import { Siblings } from './platform/processes/siblings.ts'

/**
 * Runs the product until it is asked to stop: requests under way end first, then the queue, then the database. With
 * `BAHI_PROCESSES` others serve on the same port; they run this program too.
 */
const isSibling = Boolean(process.env[siblingVariable]) && process.send !== undefined
let app: App | undefined
let siblings: Siblings | undefined
let stopping = false
const first = isSibling
  ? firstProcess({ metrics: () => app?.services.metrics.text() ?? '', stop: () => void stop() })
  : undefined

const config = await start().catch(async (error: unknown) => {
  console.error(`Bahi cannot start. ${reasonOf(error)}`)
  await siblings?.stop()
  await app?.stop()
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
const { address } = app!
// Said last: who reads that it is ready may stop it at once.
if (first) first.ready()
else {
  const url = new URL(address)
  console.log(
    `Bahi is ready at http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${url.port}${config.processes > 1 ? ` (${config.processes} processes)` : ''}`,
  )
  if (
    isProductionLike(config.environment) &&
    config.trustProxy === 0 &&
    /^(127\.|localhost$|::1$)/.test(config.host)
  )
    console.log(
      'Bahi listens on this machine alone. If a proxy in front passes requests on, set BAHI_TRUST_PROXY=1: without it all callers count as one address.',
    )
}

async function start() {
  const config = configOf(process.env)
  const log = (text: string) => console.log(text)
  app = await startApp(config, { log: first ? () => {} : log, backupState: first?.backupState })
  const { metrics } = app.services
  if (first) metrics.everywhere = async () => (await first.metrics()) ?? metrics.text()
  if (config.processes > 1 && !first) {
    siblings = new Siblings({
      count: config.processes - 1,
      program: fileURLToPath(import.meta.url),
      env: environmentOfSiblings(app),
      metrics: () => metrics.text(),
      backupState: app.backupState,
      drainMs: config.drainMs,
      log,
    })
    const all = siblings
    metrics.everywhere = () => all.metrics()
    await siblings.start()
  }
  return config
}

/** They use the database, the portals and the port of this process, and leave the queue and what is done once to it. */
function environmentOfSiblings({ config, address, ownerUrl, sandboxUrl }: App): Record<string, string> {
  return {
    PORT: new URL(address).port,
    BAHI_WORKER: 'off',
    BAHI_DEMO: 'off',
    BAHI_SYSTEM_SETTINGS: '',
    BAHI_BACKUP_TO: '',
    ...(config.databaseUrl ? {} : { DATABASE_URL: ownerUrl }),
    ...(sandboxUrl ? { BAHI_SANDBOX: sandboxUrl } : {}),
  }
}

async function stop() {
  if (stopping) return
  stopping = true
  // The siblings have their time before it.
  const late = setTimeout(() => process.exit(1), (app?.config.drainMs ?? 0) + (siblings ? 24_000 : 20_000))
  late.unref()
  try {
    await Promise.all([siblings?.stop(), app?.drain()])
    await app?.stop()
    process.exit(0)
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
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
