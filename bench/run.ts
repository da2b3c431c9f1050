import { execFileSync, fork } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cellsOf, columns } from './lib/figures.ts'
import type { Figure } from './lib/figures.ts'

/**
 * `npm run bench [name ...]`: runs the benchmarks one after another, each in a process of its own with a limit of time
 * and memory that a busy machine keeps as well, and writes what they find to FIGURES.md. A benchmark that was not asked for keeps the figures it has.
 */
interface Bench {
  readonly name: string
  readonly title: string
  readonly minutes: number
  /** Resident memory of the benchmark's process; the product's server is part of it, PostgreSQL is not. */
  readonly megabytes: number
}

const benches: readonly Bench[] = [
  { name: 'empty-call', title: 'What every call costs', minutes: 8, megabytes: 1000 },
  { name: 'processes', title: 'A second server process on the port', minutes: 6, megabytes: 1000 },
  { name: 'noisy', title: 'A noisy subscriber beside 499 quiet ones', minutes: 15, megabytes: 2000 },
  { name: 'proxies', title: 'Through HAProxy and PgBouncer', minutes: 15, megabytes: 1500 },
  { name: 'plan', title: 'A plan for 100,000 subscribers', minutes: 10, megabytes: 1500 },
  { name: 'posting', title: 'W1: posting an invoice of ten lines', minutes: 10, megabytes: 1500 },
  { name: 'stock', title: 'Stock: posting with it, dating back, the report', minutes: 10, megabytes: 1500 },
  { name: 'turnover', title: 'Reports of sales over 1,000,000 invoices', minutes: 30, megabytes: 1500 },
  { name: 'books', title: 'Statements of the books over 1,000,000 invoices', minutes: 30, megabytes: 1500 },
  { name: 'stock-report', title: 'Reports of stock over 1,000,000 invoices', minutes: 30, megabytes: 1500 },
  { name: 'imports', title: 'W5: invoices of ten lines from a file', minutes: 20, megabytes: 2500 },
  {
    name: 'data-file',
    title: 'Data file of 100,000 documents, made and imported',
    minutes: 30,
    megabytes: 1500,
  },
  { name: 'bank', title: 'Bank statement: 10,000 rows matched', minutes: 5, megabytes: 2000 },
  { name: 'kinds', title: 'Every kind: posting, conversion, lists', minutes: 30, megabytes: 2000 },
  { name: 'lists', title: 'W2: lists over 1,000,000 invoices', minutes: 30, megabytes: 1500 },
  { name: 'gstr1', title: 'W3: GSTR-1 over 1,000,000 lines', minutes: 20, megabytes: 1500 },
  { name: 'tie-out', title: 'Tie-out of a month of 25,000 invoices', minutes: 10, megabytes: 1500 },
  { name: 'reconcile', title: 'W4: matching 1,000,000 with 1,000,000', minutes: 10, megabytes: 3000 },
  {
    name: 'statement',
    title: 'W4: GSTR-2B of 50,000 rows read, kept and compared',
    minutes: 20,
    megabytes: 3000,
  },
  {
    name: 'statement-large',
    title: 'GSTR-2B of 500,000 rows as JSON, ZIP and Excel',
    minutes: 30,
    megabytes: 2000,
  },
  { name: 'pdf', title: 'W6: an invoice as PDF', minutes: 10, megabytes: 1500 },
  { name: 'pickers', title: 'W8: the item picker over 600,000 items', minutes: 15, megabytes: 1500 },
  { name: 'form-500', title: 'W8: a form of 500 lines', minutes: 10, megabytes: 2000 },
  { name: 'einvoice', title: 'E-invoices: check and registration', minutes: 4, megabytes: 1000 },
  { name: 'ewaybill', title: 'E-way bills: check and making', minutes: 3, megabytes: 1000 },
  { name: 'access', title: 'W10: sign-in and rights', minutes: 5, megabytes: 1000 },
  { name: 'users-500', title: 'W10: five hundred signed-in users', minutes: 12, megabytes: 2500 },
  { name: 'web-size', title: 'W9: what the browser loads first', minutes: 10, megabytes: 2000 },
  { name: 'first-list', title: 'W9: the first list, slowed down and far away', minutes: 10, megabytes: 2000 },
]

const folder = fileURLToPath(new URL('.', import.meta.url))
const fileOf = (name: string) => path.join(folder, `${name}.ts`)
const report = path.join(folder, 'FIGURES.md')

