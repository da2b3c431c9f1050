import type { ReadStatement } from '@bahi/domain/bank-statements/statement.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { readFile } from '../../platform/files/store.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { bankAccountOf } from './accounts.ts'
import type { BankAccount } from './accounts.ts'
import { keepOutcome, keepRows } from './keep.ts'
import { keepSuggestions, matchWorkOf } from './match.ts'
import { withHelper } from './read/helper.ts'

export interface ReadInput {
  readonly id: number
  readonly culture: string
}

interface Progress {
  readonly isRead: boolean
  readonly rows: number
  readonly newRows: number
  readonly problems: number
}

/** Reads a file, takes its rows, and looks for what they are of. Each step is whole; begun anew it takes no row twice. */
const bankStatement = defineJob<ReadInput, Progress>((job) => {
  const { id } = job.input
  return job.context().then(({ subscriberId }) =>
    withHelper(subscriberId, async (helper) => {
      let progress = job.checkpoint
      const account = await job.inTransaction((ctx) => accountOf(ctx, id))
      if (!account) return { response: { isGone: true } }
      if (!progress?.isRead) {
        const outcome = await helper.read(
          await bytesOf((work) => job.inTransaction(work), subscriberId, id),
          account.mapping ?? undefined,
        )
        progress = await job.step(async (ctx) => {
          const kept = await keepRead(ctx, account, id, outcome)
          return { result: kept, checkpoint: kept, done: 1, errors: kept.problems }
        })
      }
      if (progress.newRows > 0) {
        const work = await job.inTransaction((ctx) => matchWorkOf(ctx, account))
        const found = await helper.match(work)
        if (found) {
          const kept = progress
          await job.step(async (ctx) => {
            await keepSuggestions(ctx, account, work, found)
            return { result: undefined, checkpoint: kept, done: 1 }
          })
        }
      }
      return {
        response: {
          statementId: id,
          rows: progress.rows,
          newRows: progress.newRows,
          problems: progress.problems,
        },
        errors: progress.problems,
      }
    }),
  )
})

async function accountOf(ctx: Ctx, id: number): Promise<BankAccount | undefined> {
  const { rows } = await sql<{ accountId: number }>`
    select s.account_id from bank_statements s where s.subscriber_id = current_subscriber() and s.id = ${id} and s.status = 'Reading'`.execute(
    ctx.db,
  )
  return rows[0] && bankAccountOf(ctx, rows[0].accountId)
}

export async function bytesOf(
  inTransaction: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>,
  subscriberId: number,
  id: number,
): Promise<Uint8Array> {
  const fileId = await inTransaction(async ({ db }) => {
    const { rows } = await sql<{ fileId: number }>`
      select s.file_id from bank_statements s where s.subscriber_id = current_subscriber() and s.id = ${id} and s.file_id is not null`.execute(
      db,
    )
    return rows[0]?.fileId
  })
  const parts: Uint8Array[] = []
  if (fileId !== undefined)
    for await (const part of readFile((work) => inTransaction(({ db }) => work(db)), subscriberId, fileId))
      parts.push(part)
  return Buffer.concat(parts)
}

type Outcome = Awaited<ReturnType<Parameters<Parameters<typeof withHelper>[1]>[0]['read']>>

async function keepRead(ctx: Ctx, account: BankAccount, id: number, outcome: Outcome): Promise<Progress> {
  if ('fault' in outcome) {
    await keepOutcome(ctx, id, { status: 'Failed', fault: outcome.fault })
    return { isRead: true, rows: 0, newRows: 0, problems: 1 }
  }
  if (!('read' in outcome)) {
    await keepOutcome(ctx, id, { status: 'Unmapped', format: outcome.format })
    return { isRead: true, rows: 0, newRows: 0, problems: 1 }
  }
  const read: ReadStatement = outcome.read
  const { newRows, problems } = await keepRows(ctx, account, { id, format: outcome.format, read })
  return { isRead: true, rows: read.rows.length, newRows, problems }
}

export const bankStatementJobs = { bankStatement }
