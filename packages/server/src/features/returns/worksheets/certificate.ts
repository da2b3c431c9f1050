import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { gstr7aCalls } from '@bahi/contracts/worksheets.ts'
import { rowsOf, totalsOf } from '@bahi/domain/returns/forms/worksheet/cells.ts'
import type { Ctx } from '../../../platform/context.ts'
import { dayTime } from '../../../platform/day-time.ts'
import { refuseField } from '../../../platform/errors.ts'
import { supplierOf } from '../../companies/index.ts'
import { actionRefused } from '../../ledger/index.ts'
import { day, money, reportPdf } from '../../printing/index.ts'
import { filedOther } from '../filed-other.ts'
import { placeOf, refuseOthers } from './place.ts'
import { sheetOf } from './sheet.ts'
import { tableNamed } from './tables.ts'

const shown = [
  'documentNumber',
  'documentDate',
  'documentValue',
  'amountPaid',
  'igst',
  'cgst',
  'sgst',
] as const

/** Form GSTR-7A: what was deducted of one supplier in a period, after its GSTR-7 is filed (CGST Act s.51(3)). */
export async function certificatePdf(
  ctx: Ctx,
  { deducteeGstin, ...asked }: ParsedOf<typeof gstr7aCalls.pdf>,
): Promise<FileReply> {
  const { place, filed, rows, company } = await ctx.inTransaction(async (inside) => {
    const found = await placeOf(inside, 'gstr7', asked)
    refuseOthers(found)
    const mark = await filedOther(inside, { ...asked, returnType: 'GSTR7' })
    if (!mark) throw actionRefused(ctx, 'worksheet.refused.notFiled', { form: ctx.t('returns.name.GSTR7') })
    const all = rowsOf((await sheetOf(inside, found)).rows, '3')
    const supplier = await supplierOf({ db: inside.db, entityIds: [found.entityId] })
    return {
      place: found,
      filed: mark,
      rows: all.filter(({ cells }) => cells['deducteeGstin'] === deducteeGstin),
      company: supplier?.companyName ?? found.entityName,
    }
  })
  if (rows.length === 0) throw refuseField('deducteeGstin', 'UNKNOWN_RECORD')
  const totals = totalsOf(tableNamed('gstr7', '3'), rows)
  const name = rows.find(({ cells }) => cells['deducteeName'])?.cells['deducteeName']
  const code = (label: string, value: string) => ({
    label: ctx.t(label as 'gstr7a.title'),
    value,
    code: true,
  })
  return {
    contentType: 'application/pdf',
    fileName: `GSTR-7A ${deducteeGstin} ${place.returnPeriod}.pdf`,
    content: await reportPdf(
      {
        title: ctx.t('gstr7a.paperTitle'),
        company,
        period: `${day(place.from)} - ${day(place.to)}`,
        facts: [
          code('gstr7a.deductorGstin', place.gstin),
          { label: ctx.t('gstr7a.deductor'), value: company },
          code('worksheet.column.deducteeGstin', deducteeGstin),
          ...(name ? [{ label: ctx.t('gstr7a.deductee'), value: name }] : []),
          code('gstr1.filedOn', day(filed.filedOn)),
          ...(filed.arn ? [code('gstr1.arnShort', filed.arn)] : []),
        ],
        made: ctx.t('report.made', { time: dayTime(ctx.clock()) }),
        parts: [
          {
            note: ctx.t('gstr7a.note'),
            columns: shown.map((key, at) => ({
              label: ctx.t(`worksheet.column.${key}`),
              kind: at === 0 ? 'text' : at === 1 ? 'code' : 'number',
            })),
            rows: rows.map(({ cells }) => [
              cells['documentNumber'] ?? '',
              cells['documentDate'] ? day(cells['documentDate']) : '',
              ...shown.slice(2).map((key) => money(cells[key] || '0')),
            ]),
            footer: [
              ctx.t('worksheet.total'),
              '',
              '',
              ...shown.slice(3).map((key) => money(totals[key] ?? '0')),
            ],
          },
        ],
      },
      ctx.language,
    ),
  }
}
