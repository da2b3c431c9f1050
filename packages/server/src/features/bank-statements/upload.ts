import { createHash } from 'node:crypto'
import type { bankStatementCalls } from '@bahi/contracts/bank-statements.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound, refuseField } from '../../platform/errors.ts'
import { safeName } from '../../platform/files/store.ts'
import { bankAccountNamed, bankAccountOf, keepAccount } from './accounts.ts'
import type { BankAccount } from './accounts.ts'
import type { ReadInput } from './jobs.ts'
import { contentOf } from './read/content.ts'

/** Takes a file of a bank; what is in it is read by a task. */
export async function uploadStatement(
  ctx: Ctx,
  { entityId, account: name, file }: ParsedOf<typeof bankStatementCalls.upload>,
): Promise<ReplyOf<typeof bankStatementCalls.upload>> {
  ctx.requireActive(entityId)
  const account = await bankAccountNamed(ctx, { entityId, account: name })
  const bytes = Buffer.from(file.content, 'base64')
  const content = contentOf(bytes)
  if (typeof content === 'object') throw refuseField('file', `BANK_FILE_${content.fault.toUpperCase()}`)
  const fileName = safeName(file.name)
  const id = await keepFile(ctx, account, { fileName, bytes, isSheet: content === 'sheet' })
  return { id, taskId: await readLater(ctx, { id, entityId: account.entityId, fileName }) }
}

/** Keeps a file of an account, which is then read. */
export async function keepFile(
  ctx: Ctx,
  account: BankAccount,
  {
    fileName,
    bytes,
    isSheet,
  }: { readonly fileName: string; readonly bytes: Uint8Array; readonly isSheet: boolean },
): Promise<number> {
  const accountId = await keepAccount(ctx, account)
  const fileId = await ctx.files.store({
    purpose: 'bankStatement',
    name: fileName,
    contentType: isSheet ? 'application/octet-stream' : 'text/plain; charset=utf-8',
    content: bytes,
  })
  const { rows } = await sql<{ id: number }>`
    insert into bank_statements (subscriber_id, account_id, file_id, file_name, file_hash, status, created_by, changed_by)
    values (current_subscriber(), ${accountId}, ${fileId}, ${fileName}, ${createHash('sha256').update(bytes).digest()}, 'Reading', current_user_id(), current_user_id())
    returning id`.execute(ctx.db)
  return rows[0]!.id
}

const readLater = (
  ctx: Ctx,
  { id, entityId, fileName }: { readonly id: number; readonly entityId: number; readonly fileName: string },
): Promise<number> =>
  ctx.tasks.enqueue({
    type: 'bankStatement',
    title: ctx.t('bankStatement.task', { name: fileName }),
    entityId,
    total: 1,
    input: { id, culture: ctx.culture } satisfies ReadInput,
  })

/** Reads a file by columns that were named, and keeps them for the next file of the account. */
export async function mapStatement(
  ctx: Ctx,
  { id, mapping }: ParsedOf<typeof bankStatementCalls.map>,
): Promise<ReplyOf<typeof bankStatementCalls.map>> {
  const { rows } = await sql<{ accountId: number; fileName: string; status: string }>`
    select s.account_id, s.file_name, s.status from bank_statements s where s.subscriber_id = current_subscriber() and s.id = ${id} for update`.execute(
    ctx.db,
  )
  const statement = rows[0]
  if (!statement) throw notFound()
  const account = await bankAccountOf(ctx, statement.accountId)
  ctx.requireActive(account.entityId)
  const { date, debit, credit, amount } = mapping.columns
  if (date === undefined) throw refuseField('mapping.columns.date', 'REQUIRED')
  if (amount === undefined && (debit === undefined || credit === undefined))
    throw refuseField(
      debit === undefined && credit === undefined
        ? 'mapping.columns.amount'
        : debit === undefined
          ? 'mapping.columns.debit'
          : 'mapping.columns.credit',
      'REQUIRED',
    )
  await sql`update bank_accounts set mapping = ${JSON.stringify(mapping)}::jsonb, version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${statement.accountId}`.execute(ctx.db)
  await sql`update bank_statements set status = 'Reading', version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id}`.execute(ctx.db)
  return { taskId: await readLater(ctx, { id, entityId: account.entityId, fileName: statement.fileName }) }
}
