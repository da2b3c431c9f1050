import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import { cleanUp } from './clean-up.ts'

test('a file is kept until its day has come by the clock that said until when', async () => {
  let now = new Date(Date.now() - 30 * 86_400_000)
  const server = await startTestServer({ clock: () => now })
  try {
    const us = await server.makeSubscriber()
    const { importId } = await us.ok('import.read', {
      kind: 'Parties',
      file: { name: 'parties.csv', content: Buffer.from('Name,Code\r\nAsha,A1\r\n').toString('base64') },
    } as never)
    const isKept = async () => {
      await cleanUp(server.app.services)
      const { rows } = await us.inTenant((db) =>
        sql`select from import_files i join stored_files f on f.subscriber_id = i.subscriber_id and f.id = i.file_id
          where i.subscriber_id = current_subscriber() and i.id = ${importId}`.execute(db),
      )
      return rows.length === 1
    }
    expect(await isKept()).toBe(true)
    now = new Date(now.getTime() + 4 * 86_400_000)
    expect(await isKept()).toBe(false)
  } finally {
    await server.stop()
  }
})
