import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** For `npm run soak:figures [-- documents seed]`: as `same-figures.test.ts`, with thousands of documents of all kinds. */
const [documents = '5000', seed = String(Date.now() % 100_000)] = process.argv.slice(2)
const root = path.join(import.meta.dirname, '../../..')
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
process.stdout.write(`${documents} documents, seed ${seed}\n`)
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'server', 'same-figures', '--testTimeout', '3600000'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BAHI_FIGURES_DOCUMENTS: documents, BAHI_FIGURES_SEED: seed },
  },
)
process.exitCode = status ?? 1
