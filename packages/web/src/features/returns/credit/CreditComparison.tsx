import { Skeleton } from '@mantine/core'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { totalOfHeads } from '@bahi/domain/documents/tax-heads.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { To, useNav } from '../../../app/nav.tsx'
import { periodNames } from '../../../app/returns/period-names.ts'
import { EmptyState } from '../../../app/screens/EmptyState.tsx'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { usePreferences } from '../../../theme/preferences.ts'
import { formatDecimal } from '../../../ui/numbers.ts'
import { Amount, Chip } from '../../../ui/values.tsx'
import { Ends, Figure } from '../gstr3b/Figures.tsx'
import { Grid } from '../Grid.tsx'
import css from '../returns.module.css'
import { Inside } from '../Sections.tsx'
import { PeriodOfCredit } from './PeriodOfCredit.tsx'

export type Year = Reply<'creditComparison.summary'>
export type Period = Year['periods'][number]

const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
type Head = (typeof heads)[number] | 'all'
const isHead = (text: unknown): text is Head => heads.some((head) => head === text)

/** Credit by GSTR-2B against credit claimed in GSTR-3B, over the periods of a year; a period leads to what is behind it. */
export function CreditComparison({ entityId, year }: { entityId: number; year: string }) {
  const t = useT()
  const nav = useNav()
  const found = useCall('creditComparison.summary', { entityId, financialYear: year }, { needed: true })
  if (!found.data) return <Skeleton height={360} />
  const { data } = found
  if (data.otherReturns !== null)
    return <EmptyState text={t('gstr3b.notAFiler', { returns: data.otherReturns })} />
  if (data.periods.length === 0) return <EmptyState text={t('creditComparison.noPeriod')} />
  const period = data.periods.find(({ returnPeriod }) => returnPeriod === nav.search['of'])
  if (period) return <PeriodOfCredit year={data} period={period} />
  const asked = nav.search['head']
  const head = isHead(asked) ? asked : 'all'
  return (
    <div className={css.stack}>
      <Notices data={data} />
      <div className={css.choice}>
        <label>
          <span>{t('creditComparison.head')}</span>
          <select
            name="head"
            value={head}
            onChange={(event) =>
              nav.setSearch({ head: event.target.value === 'all' ? undefined : event.target.value })
            }
          >
            <option value="all">{t('creditComparison.allTax')}</option>
            {heads.map((name) => (
              <option key={name} value={name}>
                {t(`gstr1.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Periods data={data} of={(amounts) => (head === 'all' ? totalOfHeads(amounts) : amounts[head])} />
    </div>
  )
}

function Notices({ data }: { data: Year }) {
  const t = useT()
  const over = Decimal.of(totalOfHeads(data.total.difference))
  return (
    <>
      {data.comparedAt === null && (
        <p className={css.notice}>
          {t('creditComparison.notCompared')}{' '}
          <To to={`reconciliation?entityId=${data.entityId}`}>{t('creditComparison.openReconciliation')}</To>
        </p>
      )}
      {over.isPositive() && (
        <p className={css.notice} data-grave="true" role="status">
          {t('creditComparison.above', { amount: formatDecimal(over.toFixed(2), 2) })}
        </p>
      )}
      <p className="muted">
        {t('creditComparison.lastDay')}: <DateText value={data.lastDay} />
      </p>
    </>
  )
}

type Heads = Period['available']

function Periods({ data, of }: { data: Year; of: (amounts: Heads) => string }) {
  const t = useT()
  const culture = usePreferences((preferences) => preferences.culture)
  const nameOf = periodNames(culture, data.frequency)
  const { total } = data
  return (
    <Grid label={t('creditComparison.title')}>
      <thead>
        <tr>
          <th scope="col">{t('returns.period')}</th>
          <Ends
            labels={[
              t('creditComparison.available'),
              t('creditComparison.claimed'),
              t('annual.difference'),
              t('creditComparison.cumulative'),
            ]}
          />
        </tr>
      </thead>
      <tbody>
        {data.periods.map((period) => (
          <tr key={period.returnPeriod} data-card>
            <th scope="row">
              <Inside change={{ of: period.returnPeriod }}>{nameOf(period.returnPeriod)}</Inside>{' '}
              {!period.hasStatement && <Chip tone="attention">{t('creditComparison.noStatement')}</Chip>}
            </th>
            <Labelled label={t('creditComparison.available')} value={of(period.available)} />
            <Labelled label={t('creditComparison.claimed')} value={of(period.claimed)} />
            <Labelled label={t('annual.difference')} value={of(period.difference)} />
            <Labelled label={t('creditComparison.cumulative')} value={of(period.cumulative)} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('gstr1.total')}</th>
          {[total.available, total.claimed, total.difference, total.difference].map((amounts, at) => (
            <Figure key={at} value={of(amounts)} />
          ))}
        </tr>
      </tfoot>
    </Grid>
  )
}

const Labelled = ({ label, value }: { label: string; value: string }) => (
  <td data-end data-label={label}>
    <Amount value={value} />
  </td>
)
