// `npm run dev`: the server restarts and the browser reloads when a source file changes; PostgreSQL keeps running.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setup } from './setup.mjs'
import { nodeToUse } from './lib/machine.mjs'
import { webFolder } from './lib/paths.mjs'
import { explain } from './lib/problem.mjs'
import { checkPort, startDatabase, startServer } from './lib/server-process.mjs'

async function dev() {
  await setup({ web: false })
  const port = Number(process.env.PORT || 3000)
  await checkPort(port)
  const programs = []
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    for (const program of programs.toReversed()) await program.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())

  let databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) {
    const database = startDatabase()
    programs.push(database)
    databaseUrl = await Promise.race([database.ready, database.ended.then(() => undefined)])
    // Why it does not run has been printed.
    if (!databaseUrl) return stop()
  }
  programs.push(
    startServer({
      nodeArgs: ['--watch', '--watch-preserve-output'],
      env: { DATABASE_URL: databaseUrl },
    }),
    startWeb(port),
  )
  await Promise.race(programs.map(({ ended }) => ended))
  await stop()
}

function startWeb(port) {
  const web = spawn(nodeToUse(), [join('node_modules', 'vite', 'bin', 'vite.js')], {
    cwd: webFolder,
    env: { ...process.env, BAHI_API: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const ended = new Promise((done) => web.once('exit', done))
  const stop = () => {
    web.kill('SIGTERM')
    return ended
  }
  return { ended, stop }
}

dev().catch(explain)
