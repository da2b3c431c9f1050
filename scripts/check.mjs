// `npm run check`: what to run before each commit, in under a minute and a half: every check, and the tests that lie
// beside what changed. Changed is what is not committed yet, else the last commit; `--since main` goes further back.
import { execFileSync } from 'node:child_process'
import { setup } from './setup.mjs'
import { testsBeside } from './lib/changed.mjs'
import { root } from './lib/paths.mjs'
import { explain } from './lib/problem.mjs'
import { runStages } from './lib/run-stages.mjs'
import { stages, tests } from './lib/stages.mjs'

async function check() {
  const begun = performance.now()
  await setup({ web: false })
  const changed = changedFiles()
  const beside = testsBeside(changed, lines('ls-files', '--cached', '--others', '--exclude-standard'))
  const totals = await runStages([
    ...stages([]).filter(({ group }) => !['unit', 'server', 'e2e'].includes(group)),
    ...['unit', 'server']
      .filter((project) => beside[project].length > 0)
      .map((project) => tests(project, beside[project])),
  ])
  console.log(`\n${changed.length} changed files, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  process.exit(totals.failed === 0 ? 0 : 1)
}

function changedFiles() {
  const at = process.argv.indexOf('--since')
  const open = [
    ...lines('diff', '--name-only', 'HEAD'),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]
  if (at < 0 && open.length > 0) return open
  const since = at < 0 ? 'HEAD~1' : process.argv[at + 1]
  return [...new Set([...lines('diff', '--name-only', `${since}...HEAD`), ...open])]
}

const lines = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

check().catch(explain)
