import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withSystemFolders } from './programs.ts'

export interface PartGiven {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
  /** As which account, where this process is root: PostgreSQL refuses to be. */
  readonly account?: Account | undefined
  readonly logs: string
}

export interface Account {
  readonly uid: number
  readonly gid: number
}

const all = new Set<Part>()
process.once('exit', () => {
  for (const part of all) part.endNow()
})

/** A process of a cluster, which a supervisor such as systemd would keep. One that ends by a fault is started again. */
export class Part {
  readonly name: string
  readonly #given: PartGiven
  #child: ChildProcess | undefined
  #isWanted = false

  constructor(given: PartGiven) {
    this.name = given.name
    this.#given = given
    all.add(this)
  }

  /** Without waiting, as this process ends. */
  endNow(): void {
    this.#signal('SIGKILL')
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  get log(): string {
    return path.join(this.#given.logs, `${this.name}.log`)
  }

  start(): void {
    this.#isWanted = true
    const { command, env, account, logs } = this.#given
    mkdirSync(logs, { recursive: true })
    const [program, ...args] = command
    const log = openSync(this.log, 'a')
    const child = spawn(program, args, {
      env: { ...withSystemFolders(), ...env },
      stdio: ['ignore', log, log],
      // Its own children go with it where all of it is killed.
      detached: true,
      ...(isRoot ? account : {}),
    })
    this.#child = child
    child.once('exit', () => {
      if (this.#child !== child || !this.#isWanted) return
      setTimeout(() => {
        if (this.#isWanted && this.#child === child) this.start()
      }, 1000).unref()
    })
    child.once('error', () => {})
  }

  /** `kill -9`; it stays away until it is started again. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** In order. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** The end of what it wrote. */
  said(lines = 15): string {
    return readFileSync(this.log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    this.#isWanted = false
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    this.#signal(signal)
    const late = setTimeout(() => this.#signal('SIGKILL'), 40_000)
    await ended
    clearTimeout(late)
  }

  #signal(signal: NodeJS.Signals): void {
    const { pid } = this.#child ?? {}
    if (pid === undefined) return
    try {
      // The group is for the kill alone: what is ended in order ends its children.
      process.kill(signal === 'SIGKILL' ? -pid : pid, signal)
    } catch {
      // has ended
    }
  }
}

const isRoot = process.getuid?.() === 0

/** The account of the system's PostgreSQL, for the engines where this process is root. */
export function accountOfEngines(): Account | undefined {
  if (!isRoot) return undefined
  const number = (option: string) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout.trim())
  return { uid: number('-u'), gid: number('-g') }
}

/** A folder of the engines' account. */
export function folderOf(account: Account | undefined, ...names: string[]): string {
  const folder = path.join(...names)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}
