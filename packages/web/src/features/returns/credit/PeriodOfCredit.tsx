import { totalOfHeads } from '@bahi/domain/documents/tax-heads.ts'
import { creditGroups } from '@bahi/domain/returns/credit-comparison.ts'
import type { CreditGroup } from '@bahi/domain/returns/credit-comparison.ts'
import { useNav } from '../../../app/nav.tsx'
import { periodNames } from '../../../app/returns/period-names.ts'
import { useT } from '../../../app/texts.ts'
import { usePreferences } from '../../../theme/preferences.ts'
import { groupDigits } from '../../../ui/numbers.ts'
import { Block, Ends, Figure } from '../gstr3b/Figures.tsx'
import css from '../returns.module.css'
import { Inside } from '../Sections.tsx'
import { CreditDocuments } from './CreditDocuments.tsx'
import type { Period, Year } from './CreditComparison.tsx'

const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
const sides = ['available', 'claimed', 'difference', 'cumulative'] as const
const labels = {
  available: 'creditComparison.available',
  claimed: 'creditComparison.claimed',
  difference: 'annual.difference',
  cumulative: 'creditComparison.cumulative',
} as const

/** A period by tax head and row of table 4(A), and what its difference is made of. */
export function PeriodOfCredit({ year, period }: { year: Year; period: Period }) {
  const t = useT()
  const nav = useNav()
  const culture = usePreferences((preferences) => preferences.culture)
  const nameOf = periodNames(culture, year.frequency)
  const group = creditGroups.find((name) => name === nav.search['group'])
  const name = nameOf(period.returnPeriod)
  if (group)
    return (
      <CreditDocuments
        key={group}
        title={`${name}: ${t(`creditComparison.group.${group}`)}`}
        place={{ entityId: year.entityId, returnPeriod: period.returnPeriod }}
        group={group}
        frequency={year.frequency}
      />
    )
  return (
    <div className={css.stack}>
      <div className={css.head}>
        <h2>{name}</h2>
        <Inside change={{ of: undefined, group: undefined }}>{t('gstr3b.back')}</Inside>
      </div>
      <Block title={t('creditComparison.head')}>
        <thead>
          <tr>
            <th scope="col">{t('creditComparison.head')}</th>
            <Ends labels={sides.map((side) => t(labels[side]))} />
          </tr>
        </thead>
        <tbody>
          {heads.map((head) => (
            <tr key={head}>
              <th scope="row">{t(`gstr1.${head}`)}</th>
              {sides.map((side) => (
                <Figure key={side} value={period[side][head]} />
              ))}
            </tr>
          ))}
          <tr data-sum>
            <th scope="row">{t('gstr1.total')}</th>
            {sides.map((side) => (
              <Figure key={side} value={totalOfHeads(period[side])} />
            ))}
          </tr>
        </tbody>
      </Block>
      <Cells period={period} />
      <Groups period={period} />
    </div>
  )
}

function Cells({ period }: { period: Period }) {
  const t = useT()
  return (
    <Block title={t('creditComparison.cells')}>
      <thead>
        <tr>
          <th scope="col">{t('creditComparison.cell')}</th>
          <th scope="col">{t('annual.source')}</th>
          <Ends labels={heads.map((head) => t(`gstr1.${head}`))} />
        </tr>
      </thead>
      <tbody>
        {period.cells.flatMap((cell) =>
          (['available', 'claimed', 'difference'] as const).map((side, at) => (
            <tr key={`${cell.section} ${side}`} data-sum={side === 'difference' || undefined}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={3}>
                  {`${cell.section} ${t(`gstr3b.section.${cell.section}`)}`}
                </th>
              )}
              <td>{t(labels[side])}</td>
              {heads.map((head) => (
                <Figure key={head} value={cell[side][head]} />
              ))}
            </tr>
          )),
        )}
      </tbody>
    </Block>
  )
}

/** What the return has by hand has no document; it is in the adjustments of the return. */
const hasDocuments = (group: CreditGroup) => group !== 'Adjusted'

function Groups({ period }: { period: Period }) {
  const t = useT()
  if (period.groups.length === 0) return <p className={css.notice}>{t('creditComparison.agrees')}</p>
  return (
    <Block title={t('creditComparison.reasons')}>
      <thead>
        <tr>
          <th scope="col">{t('creditComparison.reason')}</th>
          <Ends labels={[t('creditComparison.documents'), ...heads.map((head) => t(`gstr1.${head}`))]} />
        </tr>
      </thead>
      <tbody>
        {period.groups.map(({ group, documents, difference }) => (
          <tr key={group}>
            <th scope="row">
              {hasDocuments(group) ? (
                <Inside change={{ group }}>{t(`creditComparison.group.${group}`)}</Inside>
              ) : (
                t(`creditComparison.group.${group}`)
              )}
            </th>
            <td data-end>
              <span className="figure">{hasDocuments(group) ? groupDigits(String(documents)) : ''}</span>
            </td>
            {heads.map((head) => (
              <Figure key={head} value={difference[head]} />
            ))}
          </tr>
        ))}
      </tbody>
    </Block>
  )
}
