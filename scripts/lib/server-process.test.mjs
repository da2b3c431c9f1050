import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startDatabase } from './server-process.mjs'

test('the database of `npm run dev` runs without the server, and ends in order', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bahi-dev-'))
  const database = startDatabase({ BAHI_DATA: dataDir })
  const address = new URL(await database.ready)
  const line = connect(Number(address.port), address.hostname)
  await once(line, 'connect')
  line.destroy()
  expect(await database.stop()).toEqual({ code: 0, signal: null })
  await rm(dataDir, { recursive: true })
}, 120_000)
