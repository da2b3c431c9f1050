// Prepares a fresh clone: dependencies, PostgreSQL's links, the built web. What is in place is left alone,
// so a second run takes a fraction of a second. Runs on Node 20 and needs nothing that is not in Node.
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installDependencies } from './lib/install.mjs'
import { restorePostgresLinks } from './lib/links.mjs'
import { hashOf } from './lib/hash.mjs'
import { oneAtATime } from './lib/one-at-a-time.mjs'
import { root, stateFolder } from './lib/paths.mjs'
import { checkMachine, checkProgram } from './lib/machine.mjs'
import { explain } from './lib/problem.mjs'
import { buildWeb, isWebCurrent, webHash } from './lib/web.mjs'

const lockFiles = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  ...['domain', 'contracts', 'gateways', 'server', 'web'].map((name) => `packages/${name}/package.json`),
  'e2e/package.json',
  'bench/package.json',
]

/** `web: false` leaves the web alone: the development server serves it from its sources. */
export async function setup({ web = true, log = console.log } = {}) {
  checkMachine()
  const dependencies = hashOf(lockFiles)
  const pages = web ? webHash() : ''
  const installed = () =>
    state('dependencies') === dependencies && existsSync(join(root, 'node_modules', '.bin'))
  if (!installed() || (web && !isWebCurrent(pages))) {
    await oneAtATime(log, async () => {
      if (!installed()) {
        await installDependencies(log)
        remember('dependencies', dependencies)
      }
      restorePostgresLinks(root)
      checkProgram()
      if (web && !isWebCurrent(pages)) await buildWeb(pages, log)
    })
  }
  restorePostgresLinks(root)
  checkProgram()
}

function state(name) {
  try {
    return readFileSync(join(stateFolder, name), 'utf8')
  } catch {
    return undefined
  }
}

function remember(name, value) {
  const file = join(stateFolder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
}

if (realpathSync(process.argv[1]) === realpathSync(fileURLToPath(import.meta.url))) {
  setup({ web: !process.argv.includes('--no-web') }).catch(explain)
}
