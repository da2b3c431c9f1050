import { numberOfRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { gstr9cRow, reasonSections, reasonsOf } from '@bahi/domain/returns/forms/gstr9c/rows.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useT } from '../../../app/texts.ts'
import { Amount } from '../../../ui/values.tsx'
import { Ends, Figure } from '../gstr3b/Figures.tsx'
import { Grid } from '../Grid.tsx'
import css from '../returns.module.css'

/** Each table of reasons with its difference; where one is missing, that is said first. */
export function Reasons9c({ summary }: { summary: Reply<'gstr9c.summary'> }) {
  const t = useT()
  return (
    <div className={css.stack}>
      {summary.missingReasons.length === 0 && <p className={css.notice}>{t('gstr9c.allReasons')}</p>}
      {summary.missingReasons.map((table) => (
        <p key={table} className={css.notice} data-grave="true">
          {t('gstr9c.reasonMissing', { table, section: reasonsOf[table] })}
        </p>
      ))}
      {summary.negative.map((section) => (
        <p key={section} className={css.notice} data-grave="true">
          {t('gstr3b.negative', { section: numberOfRow(section) })}
        </p>
      ))}
      {summary.leftOut.length > 0 && (
        <p className={css.notice}>{t('gstr9.check.leftOut', { rows: summary.leftOut.join(', ') })}</p>
      )}
      <Grid label={t('gstr9c.reasons')}>
        <thead>
          <tr>
            <th scope="col">{t('annual.row')}</th>
            <Ends labels={[t('annual.difference')]} />
            <th scope="col">{t('gstr9c.reasons')}</th>
          </tr>
        </thead>
        <tbody>
          {reasonSections.map((table) => {
            const line = summary.lines.find(({ section }) => section === reasonsOf[table])!
            return (
              <tr key={table}>
                <th scope="row">{`${table} ${t(`gstr9c.table.${table}`)}`}</th>
                <Differences line={line} />
                <td>
                  {summary.reasons
                    .filter(({ section }) => section === table)
                    .map(({ reason }) => (
                      <p key={reason}>{reason}</p>
                    ))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Grid>
    </div>
  )
}

/** The difference of each figure: those of two heads of tax can come to nothing together, and ask for a reason. */
function Differences({ line }: { line: Reply<'gstr9c.summary'>['lines'][number] }) {
  const t = useT()
  const { holds } = gstr9cRow(line.section)!
  if (holds.length === 1) return <Figure value={line[holds[0]!]} />
  return (
    <td data-end>
      {holds.map((name) => (
        <p key={name} className={css.difference}>
          <span className="meta">{t(`annual.figure.${name}`)}</span> <Amount value={line[name]} />
        </p>
      ))}
    </td>
  )
}
