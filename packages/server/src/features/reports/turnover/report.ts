import { isSummed } from '@bahi/contracts/turnover-reports.ts'
import type { TurnoverReportName } from '@bahi/contracts/turnover-reports.ts'
import { dayTime } from '../../../platform/day-time.ts'
import { AppError } from '../../../platform/errors.ts'
import { pagesOf } from '../../../platform/paging.ts'
import { translator } from '../../../platform/texts.ts'
import { supplierOf } from '../../companies/index.ts'
import { day, money, reportPdf } from '../../printing/index.ts'
import { sheetWithin } from '../../report-files/index.ts'
import type { Report } from '../../report-files/index.ts'
import { columnsOf } from './columns.ts'
import type { Row } from './columns.ts'
import { daysOf } from './facts.ts'
import type { Asked } from './facts.ts'
import { exportTurnover, prepared, shownBy } from './search.ts'

/** More belong in a sheet. */
const mostRows = 5000

type ReportAsked = Asked & { readonly sort: string }

/** Pages, mail and sheets of one of the reports of sales and purchases. */
export const turnoverReport = (name: TurnoverReportName): Report<ReportAsked> => ({
  name,
  count: async (ctx, asked, action) => prepared(ctx, name, asked, action).count(),
  read: async (ctx, asked, language, action) => {
    const { query, parts, totals } = prepared(ctx, name, asked, action)
    const entityIds = [...new Set(parts.flatMap((part) => part.entityIds))]
    const [supplier, sums] = [await supplierOf({ db: ctx.db, entityIds }), await totals()]
    const rows: Row[] = []
    for await (const page of pagesOf<Row>(ctx.db, query, asked.sort)) {
      rows.push(...page.map(shownBy(name, { language })))
      if (rows.length > mostRows) throw new AppError('PDF_TOO_LONG')
    }
    const t = translator(language)
    const { from, to } = daysOf(asked)
    const isOne = entityIds.length === 1
    const columns = columnsOf(name, asked)
    const head = {
      title: t(`report.${name}`),
      fileName: `${t(`report.${name}`)} ${ctx.today()}`,
      company: supplier?.companyName ?? '',
      period: from || to ? [from, to].map((end) => (end ? day(end) : '…')).join(' – ') : t('period.all'),
      replyTo: supplier?.email,
      entityId: isOne ? entityIds[0] : undefined,
    }
    const made = dayTime(ctx.clock())
    return {
      head,
      pages: () =>
        reportPdf(
          {
            title: head.title,
            company: head.company,
            period: head.period,
            facts: [
              { label: t('list.period'), value: head.period, code: true },
              isOne && supplier?.gstin
                ? { label: t('field.gstin'), value: supplier.gstin, code: true }
                : { label: t('field.gstin'), value: t('report.allGstins') },
              ...(isSummed(name) ? [] : [{ label: t('turnover.basis'), value: t('turnover.basisText') }]),
            ],
            made: t('report.made', { time: made }),
            parts: [
              {
                columns: columns.map(({ key, type }) => ({
                  label: t(key),
                  kind: type === 'date' ? 'code' : type ? 'number' : 'text',
                })),
                rows: rows.map((row) =>
                  columns.map(({ value, type }) => {
                    const cell = value(row, t) ?? ''
                    if (cell === '') return '-'
                    return type === 'amount' ? money(cell) : type === 'date' ? day(cell) : cell
                  }),
                ),
                ...(sums
                  ? {
                      footer: columns.map(({ total }, at) => {
                        const sum = total === undefined ? undefined : sums[total]
                        return at === 0 ? t('gstr1.total') : sum === undefined ? '' : money(sum)
                      }),
                    }
                  : {}),
              },
            ],
          },
          language,
        ),
    }
  },
  sheet: (ctx, asked, format, action) =>
    sheetWithin(ctx, (inside) =>
      exportTurnover(inside, name, { ...asked, format: format === 'csv' ? 'csv' : 'xlsx' }, action),
    ),
})
