// `npm start`: prepares what is missing, then runs the product until Ctrl-C. `npm start -- --processes 4` serves with so many.
import { parseArgs } from 'node:util'
import { setup } from './setup.mjs'
import { explain } from './lib/problem.mjs'
import { checkPort, startServer } from './lib/server-process.mjs'

const begun = performance.now()

async function start() {
  const env = environment()
  await setup()
  await checkPort(Number(env.PORT || 3000), env.HOST)
  const server = startServer({ env })
  let stops = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stops++
      if (stops === 1) {
        console.log('\nStopping ...')
        void server.stop()
      } else if (stops === 3) server.kill()
    })
  }
  stopWithNpm(() => process.emit('SIGTERM'))
  void server.ready.then((address) => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(`Open ${address} (started in ${seconds} s; Ctrl-C stops it)`)
    const live = ['production', 'staging', 'irpstaging'].includes(env.BAHI_ENV ?? env.NODE_ENV)
    if (!live && !env.DATABASE_URL) {
      const password = env.BAHI_DEMO_PASSWORD ? 'the password of BAHI_DEMO_PASSWORD' : 'password Demo@12345'
      console.log(`Demo user demo@bahi.example, ${password} (as set when the data folder was made)`)
    }
  })
  const { code, error } = await server.ended
  if (error) throw error
  process.exit(stops > 0 ? 0 : (code ?? 1))
}

function environment() {
  const { values } = parseArgs({ options: { processes: { type: 'string' } }, allowPositionals: false })
  return { ...process.env, ...(values.processes === undefined ? {} : { BAHI_PROCESSES: values.processes }) }
}

/** When npm is ended, it leaves its script running; a script that has lost its npm ends as well. */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event !== 'start') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 300)
  timer.unref()
}

start().catch(explain)
