import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { removeLeftFiles, temporaryPlace } from './temporary.ts'

test('files of a process that was killed are removed, those of one at work stay for a day', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const own = temporaryPlace('import')
  const others = temporaryPlace('upload').replace(`-${process.pid}-`, `-${child.pid}-`)
  await Promise.all([own, others].map((place) => writeFile(place, 'x')))
  try {
    await removeLeftFiles()
    expect([existsSync(own), existsSync(others)]).toEqual([true, true])
    child.kill('SIGKILL')
    await once(child, 'exit')
    await removeLeftFiles()
    expect([existsSync(own), existsSync(others)]).toEqual([true, false])
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400
    await utimes(own, twoDaysAgo, twoDaysAgo)
    await removeLeftFiles()
    expect(existsSync(own)).toBe(false)
  } finally {
    child.kill('SIGKILL')
    await Promise.all([own, others].map((place) => rm(place, { force: true })))
  }
})
