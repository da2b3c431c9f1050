import { spawn } from 'node:child_process'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './paths.mjs'
import { Problem } from './problem.mjs'

const limitMs = 15 * 60_000

/** Brings the packages of the lock file into node_modules. */
export async function installDependencies(log) {
  if (!writable(root)) {
    throw new Problem(
      `The packages of Bahi are not installed yet, and the folder ${root} may not be written by this user. ` +
        'Run `node scripts/setup.mjs` once as a user who may.',
    )
  }
  log('Installing packages (once for each version) ...')
  const { code, output } = await run('npx', ['-y', 'pnpm@12.21.0', 'install', '--frozen-lockfile'])
  if (code === 0) return
  const end = output.trim().split('\n').slice(-25).join('\n')
  throw new Problem(`${end}\n\n${causeOf(output)}`)
}

function causeOf(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network|fetch failed/i.test(
      output,
    )
  ) {
    return 'The packages could not be installed: the npm registry cannot be reached. Check the network (or the proxy and registry settings of npm) and start again.'
  }
  if (/ENOSPC/.test(output)) return 'The packages could not be installed: the disk is full.'
  if (/OUTDATED_LOCKFILE|frozen-lockfile/.test(output)) {
    return 'The packages could not be installed: pnpm-lock.yaml does not match a package.json. Run `npx -y pnpm@12.21.0 install`.'
  }
  return 'The packages could not be installed; the lines above say why.'
}

function run(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-100_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const timer = setTimeout(() => {
      output += `\nETIMEDOUT: not finished after ${limitMs / 60_000} minutes`
      child.kill('SIGKILL')
    }, limitMs)
    child.once('error', (error) => {
      clearTimeout(timer)
      done({ code: 1, output: `${output}\n${error.message}` })
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      done({ code: code ?? 1, output })
    })
  })
}

function environment() {
  const bin = join(root, 'node_modules', '.bin')
  const env = {
    ...process.env,
    // Never a question: there may be nobody to answer.
    CI: 'true',
    // The install may replace the Node in node_modules/.bin, so it must not run on it.
    PATH: (process.env.PATH ?? '')
      .split(delimiter)
      .filter((folder) => folder !== bin)
      .join(delimiter),
    // Development packages build the web and run the tests, so they are wanted in production too.
    NODE_ENV: 'development',
  }
  if (writable(homedir())) return env
  // Service users often have a home that is missing or not theirs; npm and pnpm then need another place.
  const home = join(root, '.cache', 'home')
  mkdirSync(home, { recursive: true })
  return {
    ...env,
    HOME: home,
    npm_config_cache: join(home, 'npm'),
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_STATE_HOME: home,
    XDG_CONFIG_HOME: home,
  }
}

function writable(path) {
  try {
    accessSync(path, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
