import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { Way } from './ways.ts'

export interface Launched {
  pid: number
  signal(name: NodeJS.Signals): void
  /** Exit code, or the name of the signal that ended it. */
  exit: Promise<number | string>
}

interface LaunchOptions {
  logFile?: string
  /** A session of its own, so that Ctrl-C in the terminal reaches us first and we end it in order. */
  own?: boolean
}

/** Starts one of PostgreSQL's programs the way the data folder asks for. */
export function launch(way: Way, program: string, args: string[], options: LaunchOptions = {}): Launched {
  const [command, ...rest] = commandLine(way, program, args, options.own ?? false)
  const output = options.logFile ? openSync(options.logFile, 'a', 0o600) : 'ignore'
  const child = spawn(command!, rest, {
    stdio: ['ignore', output, output],
    detached: options.own ?? false,
    env: environment(),
    ...(way.name === 'nobody' ? { uid: way.uid, gid: way.gid } : {}),
  })
  if (typeof output === 'number') closeSync(output)
  const exit = new Promise<number | string>((done) => {
    child.once('error', (error) => done(error.message))
    child.once('exit', (code, signal) => done(code ?? signal ?? 'unknown'))
  })
  return { pid: child.pid ?? -1, signal: (name) => void child.kill(name), exit }
}

export function commandLine(way: Way, program: string, args: string[], guarded: boolean): string[] {
  const bare = [join(way.native, 'bin', program), ...args]
  // Set after the namespace is entered: a change of credentials clears it.
  const command = guarded && canGuard() ? ['setpriv', '--pdeathsig', 'INT', '--', ...bare] : bare
  if (way.name !== 'namespace') return command
  return ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--', ...command]
}

let guard: boolean | undefined

/** Where the system can end a child with its parent, a killed Bahi takes its PostgreSQL along. */
function canGuard(): boolean {
  guard ??= spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true'], { stdio: 'ignore' }).status === 0
  return guard
}

/** PostgreSQL reads many PG* variables; none of the caller's may reach ours. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|LD_)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}
