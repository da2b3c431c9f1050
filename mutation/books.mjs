// Plants faults in a copy of the product, one at a time, and looks whether the random sequences of `packages/server/test/trade`
// find each, at which seed and step. `npm run mutation:books [-- words of a name]`; some seconds for each fault. Ends with 1 where
// one is not found that was found before.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { faults } from './faults.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const copy = fileURLToPath(new URL('work-books/', import.meta.url))
const words = process.argv.slice(2)

rmSync(copy, { recursive: true, force: true })
mkdirSync(copy)
for (const name of ['domain', 'contracts', 'gateways', 'server'])
  cpSync(`${root}packages/${name}`, `${copy}packages/${name}`, { recursive: true, verbatimSymlinks: true })
symlinkSync(`${root}node_modules`, `${copy}node_modules`)
cpSync(`${root}package.json`, `${copy}package.json`)

const wanted = faults
  .filter(({ name }) => words.every((word) => name.includes(word)))
  .map(({ name, file, from, to }) => {
    const right = readFileSync(`${copy}packages/${file}`, 'utf8')
    if (right.split(from).length !== 2) throw new Error(`${name}: ${file} has not once: ${from}`)
    return { name, file, right, faulty: right.replace(from, () => to) }
  })
const unexpected = []
const mayMiss = new Set(faults.filter(({ isMissed }) => isMissed).map(({ name }) => name))

// Functions of the database are replaced while the server runs; code is read by a server of its own.
const functions = wanted.filter(({ file }) => file.endsWith('.sql'))
const list = `${copy}faults.json`
const nothing = { name: 'no fault', faulty: [], right: [] }
const planted = functions.map(({ name, faulty, right }) => ({ name, faulty: [faulty], right: [right] }))
writeFileSync(list, JSON.stringify([nothing, ...planted, nothing]))
await find(list)
for (const { name, file, right, faulty } of wanted.filter((one) => !functions.includes(one))) {
  writeFileSync(`${copy}packages/${file}`, faulty)
  await find(undefined, name)
  writeFileSync(`${copy}packages/${file}`, right)
}
rmSync(copy, { recursive: true, force: true })
console.log(
  `${wanted.length} faults, ${unexpected.length === 0 ? 'as expected' : `not so: ${unexpected.join('; ')}`}`,
)
process.exitCode = unexpected.length === 0 ? 0 : 1

/** Prints what the sequences find, a row of a table for each fault. */
async function find(file, named) {
  const child = spawn(process.execPath, ['packages/server/test/trade/find.ts', ...(file ? [file] : [])], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.on('close', resolve))
  for await (const line of createInterface({ input: child.stdout })) {
    const { name, found } = JSON.parse(line)
    const fault = named ?? name
    console.log(`| ${fault} | ${found ?? 'nothing found'} |`)
    const isRight = fault === nothing.name ? found === null : found !== null || mayMiss.has(fault)
    if (!isRight) unexpected.push(fault)
  }
  if ((await ended) !== 0) unexpected.push(`${named ?? 'functions'}: no end`)
}
