import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { hashOf } from './hash.mjs'
import { nodeToUse } from './machine.mjs'
import { webDist, webFolder } from './paths.mjs'
import { Problem } from './problem.mjs'

const brotli = promisify(brotliCompress)
const marker = join(webDist, '.sources')
const limitMs = 5 * 60_000

export const webHash = () =>
  hashOf([
    'packages/web',
    'packages/contracts/src',
    'packages/domain/src',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
  ])

export function isWebCurrent(hash) {
  return existsSync(marker) && readFileSync(marker, 'utf8') === hash
}

/** Built beside its place and then exchanged, so that a server at work never serves half a build. */
export async function buildWeb(hash, log) {
  log('Building the web (once for each version) ...')
  const fresh = join(webFolder, 'dist.new')
  rmSync(fresh, { recursive: true, force: true })
  const into = ['build', '--outDir', 'dist.new', '--logLevel', 'warn']
  for (const args of [
    [...into, '--emptyOutDir'],
    // The page that shows data files, beside it.
    [...into, '--config', 'vite.viewer.config.ts', '--emptyOutDir', 'false'],
  ]) {
    const { code, output } = await vite(args)
    if (code !== 0)
      throw new Problem(
        `${output.trim().split('\n').slice(0, 60).join('\n')}\n\nThe web could not be built; the lines above say why.`,
      )
  }
  await compressFiles(fresh)
  writeFileSync(join(fresh, '.sources'), hash)
  rmSync(`${webDist}.old`, { recursive: true, force: true })
  if (existsSync(webDist)) renameSync(webDist, `${webDist}.old`)
  renameSync(fresh, webDist)
  rmSync(`${webDist}.old`, { recursive: true, force: true })
}

/** Brotli at its best, once for each build: a server would do it worse, and while someone waits. */
async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    names.map(String).map(async (name) => {
      const bytes = readFileSync(join(folder, name))
      if (bytes.length <= 1000) return
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      writeFileSync(join(folder, `${name}.br`), await brotli(bytes, { params }))
    }),
  )
}

function vite(args) {
  return new Promise((done) => {
    const program = join(webFolder, 'node_modules', 'vite', 'bin', 'vite.js')
    const child = spawn(nodeToUse(), [program, ...args], {
      cwd: webFolder,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
    child.once('close', (code) => {
      clearTimeout(timer)
      done({ code: code ?? 1, output })
    })
    child.once('error', (error) => done({ code: 1, output: error.message }))
  })
}
