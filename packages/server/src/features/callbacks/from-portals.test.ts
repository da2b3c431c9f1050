import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { road, startEwayWorld } from '../../../test/eway-world.ts'
import type { EwayWorld } from '../../../test/eway-world.ts'
import { csvOf, importText } from '../../../test/import-helpers.ts'
import { endOfTask } from '../../../test/portal-world.ts'
import { startReceiver } from '../../../test/receiver.ts'
import type { Receiver } from '../../../test/receiver.ts'
import { cleanUp } from '../../platform/jobs/clean-up.ts'

/** Events as they come from the work itself: the sandbox portals, a return that is marked, a file that is imported. */
let world: EwayWorld
let receiver: Receiver
beforeAll(async () => {
  world = await startEwayWorld()
  await world.signUpForInvoices()
})
afterAll(() => world?.stop())
beforeEach(async () => {
  receiver = await startReceiver()
  return () => receiver.close()
})

const subscribe = (...events: string[]) =>
  world.us.ok('callback.save', { url: receiver.url, events } as never)
const came = () => receiver.calls.map(({ body }) => body)

test('an invoice that gets its IRN with its e-way bill sends both, in this order, with the numbers of the portal', async () => {
  await subscribe('document.issued', 'einvoice.generated', 'ewaybill.generated')
  const { id, number } = await world.invoice()
  await endOfTask(
    world.us,
    await world.us.ok('eInvoice.generate', { documentIds: [id], withEWayBill: true, transport: road }),
  )
  await expect.poll(() => came().length).toBe(3)
  const [held] = world.atPortal(number!)
  expect(came()).toMatchObject([
    { event: 'document.issued', documentId: id, data: { number } },
    { event: 'einvoice.generated', documentId: id, data: { irn: held!.irn } },
    { event: 'ewaybill.generated', documentId: id, data: { number: held!.number } },
  ])
  expect(new Set(came().map(({ eventId }) => eventId)).size).toBe(3)
})

test('a return that a person marks as filed sends its event once, and not when the mark is refused', async () => {
  await subscribe('return.filed')
  const { us } = world
  const mark = {
    entityId: us.entityId,
    returnPeriod: '042026',
    filedOn: '2026-05-11',
    arn: 'aa270426123456z',
  }
  await us.ok('gstReturn.markFiled', mark)
  expect((await us.call('gstReturn.markFiled', mark)).status).toBe(400)
  await us.ok('gstReturn.markFiled', { ...mark, returnType: 'GSTR3B', arn: undefined } as never)
  await expect.poll(() => came().length).toBe(2)
  expect(came().map(({ data }) => data)).toEqual(
    expect.arrayContaining([
      {
        entityId: us.entityId,
        form: 'gstr1',
        returnPeriod: '042026',
        arn: 'AA270426123456Z',
        filedOn: '2026-05-11',
      },
      { entityId: us.entityId, form: 'gstr3b', returnPeriod: '042026', arn: null, filedOn: '2026-05-11' },
    ]),
  )
})

test('an import sends its counts when it has ended, and a trial sends nothing', async () => {
  await subscribe('import.done')
  const file = csvOf(['Name', 'GSTIN'], ['Asha Stores', ''], ['Bad', '27AAAAA0000A1Z0'])
  await importText(world.us, 'Parties', file, { dryRun: 'true' })
  const { id } = await importText(world.us, 'Parties', file)
  await expect.poll(() => came().length).toBe(1)
  expect(came()[0]!.data).toMatchObject({ kind: 'Parties', backgroundTaskId: id, succeeded: 1, failed: 1 })
})

test('deliveries are removed ninety days after they ended, and what waits is kept', async () => {
  await subscribe('document.issued')
  await world.invoice()
  await expect.poll(() => came().length).toBe(1)
  const deliveries = async () => (await world.us.ok('callback.deliveries', { size: 100 })).records
  await expect.poll(async () => (await deliveries())[0]?.state).toBe('Completed')
  const before = (await deliveries()).length
  const ended = (days: number) =>
    world.us.inTenant((db) =>
      sql`update callback_deliveries set ended_at = now() - ${days} * interval '1 day' where subscriber_id = current_subscriber()
        and id = (select max(id) from callback_deliveries where subscriber_id = current_subscriber())`.execute(
        db,
      ),
    )
  await ended(89)
  await cleanUp(world.server.app.services)
  expect(await deliveries()).toHaveLength(before)
  await ended(91)
  await cleanUp(world.server.app.services)
  expect(await deliveries()).toHaveLength(before - 1)
})
