// Copies the tax core beside its own test runner and changes it in every way the mutator knows; a change that no
// test notices is a survivor. `npm run mutation`; takes some minutes on one core.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const core = fileURLToPath(new URL('../packages/domain/src/', import.meta.url))

if (!existsSync(`${here}node_modules/@stryker-mutator/core`)) {
  run('npx', ['-y', 'pnpm@12.21.0', 'install', '--ignore-workspace', '--frozen-lockfile'])
}
rmSync(`${here}work`, { recursive: true, force: true })
mkdirSync(`${here}work`)
for (const part of ['tax', 'num', 'tables', 'cal', 'documents', 'ids']) {
  cpSync(`${core}${part}`, `${here}work/${part}`, { recursive: true })
}
run('node_modules/.bin/stryker', ['run', ...process.argv.slice(2)])

function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: here,
    stdio: 'inherit',
    env: { BAHI_RUNS: '150', ...process.env },
  })
  if (status !== 0) process.exit(status ?? 1)
}
