import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { gstr3bCalls } from '@bahi/contracts/gstr3b.ts'
import type { Ctx } from '../../../platform/context.ts'
import { contentOf } from './content.ts'
import { filing3b } from './filing.ts'
import { nameOf3b } from './names.ts'

/** The file for the upload at the portal. */
export async function gstr3bJson(
  ctx: Ctx,
  input: Pick<ParsedOf<(typeof gstr3bCalls)['json']>, 'entityId' | 'returnPeriod'>,
): Promise<FileReply> {
  const filing = await filing3b(ctx, input)
  return {
    contentType: 'application/json',
    fileName: `${nameOf3b(filing)}.json`,
    content: new TextEncoder().encode(JSON.stringify(await contentOf(ctx, filing))),
  }
}
