import { Worker } from 'node:worker_threads'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { hsnFileLimits } from '@bahi/contracts/items.ts'
import type { hsnSacCalls } from '@bahi/contracts/items.ts'
import { hsnCatalogue } from '@bahi/domain/tables/hsn-catalogue.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/errors.ts'
import type { Directory } from './directory-rows.ts'

type Calls = typeof hsnSacCalls

/** Rows written by one statement. */
const together = 5000
/** The list is read in about a second; a file that takes longer is none. */
const readMs = 20_000

/** Reads the government's list and puts it in the place of the one before: the subscriber's own, whole. */
export async function loadDirectory(
  ctx: Ctx,
  { fileName, content }: ParsedOf<Calls['load']>,
): Promise<ReplyOf<Calls['load']>> {
  const directory = await readDirectory(Buffer.from(content, 'base64'))
  if (!directory || directory.rows.length === 0) throw refuseField('content', 'HSN_FILE')
  const { rows, refused } = directory
  const newCodes = rows.filter(({ code }) => !hsnCatalogue.has(code)).length
  await ctx.inTransaction(async ({ db }) => {
    await sql`delete from hsn_directory where subscriber_id = current_subscriber()`.execute(db)
    for (let at = 0; at < rows.length; at += together) {
      const page = JSON.stringify(rows.slice(at, at + together))
      await sql`insert into hsn_directory (subscriber_id, code, kind, description)
        select current_subscriber(), r.code, r.kind, r.description
        from json_to_recordset(${page}::json) as r (code text, kind text, description text)`.execute(db)
    }
    await sql`insert into hsn_directory_loads (subscriber_id, file_name, codes, new_codes, refused, loaded_by)
      values (current_subscriber(), ${fileName}, ${rows.length}, ${newCodes}, ${refused.length}, current_user_id())`.execute(
      db,
    )
  })
  return {
    codes: rows.length,
    newCodes,
    refused: refused.length,
    errors: refused.slice(0, hsnFileLimits.errorsShown).map(({ fault, ...row }) => ({
      ...row,
      message: ctx.t(`hsnSac.fault.${fault}`),
    })),
  }
}

/** In a thread of its own with bounded memory and time; undefined where the file is no list. */
function readDirectory(bytes: Uint8Array): Promise<Directory | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./directory-worker.ts', import.meta.url), {
      workerData: { bytes, mostRows: hsnFileLimits.rows },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    const end = (directory: Directory | undefined) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(directory)
    }
    const timer = setTimeout(() => end(undefined), readMs)
    worker.once('message', end)
    worker.once('error', () => end(undefined))
  })
}
