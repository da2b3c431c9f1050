import type { FileReply } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { actionRefused } from '../ledger/index.ts'
import { tripSheetPdf } from '../printing/index.ts'
import type { TripSheetPrintSource } from '../printing/index.ts'
import { sheetDetail } from './consolidated/detail.ts'

/** Form EWB-02 of a sheet that the portal gave a number; the PDF is made without a transaction. */
export async function printSheet(ctx: Ctx, id: number): Promise<FileReply> {
  const source = await ctx.inTransaction((inside) => sheetSource(inside, id))
  return {
    contentType: 'application/pdf',
    fileName: `cewb-${source.number}.pdf`,
    content: await tripSheetPdf(source),
    inline: true,
  }
}

async function sheetSource(ctx: Ctx, id: number): Promise<TripSheetPrintSource> {
  const sheet = await sheetDetail(ctx, id)
  if (sheet.number === null || sheet.madeAt === null) throw actionRefused(ctx, 'consolidated.refused.notMade')
  const issuer = await issuerOf(ctx, sheet.entityId)
  return {
    number: sheet.number,
    generatedAt: new Date(sheet.madeAt),
    generatedBy: { gstin: issuer.gstin ?? '', name: issuer.name },
    mode: sheet.mode,
    ...(sheet.vehicleNumber ? { vehicleNumber: sheet.vehicleNumber } : {}),
    ...(sheet.transportDocumentNumber ? { transportDocumentNumber: sheet.transportDocumentNumber } : {}),
    ...(sheet.transportDocumentDate ? { transportDocumentDate: sheet.transportDocumentDate } : {}),
    place: sheet.place,
    stateCode: sheet.stateCode,
    ...(sheet.status === 'Replaced' ? { replacedBy: sheet.replacedBy?.number ?? '-' } : {}),
    bills: sheet.members.map((member) => ({
      number: member.ewbNo,
      generatedAt: member.generatedAt ? new Date(member.generatedAt) : undefined,
      generatedBy: member.generatedBy ?? '',
      documentNumber: member.documentNumber ?? '',
      documentDate: member.documentDate ?? undefined,
      total: member.total ?? undefined,
      to: [member.toName, member.toPlace],
      validUpto: member.validUpto ? new Date(member.validUpto) : undefined,
    })),
  }
}

async function issuerOf(
  ctx: Ctx,
  entityId: number,
): Promise<{ readonly gstin: string | null; readonly name: string }> {
  const { rows } = await sql<{
    gstin: string | null
    name: string
  }>`select e.gstin, coalesce(c.name, e.name) as name
    from entities e left join entities c on c.subscriber_id = e.subscriber_id and c.id = e.company_id
    where e.subscriber_id = current_subscriber() and e.id = ${entityId}`.execute(ctx.db)
  return rows[0]!
}
