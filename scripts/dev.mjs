// `npm run dev`: the server restarts and the browser reloads when a source file changes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setup } from './setup.mjs'
import { nodeToUse } from './lib/machine.mjs'
import { webFolder } from './lib/paths.mjs'
import { explain } from './lib/problem.mjs'
import { checkPort, startServer } from './lib/server-process.mjs'

async function dev() {
  await setup({ web: false })
  const port = Number(process.env.PORT || 3000)
  await checkPort(port)
  const server = startServer({ nodeArgs: ['--watch', '--watch-preserve-output'] })
  const web = spawn(nodeToUse(), [join('node_modules', 'vite', 'bin', 'vite.js')], {
    cwd: webFolder,
    env: { ...process.env, BAHI_API: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const webEnded = new Promise((done) => web.once('exit', done))
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    web.kill('SIGTERM')
    await Promise.all([server.stop(), webEnded])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
  await Promise.race([server.ended, webEnded])
  await stop()
}

dev().catch(explain)
