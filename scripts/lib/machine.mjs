import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { nodeProgram } from './paths.mjs'
import { Problem } from './problem.mjs'

const oldestBootNode = 20
/** First line of Node that runs TypeScript as it is and that our packages are tested on. */
const oldestNode = 24

export function checkMachine() {
  if (Number(process.versions.node.split('.')[0]) < oldestBootNode) {
    throw new Problem(
      `Bahi needs Node.js ${oldestBootNode} or newer to start; this is ${process.version}. ` +
        'Install a newer Node.js and start again.',
    )
  }
  if (process.platform === 'win32') {
    throw new Problem('Bahi runs on Linux. On Windows, start it inside WSL (Windows Subsystem for Linux).')
  }
  const bundled = process.platform === 'linux' && process.arch === 'x64'
  if (!bundled && !process.env.DATABASE_URL) {
    throw new Problem(
      `Bahi brings its own PostgreSQL for Linux on x64 only; this is ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer and start again.',
    )
  }
}

/** The Node of the installed packages, else (other systems) the running one when it is new enough. */
export function checkProgram() {
  const program = nodeToUse()
  if (program !== nodeProgram) return
  const { status, error, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  if (status !== 0) {
    throw new Problem(
      `The Node.js that Bahi brings cannot run here: ${(stderr || error?.message || '').trim().split('\n')[0]}\n` +
        'It needs Linux with the GNU C library 2.28 or newer (Debian 10, Ubuntu 20.04, RHEL 8 or later).',
    )
  }
}

export function nodeToUse() {
  if (existsSync(nodeProgram)) return nodeProgram
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath
  throw new Problem(
    `For ${process.platform} on ${process.arch} Bahi needs Node.js ${oldestNode} or newer; this is ${process.version}.`,
  )
}
