import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { nodeToUse } from './machine.mjs'
import { compiled, root } from './paths.mjs'
import { Problem } from './problem.mjs'

const gracefulMs = 25_000
const nowhere = { write: () => true }

/**
 * Memory of the server: what dies young is collected in spaces of 8 MB, and everything before it has grown by half. Left
 * to itself the heap grows to three times what is in use while a long return is written, and does not come back
 * (docs/measurements.md).
 */
export const memoryFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40']

/**
 * Starts the server in a session of its own: Ctrl-C reaches only this process, which then ends the server
 * once and in order. `ready` gives the address it serves.
 *
 * @param {{ env?: Record<string, string>, nodeArgs?: string[], stdout?: NodeJS.WritableStream, stderr?: NodeJS.WritableStream }} [options]
 */
export function startServer({ stdout = process.stdout, nodeArgs = [], ...options } = {}) {
  const program = join('packages', 'server', 'src', 'main.ts')
  return startProgram(program, {
    readyLine: /^Bahi is ready at (\S+)/m,
    stdout,
    nodeArgs: [...memoryFlags, ...nodeArgs],
    ...options,
  })
}

/** Starts the embedded PostgreSQL without the server. `ready` gives the owner's address, which is shown nowhere. */
export function startDatabase(env = {}) {
  const program = join('packages', 'server', 'src', 'commands', 'database.ts')
  return startProgram(program, { readyLine: /^Database is ready at (\S+)/m, stdout: nowhere, env })
}

/** Where the system can, the program also ends when this process is killed outright. */
function startProgram(file, { readyLine, env = {}, nodeArgs = [], stdout, stderr = process.stderr }) {
  const command = [nodeToUse(), '--disable-warning=ExperimentalWarning', ...nodeArgs, file]
  const [program, ...args] = canGuard() ? ['setpriv', '--pdeathsig', 'TERM', '--', ...command] : command
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = new Promise((done) => {
    child.once('error', (error) => done({ code: 1, signal: null, error }))
    child.once('exit', (code, signal) => done({ code, signal }))
  })
  const ready = new Promise((done) => {
    let seen = ''
    child.stdout.on('data', (chunk) => {
      stdout.write(chunk)
      if (seen === undefined) return
      seen = (seen + chunk).slice(-10_000)
      const found = readyLine.exec(seen)
      if (found) {
        seen = undefined
        done(found[1])
      }
    })
  })
  child.stderr.on('data', (chunk) => stderr.write(chunk))
  return {
    pid: child.pid,
    ready,
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), gracefulMs)
      const outcome = await ended
      clearTimeout(late)
      return outcome
    },
    kill: () => child.kill('SIGKILL'),
  }
}

export async function checkPort(port, host = '127.0.0.1') {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Problem(`PORT must be a number from 1 to 65535.`)
  const probe = createServer()
  await new Promise((done, fail) => {
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE') {
        fail(
          new Problem(
            `Port ${port} is already in use, perhaps by another Bahi. Choose another: PORT=${port + 1} npm start`,
          ),
        )
      } else if (error.code === 'EACCES') {
        fail(
          new Problem(`This user may not listen on port ${port}. Choose one above 1024: PORT=3000 npm start`),
        )
      } else fail(error)
    })
    probe.listen(port, host, done)
  })
  await new Promise((done) => probe.close(done))
}

function canGuard() {
  return spawnSync('setpriv', ['--pdeathsig', 'TERM', '--', 'true'], { stdio: 'ignore' }).status === 0
}
