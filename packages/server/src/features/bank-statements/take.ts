import { matchRows } from '@bahi/domain/bank-statements/match/match-rows.ts'
import { readText } from '@bahi/domain/bank-statements/read-statement.ts'
import type { Ctx } from '../../platform/context.ts'
import { bankAccountNamed } from './accounts.ts'
import { keepRows } from './keep.ts'
import { keepSuggestions, matchWorkOf } from './match.ts'
import { keepFile } from './upload.ts'

/**
 * Takes the text of a bank that the product has written itself, in this transaction: its rows, and what they may be of. What people
 * upload is read by a task, in a process apart. Answers the rows of which it is sure, oldest first.
 */
export async function takeStatement(
  ctx: Ctx,
  {
    entityId,
    account: name,
    fileName,
    text,
  }: Record<'account' | 'fileName' | 'text', string> & { entityId: number },
): Promise<readonly number[]> {
  const named = await bankAccountNamed(ctx, { entityId, account: name })
  const id = await keepFile(ctx, named, { fileName, bytes: Buffer.from(text), isSheet: false })
  const account = await bankAccountNamed(ctx, { entityId, account: name })
  const outcome = readText(text)
  if (!('read' in outcome)) throw new Error('A statement without headings')
  await keepRows(ctx, account, { id, format: outcome.format, read: outcome.read })
  const work = await matchWorkOf(ctx, account)
  const found = matchRows(work)
  await keepSuggestions(ctx, account, work, found)
  return [...found].flatMap(([row, { isSure }]) => (isSure ? row : [])).toSorted((a, b) => a - b)
}
