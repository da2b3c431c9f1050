import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { nodeProgram, root, stateFolder } from './paths.mjs'

const results = join(root, 'test-results')
const bin = (name) => join(root, 'node_modules', '.bin', name)
const minutes = (count) => count * 60_000

/**
 * What `npm test` runs, in order. A check counts as one test; the test runners count their own. Checks of one
 * `group` run two at a time, the rest alone. A stage that writes nothing for `silentMs` hangs: a busy machine is slow, but
 * goes from test to test.
 */
export function stages(extra) {
  mkdirSync(results, { recursive: true })
  return [
    check('format', 'format', [bin('oxfmt'), '--check']),
    check('lint', 'lint', [bin('oxlint'), '--type-aware', '--threads', '1'], { env: onOneCore }),
    check('e2e', 'build of the web', [nodeProgram, 'scripts/setup.mjs']),
    ...typeProjects().map((project) =>
      check('types', `types of ${project}`, [
        bin('tsc'),
        '-p',
        join(root, project),
        '--checkers',
        '1',
        ...remembering(project),
      ]),
    ),
    check('unused', 'unused code and packages', [bin('knip'), '--no-progress', '--no-config-hints']),
    check('imports', 'directions of imports', [nodeProgram, 'scripts/boundaries.mjs']),
    check('imports', 'wrong imports are found', [nodeProgram, 'scripts/boundaries.mjs', '--fixture'], {
      passes: (code, output) => code === 1 && wrongImports.every((rule) => output.includes(rule)),
    }),
    tests('unit', extra),
    tests('server', extra),
    // Of a part of the tests it would miss what the others run.
    ...(extra.length === 0
      ? [
          check('server', 'rows of statements', [nodeProgram, 'packages/server/test/statements/check.ts'], {
            together: false,
            // On one core, while the product starts for the journeys on the other.
            beside: true,
          }),
        ]
      : []),
    ...(journeys().length > 0 ? [playwright(extra)] : []),
  ]
}

/**
 * Two checks run at a time, each on its core: what would use several has each of its threads work out the same types,
 * which takes half as much again for lint and twice to three times as much for the types.
 */
const onOneCore = { GOMAXPROCS: '1' }

/** The rules that scripts/fixtures/wrong-import breaks. */
const wrongImports = [
  'domain-is-pure',
  'platform-not-to-features',
  'slice-to-slice-by-index',
  'ui-not-to-features-or-app',
]

function check(
  group,
  title,
  command,
  { passes = (code) => code === 0, together = true, beside = false, env } = {},
) {
  return {
    group,
    title,
    command,
    env,
    silentMs: minutes(20),
    together,
    beside,
    count: (code, output) => (passes(code, output) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  }
}

function typeProjects() {
  const found = []
  for (const name of readdirSync(join(root, 'packages'))) {
    if (!hasSources(join(root, 'packages', name, 'src'))) continue
    const withTests = `packages/${name}/tsconfig.test.json`
    found.push(`packages/${name}/tsconfig.json`, ...(existsSync(join(root, withTests)) ? [withTests] : []))
  }
  // Measurements are checked with the server that they start.
  found.push('e2e/tsconfig.json')
  return found
}

const hasSources = (folder) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => /\.tsx?$/.test(String(name)))

/** What was checked is kept beside the packages: the next check looks at what changed since. */
const remembering = (project) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(stateFolder, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`),
]

/** Tests of a project of vitest, all of them or those of the files and words given. */
export function tests(project, extra) {
  const file = join(results, `${project}.json`)
  rmSync(file, { force: true })
  return {
    group: project,
    title: `${project} tests`,
    command: [
      nodeProgram,
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--project',
      // Those of the web are a project of their own.
      project === 'unit' ? 'unit*' : project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...extra,
    ],
    silentMs: minutes(10),
    live: true,
    count: (code) => {
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
      // A file that fails before its first test has no test to count.
      const broken = testResults.filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((t) => t.status === 'failed'),
      )
      const failed = numFailedTests + broken.length
      // An error outside every test ends the run with a bad code alone.
      return {
        passed: numPassedTests,
        failed: failed === 0 && code !== 0 ? 1 : failed,
        faults: [
          ...(failed === 0 && code !== 0
            ? [`${project} tests: an error outside every test, told above`]
            : []),
          ...broken.map(({ name, message }) => fault(name, message)),
          ...testResults.flatMap(({ assertionResults }) =>
            assertionResults
              .filter(({ status }) => status === 'failed')
              .map(({ fullName, failureMessages }) => fault(fullName, failureMessages[0])),
          ),
        ],
      }
    },
  }
}

function journeys() {
  return readdirSync(join(root, 'e2e'), { recursive: true }).filter(
    (name) => String(name).endsWith('.e2e.ts') && !String(name).includes('node_modules'),
  )
}

function playwright(extra) {
  const file = join(results, 'e2e.json')
  rmSync(file, { force: true })
  return {
    group: 'e2e',
    title: 'browser journeys',
    command: [nodeProgram, join('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...extra],
    folder: join(root, 'e2e'),
    silentMs: minutes(10),
    live: true,
    count: (code) => {
      const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'))
      const failed = stats.unexpected + stats.flaky + errors.length
      return {
        passed: stats.expected,
        failed: failed === 0 && code !== 0 ? 1 : failed,
        faults: [
          ...errors.map(({ message }) => fault('outside every journey', message)),
          ...suites.flatMap(faultsOf),
        ],
      }
    },
  }
}

function faultsOf({ specs = [], suites = [] }) {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results: tries }) =>
          fault(`[${projectName}] ${title}`, tries.find(({ error }) => error)?.error.stack),
        ),
    ),
    ...suites.flatMap(faultsOf),
  ]
}

/** What failed and the beginning of why, short enough to follow the figures of a run. */
function fault(title, reason = '') {
  const lines = stripVTControlCharacters(String(reason))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.includes('node_modules'))
  const said = lines.slice(0, 8)
  const place = lines.slice(8).find((line) => /^at .*\.(e2e|test)\.ts/.test(line))
  return [title, ...said, ...(place ? [place] : [])].join('\n    ')
}