const head = `# Figures

Written by \`npm run bench\`. Every figure is a median of at least five runs, beside the raw limit taken in the
same run on the same machine; PostgreSQL keeps \`fsync\` on. A load average well above the number of cores before a
benchmark begins means that others used the machine meanwhile: ratios are still useful, absolute figures are not.
`

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  console.error(
    `No benchmark ${unknown.join(', ')}; there are ${benches.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const chosen = benches.filter(
  ({ name }) => existsSync(fileOf(name)) && (asked.length === 0 || asked.includes(name)),
)
let running: ReturnType<typeof fork> | undefined
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopped = true
    if (running) endGroup(running.pid!, 'SIGKILL')
  })
}
let failed = 0
for (const bench of chosen) {
  console.log(`\n${bench.title} (${bench.name})`)
  const outcome = await run(bench)
  if (stopped) process.exit(130)
  if (outcome.problem) {
    failed++
    console.error(`FAILED: ${outcome.problem}`)
  }
  writeSection(bench, outcome)
}
console.log(
  `\n${chosen.length - failed} of ${chosen.length} benchmarks ended well; figures are in bench/FIGURES.md`,
)
process.exit(failed === 0 ? 0 : 1)

interface Outcome {
  readonly figures: readonly Figure[]
  readonly output: string
  readonly problem?: string | undefined
  readonly seconds: number
  readonly peak: number
  readonly load: readonly [before: number, after: number]
}

/** Everything that a benchmark writes to disk lies in a folder of its own, which goes with it however it ends. */
async function run({ name, minutes, megabytes }: Bench): Promise<Outcome> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'bahi-run-'))
  // PostgreSQL may run as another user.
  await chmod(temporary, 0o755)
  const begun = performance.now()
  const before = loadavg()[0]!
  const figures: Figure[] = []
  let output = ''
  let problem: string | undefined
  let peak = 0
  const child = fork(fileOf(name), [], {
    detached: true,
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running = child
  const end = (reason: string) => {
    problem ??= reason
    endGroup(child.pid!, 'SIGTERM')
    setTimeout(() => endGroup(child.pid!, 'SIGKILL'), 5000).unref()
  }
  child.on('message', (message: { figure?: Figure }) => message.figure && figures.push(message.figure))
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      process.stdout.write(text)
    })
  const late = setTimeout(() => end(`not finished after ${minutes} minutes`), minutes * 60_000)
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(child.pid!))
    if (peak > megabytes) end(`more than ${megabytes} MB of memory`)
  }, 100)
  const code = await new Promise<number | string>((done) => {
    child.once('error', (error) => done(error.message))
    child.once('close', (exit, signal) => done(exit ?? signal ?? 'unknown'))
  })
  clearTimeout(late)
  clearInterval(watch)
  endGroup(child.pid!, 'SIGKILL')
  running = undefined
  await rm(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  if (code !== 0) problem ??= `ended with ${code}: ${output.trim().split('\n').slice(-3).join(' ')}`
  const seconds = (performance.now() - begun) / 1000
  return { figures, output, problem, seconds, peak, load: [before, loadavg()[0]!] }
}

function endGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // Nobody of it is left.
  }
}

function residentMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
  } catch {
    return 0
  }
}

function writeSection(bench: Bench, outcome: Outcome): void {
  const sections = new Map<string, string>()
  const known = existsSync(report) ? readFileSync(report, 'utf8') : ''
  for (const part of known.split(/^(?=## )/m).slice(1))
    sections.set(/\(`(.+)`\)/.exec(part)?.[1] ?? '', part.trim())
  // A run that found nothing says less than the one before it.
  if (outcome.figures.length > 0 || !outcome.problem || !sections.has(bench.name))
    sections.set(bench.name, sectionOf(bench, outcome))
  const ordered = benches.flatMap(({ name }) => sections.get(name) ?? [])
  writeFileSync(report, `${head}\n${ordered.join('\n\n')}\n`)
}

function sectionOf({ name, title }: Bench, outcome: Outcome): string {
  const { figures, output, problem, seconds, peak, load } = outcome
  const facts = [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `commit ${commit()}`,
    machine(),
    `load average ${load.map((value) => value.toFixed(1)).join(' before, ')} after`,
    `${seconds.toFixed(0)} s`,
    `benchmark's process at most ${peak.toFixed(0)} MB`,
  ]
  const table = [columns, columns.map(() => '---'), ...figures.map(cellsOf)]
  const body =
    figures.length > 0
      ? table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
      : ['```text', output.trim().split('\n').slice(-40).join('\n'), '```'].join('\n')
  return [
    `## ${title} (\`${name}\`)`,
    `${facts.join('; ')}.`,
    ...(problem ? [`Failed: ${problem}`] : []),
    body,
  ].join('\n\n')
}

function machine(): string {
  const list = cpus()
  return `${list.length} cores (${list[0]?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.versions.node}`
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
