import { numberOfRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { To } from '../../../app/nav.tsx'
import { periodNames } from '../../../app/returns/period-names.ts'
import { useT } from '../../../app/texts.ts'
import { usePreferences } from '../../../theme/preferences.ts'
import { Chip } from '../../../ui/values.tsx'
import { formatDecimal } from '../../../ui/numbers.ts'
import { Grid } from '../Grid.tsx'
import css from '../returns.module.css'
import { differing } from './BooksAndFiled.tsx'

type Summary = Reply<'gstr9.summary'>
const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
const taxOf = (row: Readonly<Record<(typeof heads)[number], string>>) =>
  Decimal.sum(heads.map((head) => row[head]))
const isAny = (row: Readonly<Record<(typeof heads)[number], string>>) =>
  heads.some((head) => !Decimal.of(row[head]).isZero())

/** What is to be seen before the return is filed: the returns of the year, and figures that do not agree. */
export function Checks9({ summary }: { summary: Summary }) {
  const t = useT()
  const culture = usePreferences((preferences) => preferences.culture)
  const notes = useNotes(summary)
  const isQuarterly = summary.periods.length === 4
  const nameOf = periodNames(culture, isQuarterly ? 'Quarterly' : 'Monthly')
  const chip = (isFiled: boolean) => (
    <Chip tone={isFiled ? 'ok' : 'attention'}>{t(isFiled ? 'annual.filedPeriod' : 'annual.openPeriod')}</Chip>
  )
  return (
    <div className={css.stack}>
      <p>
        <To to={`returns/gstr9c/${summary.returnPeriod}?entityId=${summary.entityId}`}>{t('gstr9c.open')}</To>
      </p>
      {notes.length === 0 && <p className={css.notice}>{t('gstr9.check.none')}</p>}
      {notes.map(({ text, isGrave }) => (
        <p key={text} className={css.notice} data-grave={isGrave || undefined}>
          {text}
        </p>
      ))}
      <Grid label={t('annual.checks')}>
        <thead>
          <tr>
            <th scope="col">{t('returns.period')}</th>
            <th scope="col">{t('returns.name.GSTR1')}</th>
            <th scope="col">{t('returns.name.GSTR3B')}</th>
          </tr>
        </thead>
        <tbody>
          {summary.periods.map(({ returnPeriod, isGstr1Filed, isGstr3bFiled }) => (
            <tr key={returnPeriod}>
              <th scope="row">{nameOf(returnPeriod)}</th>
              <td>
                <To to={`returns/gstr1/${returnPeriod}?entityId=${summary.entityId}`}>
                  {chip(isGstr1Filed)}
                </To>
              </td>
              <td>
                <To to={`returns/gstr3b/${returnPeriod}?entityId=${summary.entityId}`}>
                  {chip(isGstr3bFiled)}
                </To>
              </td>
            </tr>
          ))}
        </tbody>
      </Grid>
    </div>
  )
}

function useNotes(summary: Summary): { readonly text: string; readonly isGrave?: boolean }[] {
  const t = useT()
  const of = (section: string) => summary.lines.find((line) => line.section === section)!
  const different = differing(summary.lines).length
  const amount = (value: Decimal) => formatDecimal(value.toFixed(2), 2)
  const notes: { readonly text: string; readonly isGrave?: boolean }[] = []
  if (summary.isExempt) notes.push({ text: t('gstr9.exempt') })
  for (const section of summary.negative)
    notes.push({ text: t('gstr3b.negative', { section: numberOfRow(section) }), isGrave: true })
  if (summary.periods.every((one) => one.isGstr1Filed && one.isGstr3bFiled))
    notes.push({ text: t('gstr9.allFiled') })
  if (different > 0) notes.push({ text: t('gstr9.check.difference', { count: different }) })
  if (isAny(summary.earlier))
    notes.push({
      text: t('gstr9.check.earlier', {
        value: amount(Decimal.of(summary.earlier.taxableValue)),
        tax: amount(taxOf(summary.earlier)),
      }),
    })
  if (isAny(of('6J'))) notes.push({ text: t('gstr9.check.credit', { tax: amount(taxOf(of('6J'))) }) })
  if (isAny(summary.unexplainedReversal))
    notes.push({ text: t('gstr9.check.reversal', { tax: amount(taxOf(summary.unexplainedReversal)) }) })
  if (summary.statementRecords === 0) notes.push({ text: t('gstr9.check.noStatement') })
  else if (heads.some((head) => Decimal.of(of('8D')[head]).isNegative()))
    notes.push({ text: t('gstr9.check.statement') })
  if (summary.leftOut.length > 0)
    notes.push({ text: t('gstr9.check.leftOut', { rows: summary.leftOut.join(', ') }) })
  return notes
}
