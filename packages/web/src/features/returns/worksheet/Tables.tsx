import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import { worksheets } from '@bahi/domain/returns/forms/worksheet/worksheets.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useT } from '../../../app/texts.ts'
import { groupDigits } from '../../../ui/numbers.ts'
import { Grid } from '../Grid.tsx'
import css from '../returns.module.css'
import { Inside } from '../Sections.tsx'
import { Cell } from './Cell.tsx'

type Summary = Reply<`${WorksheetName}.summary`>

/** Each table with how many rows it has, and what they come to. */
export function Tables({ form, summary }: { form: WorksheetName; summary: Summary }) {
  const t = useT()
  return (
    <div className={css.stack}>
      {summary.errors > 0 && (
        <p className={css.notice} data-grave="true">
          <Inside change={{ tab: 'checks' }}>{t('worksheet.hasErrors')}</Inside>
        </p>
      )}
      <Grid label={t('worksheet.summary')}>
        <thead>
          <tr>
            <th scope="col">{t('worksheet.table')}</th>
            <th scope="col" data-end>
              {t('worksheet.rows')}
            </th>
            <th scope="col" data-end>
              {t('worksheet.entered')}
            </th>
            <th scope="col">{t('worksheet.totals')}</th>
          </tr>
        </thead>
        <tbody>
          {worksheets[form].tables.map(({ key, columns }) => {
            const found = summary.tables.find(({ table }) => table === key)
            const totals = columns.filter((column) => found?.totals[column.key] !== undefined)
            return (
              <tr key={key} data-card>
                <th scope="row">
                  <Inside change={{ tab: `table-${key}` }}>
                    {key} {t.find(`worksheet.${form}.${key}`) ?? ''}
                  </Inside>
                </th>
                <td data-end data-label={t('worksheet.rows')}>
                  {groupDigits(String(found?.rows ?? 0))}
                </td>
                <td data-end data-label={t('worksheet.entered')}>
                  {groupDigits(String(found?.entered ?? 0))}
                </td>
                <td>
                  <ul className={css.sums}>
                    {totals.map((column) => (
                      <li key={column.key}>
                        <span className="meta">{t.find(`worksheet.column.${column.key}`) ?? column.key}</span>{' '}
                        <Cell column={column} value={found!.totals[column.key]} />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            )
          })}
        </tbody>
      </Grid>
    </div>
  )
}
