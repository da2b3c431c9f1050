import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { passphraseLength } from '@bahi/contracts/data-files.ts'
import type { dataFileCalls } from '@bahi/contracts/data-files.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { signerOf } from '../../platform/data-file/signing.ts'
import { refuseField } from '../../platform/errors.ts'
import { confirmerOf, proveSelf, sendOwnCode } from '../auth/index.ts'

export interface DataFileInput {
  /** Sealed for this account. */
  readonly sealedPassphrase?: string
  readonly culture: string
}

export const placeOf = (subscriberId: number): string => `data file of ${subscriberId}`

/** All data leaves at once, so the right is that of the security of the account, and the user proves to be there first. */
export async function makeDataFile(
  ctx: Ctx,
  { password, code, passphrase }: ParsedOf<typeof dataFileCalls.make>,
): Promise<ReplyOf<typeof dataFileCalls.make>> {
  const [chosen] = await proveSelf(
    ctx,
    { password, code },
    { others: passphrase === undefined ? [] : [passphrase], check: refuseOtherLength },
  )
  const input: DataFileInput = {
    culture: ctx.culture,
    ...(chosen === undefined
      ? {}
      : {
          sealedPassphrase: ctx.portals.secrets.seal(chosen, placeOf(ctx.subscriberId)).toString('base64'),
        }),
  }
  const taskId = await ctx.inTransaction(async (inside) => {
    const { rows } = await sql<{ name: string }>`select name from subscribers
      where subscriber_id = ${inside.subscriberId}`.execute(inside.db)
    return inside.tasks.enqueue({ type: 'dataFile', title: rows[0]?.name ?? '', input })
  })
  return { taskId }
}

function refuseOtherLength([passphrase]: readonly string[]): void {
  if (passphrase === undefined) return
  const { min, max } = passphraseLength
  if (passphrase.length < min) throw refuseField('passphrase', 'TOO_SHORT', { min })
  if (passphrase.length > max) throw refuseField('passphrase', 'TOO_LONG', { max })
}

export const sendDataFileCode = (ctx: Ctx): Promise<ReplyOf<typeof dataFileCalls.sendCode>> =>
  sendOwnCode(ctx, 'dataFileCode')

export async function searchDataFiles(ctx: Ctx): Promise<ReplyOf<typeof dataFileCalls.search>> {
  const { rows } = await sql<{
    id: number
    action: 'Made' | 'Imported'
    name: string
    size: number
    fileHash: string
    signedBy: string
    isEncrypted: boolean
    documents: number
    at: string
    byUser: string | null
    isKept: boolean | null
  }>`select d.id, d.action, d.name, d.size, d.file_hash, d.signed_by, d.is_encrypted, d.documents, d.at, u.user_name as by_user,
      case when d.kept_as is not null then d.removed_at is null end as is_kept
    from data_files d left join users u on u.subscriber_id = d.subscriber_id and u.id = d.by_user
    where d.subscriber_id = ${ctx.subscriberId} order by d.id desc limit 50`.execute(ctx.db)
  const { rows: open } = await sql`select from background_tasks where subscriber_id = ${ctx.subscriberId}
    and type in ('dataFile', 'dataFileSchedule') and status in ('Initialized', 'YetNotStarted', 'InProcess') limit 1`.execute(
    ctx.db,
  )
  return {
    records: rows,
    fingerprint: signerOf(ctx.portals.secrets).fingerprint,
    isBeingMade: open.length > 0,
    confirmsBy: await confirmerOf(ctx),
  }
}
