import { Skeleton } from '@mantine/core'
import { useCall } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { usePreferences } from '../../../theme/preferences.ts'
import type { Filing } from '../Gstr1.tsx'
import { periodNames } from '../../../app/returns/period-names.ts'
import css from '../returns.module.css'
import { Block, Ends, Heads } from './Figures.tsx'

const heads = ['igst', 'cgst', 'sgst', 'cess'] as const

/** What a quarterly filer deposits for a month: the fixed sum, or what the month comes to. */
export function MonthChallan({ filing }: { filing: Filing }) {
  const t = useT()
  const culture = usePreferences((preferences) => preferences.culture)
  const nameOf = periodNames(culture, 'Monthly')
  const { data } = useCall('gstr3b.challan', filing, { needed: true })
  if (!data) return <Skeleton height={160} />
  const { fixedSum, selfAssessed } = data
  return (
    <div className={css.stack}>
      <p>
        {t('gstr1.dueDate')} <DateText value={data.dueDate} />
      </p>
      <Block title={t('gstr3b.challan')}>
        <thead>
          <tr>
            <th scope="col">{t('gstr3b.payment')}</th>
            <Ends labels={heads.map((head) => t(`gstr1.${head}`))} />
          </tr>
        </thead>
        <tbody>
          {fixedSum && (
            <Heads
              label={t('gstr3b.fixedSum', { percent: fixedSum.percent, period: nameOf(fixedSum.of) })}
              of={fixedSum}
            />
          )}
          <Heads label={t('gstr3b.selfAssessed')} of={selfAssessed} />
        </tbody>
      </Block>
      {!fixedSum && <p className="muted">{t('gstr3b.noFixedSum')}</p>}
    </div>
  )
}
