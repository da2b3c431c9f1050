import { qrReadingCalls } from '@bahi/contracts/qr-readings.ts'
import { sql } from 'kysely'
import { notFound } from '../../platform/errors.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { exportRecords } from '../records/index.ts'
import { billOfReading } from './bill.ts'
import { readingColumns } from './columns.ts'
import { deleteReadings } from './delete.ts'
import { readingDetail, readingFile, readingRow } from './detail.ts'
import { countReadings, readingList, searchReadings } from './list.ts'
import type { Row } from './list.ts'
import { keepScanned, readFiles, startTask } from './read.ts'

export const qrReadingRoutes = routes(qrReadingCalls, {
  read: outsideTransaction((ctx, input) => readFiles(ctx, input)),
  scan: async (ctx, input) => readingRow(ctx, await keepScanned(ctx, input)),
  search: (ctx, input) => searchReadings(ctx, input),
  counts: (ctx, input) => countReadings(ctx, input),
  detail: (ctx, { id }) => readingDetail(ctx, id),
  file: (ctx, { id }) => readingFile(ctx, id),
  bill: (ctx, { id }) => billOfReading(ctx, id),
  readAgain: async (ctx, { ids }) => {
    const { rows } = await sql<{ id: number; entityId: number }>`select id, entity_id from qr_readings
      where subscriber_id = current_subscriber() and id = any(${[...ids]}::bigint[])
        and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) order by id`.execute(ctx.db)
    if (rows.length === 0) throw notFound()
    return {
      taskId: await startTask(
        ctx,
        rows[0]!.entityId,
        rows.map(({ id }) => id),
      ),
    }
  },
  delete: (ctx, { ids }) => deleteReadings(ctx, ids),
  export: async (ctx, input) =>
    exportRecords<Row>(ctx, {
      name: 'qrReading',
      columns: readingColumns,
      query: await readingList(ctx, input),
      input,
    }),
})
