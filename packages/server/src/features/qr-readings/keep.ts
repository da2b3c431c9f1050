import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { FileContent } from './decode/content.ts'
import type { Finding } from './findings.ts'

export interface Source {
  /** The GSTIN at which it was uploaded. */
  readonly entityId: number
  readonly content: FileContent | 'camera'
  readonly fileId: number | null
  readonly fileName: string | null
}

export interface Kept {
  readonly id: number
  readonly status: Finding['status'] | 'Reading'
  readonly fault: Finding['fault']
}

/** Keeps what was found, each finding as a row of its own. */
export async function keepFindings(ctx: Ctx, source: Source, findings: readonly Finding[]): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const finding of findings) kept.push(await insert(ctx, source, finding))
  return kept
}

/** A file that waits for its turn. */
export const keepWaiting = (ctx: Ctx, source: Source): Promise<Kept> => insert(ctx, source, undefined)

/**
 * Puts what was found in the place of a reading that waits or had found nothing; further findings are beside it.
 * False where another person has read or deleted it meanwhile.
 */
export async function replaceFinding(
  ctx: Ctx,
  id: number,
  source: Source,
  [first, ...rest]: readonly Finding[],
): Promise<boolean> {
  const columns = columnsOf(first, await placeOf(ctx, source.entityId, first))
  const { rows } = await sql`update qr_readings set (${names(columns)}) = row (${values(columns)}),
      version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id} and qr_text is null returning 1`.execute(ctx.db)
  if (rows.length === 0) return false
  await keepFindings(ctx, source, rest)
  return true
}

/** What a code that was kept turns out to be under the keys of today. */
export async function verifyAgain(ctx: Ctx, id: number, { status, keyId }: Finding): Promise<void> {
  await sql`update qr_readings set status = ${status}, key_id = ${keyId}, version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id} and (status, key_id) is distinct from (${status}, ${keyId})`.execute(
    ctx.db,
  )
}

async function insert(ctx: Ctx, source: Source, finding: Finding | undefined): Promise<Kept> {
  const columns = {
    content: source.content,
    fileId: source.fileId,
    fileName: source.fileName,
    ...columnsOf(finding, await placeOf(ctx, source.entityId, finding)),
  }
  const { rows } = await sql<{ id: number }>`insert into qr_readings (subscriber_id, ${names(columns)})
    values (current_subscriber(), ${values(columns)}) returning id`.execute(ctx.db)
  return { id: rows[0]!.id, status: columns.status, fault: columns.fault }
}

const names = (columns: object) => sql.join(Object.keys(columns).map((name) => sql.ref(name)))
const values = (columns: object) => sql.join(Object.values(columns).map((value) => sql`${value}`))

const columnsOf = (finding: Finding | undefined, entityId: number) => ({
  entityId,
  status: finding?.status ?? ('Reading' as const),
  fault: finding?.fault ?? null,
  pages: finding?.pages ?? [],
  qrText: finding?.text ?? null,
  keyId: finding?.keyId ?? null,
  ...(finding?.fields ?? noFields),
})

const noFields = {
  irn: null,
  irnDate: null,
  sellerGstin: null,
  buyerGstin: null,
  documentType: null,
  documentNumber: null,
  documentDate: null,
  total: null,
  itemCount: null,
  mainHsn: null,
}

/** The GSTIN of the same company that the invoice is addressed to, where the user works there; else where it was uploaded. */
async function placeOf(ctx: Ctx, entityId: number, finding: Finding | undefined): Promise<number> {
  const buyer = finding?.fields?.buyerGstin
  if (!buyer) return entityId
  const { rows } = await sql<{ id: number }>`select e.id from entities e
    join entities asked on asked.subscriber_id = e.subscriber_id and asked.id = ${entityId} and asked.company_id = e.company_id
    where e.subscriber_id = current_subscriber() and e.gstin = ${buyer} and e.status <> 'Delete'
      and e.id = any(${[...ctx.entityIds]}::bigint[])`.execute(ctx.db)
  return rows[0]?.id ?? entityId
}
