import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { printSettingCalls } from '@bahi/contracts/print-settings.ts'
import { documentRight } from '@bahi/contracts/document-rights.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { documentDetail } from '../documents/index.ts'
import type { DocumentDetailReply } from '../documents/index.ts'
import { documentPdf, documentPicture, styleOf } from '../printing/index.ts'
import type { StyledDocument } from '../printing/index.ts'
import { sampleOf } from './sample.ts'

type Asked = ParsedOf<typeof printSettingCalls.preview>

/** A document as it would print with settings that are not kept yet: the renderer of every PDF draws it. */
export async function previewOf(ctx: Ctx, asked: Asked): Promise<FileReply> {
  const styled = await ctx.inTransaction((inside) => styledOf(inside, asked))
  const options = { language: asked.language ?? ctx.language, copy: 'Original' as const }
  if (asked.as === 'pdf') return documentPdf(styled, options)
  return documentPicture(styled, options)
}

async function styledOf(
  ctx: Ctx,
  { entityId, settings, kind, documentId, sample }: Asked,
): Promise<StyledDocument> {
  const places = await placesOf(ctx, entityId)
  const wanted = documentId ?? (sample === 'latest' ? await latestOf(ctx, kind, places) : undefined)
  if (documentId !== undefined && !ctx.can(documentRight(kind, 'SH_VW'))) throw new AppError('RIGHT_MISSING')
  const document =
    wanted === undefined
      ? await sampleOf(ctx, kind, places[0] ?? entityId, sample === 'long' ? 40 : 3)
      : await stored(ctx, kind, wanted, places)
  return { document, style: { ...(await styleOf(ctx, entityId)), settings } }
}

/** Only documents of the place whose settings are shown. */
async function stored(
  ctx: Ctx,
  kind: OfferedKind,
  id: number,
  places: readonly number[],
): Promise<DocumentDetailReply> {
  const document = await documentDetail(ctx, kind, id)
  if (!places.includes(document.entityId)) throw notFound()
  return document
}

/** The entity itself and, of a company, the GSTINs below it that the user sees. */
async function placesOf(ctx: Ctx, entityId: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`select id from entities where subscriber_id = current_subscriber()
    and entity_type = 'Entity' and status <> 'Delete' and (id = ${entityId} or company_id = ${entityId})
    and id = any(${[...ctx.entityIds]}::bigint[]) order by id`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

async function latestOf(ctx: Ctx, kind: OfferedKind, places: readonly number[]): Promise<number | undefined> {
  const seen = places.filter((id) => ctx.can(documentRight(kind, 'SH_VW'), id))
  if (seen.length === 0) return undefined
  const { rows } = await sql<{
    id: number
  }>`select d.id from documents d where d.subscriber_id = current_subscriber()
    and d.kind = ${kind} and d.entity_id = any(${seen}::bigint[]) and d.number is not null
    and d.status not in ('Draft', 'Pending', 'Rejected', 'Delete', 'Cancelled')
    order by d.id desc limit 1`.execute(ctx.db)
  return rows[0]?.id
}
