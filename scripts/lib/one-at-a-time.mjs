import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.mjs'

const lock = join(root, '.cache', 'setup.lock')

/** Two starts at once (a server and a test run, say) must not install into the same folder together. */
export async function oneAtATime(log, work) {
  let told = false
  while (!take()) {
    if (!told) log('Waiting for another setup of this folder to end ...')
    told = true
    await new Promise((done) => setTimeout(done, 200))
  }
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take() {
  try {
    mkdirSync(dirname(lock), { recursive: true })
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    // A folder that cannot be written is explained by the step that needs to write.
    if (error.code !== 'EEXIST') return true
  }
  if (!isAlive(Number(readFileSync(lock, 'utf8') || 0))) rmSync(lock, { force: true })
  return false
}

function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
