import type { Language } from '@bahi/contracts/texts/texts.ts'
import { partsOfPeriod } from '@bahi/domain/cal/period.ts'
import type { TaxHeads } from '@bahi/domain/documents/entries.ts'
import { totalOfHeads } from '@bahi/domain/documents/tax-heads.ts'
import { translator } from '../../../platform/texts.ts'
import type { ReturnPart } from '../part-files.ts'
import { heads } from './units-sql.ts'
import type { YearOfCredit } from './year.ts'

/** By period all heads together, then each head with its cells, and what the differences are made of. */
export function partsOfCredit({ periods, total }: YearOfCredit, language: Language): ReturnPart[] {
  const t = translator(language)
  const nameOf = (period: string) => {
    const { month, year } = partsOfPeriod(period)
    return `${String(month).padStart(2, '0')}/${year}`
  }
  const amount = (label: string) => ({ label, kind: 'number' as const })
  const text = (label: string) => ({ label, kind: 'text' as const })
  const sides = [
    t('creditComparison.available'),
    t('creditComparison.claimed'),
    t('annual.difference'),
    t('creditComparison.cumulative'),
  ].map(amount)
  const table = (title: string, of: (amounts: TaxHeads) => string): ReturnPart => ({
    title,
    columns: [text(t('returns.period')), ...sides],
    rows: [
      ...periods.map((period) => [
        nameOf(period.returnPeriod),
        ...[period.available, period.claimed, period.difference, period.cumulative].map(of),
      ]),
      [t('gstr1.total'), ...[total.available, total.claimed, total.difference, total.difference].map(of)],
    ],
  })
  const perHead = heads.map((head) => amount(t(`gstr1.${head}`)))
  const groups = periods.flatMap((period) =>
    period.groups.map(({ group, documents, difference }) => [
      nameOf(period.returnPeriod),
      t(`creditComparison.group.${group}`),
      String(documents),
      ...heads.map((head) => difference[head]),
    ]),
  )
  return [
    table(t('creditComparison.allTax'), totalOfHeads),
    ...heads.map((head) => table(t(`gstr1.${head}`), (amounts) => amounts[head])),
    {
      title: t('creditComparison.cells'),
      columns: [
        text(t('returns.period')),
        text(t('creditComparison.cell')),
        text(t('annual.source')),
        ...perHead,
      ],
      rows: periods.flatMap(({ returnPeriod, cells }) =>
        cells.flatMap((cell) =>
          (['available', 'claimed', 'difference'] as const).map((side) => [
            nameOf(returnPeriod),
            `${cell.section} ${t(`gstr3b.section.${cell.section}`)}`,
            t(side === 'difference' ? 'annual.difference' : `creditComparison.${side}`),
            ...heads.map((head) => cell[side][head]),
          ]),
        ),
      ),
    },
    {
      title: t('creditComparison.reasons'),
      columns: [
        text(t('returns.period')),
        text(t('creditComparison.reason')),
        { label: t('creditComparison.documents'), kind: 'quantity' },
        ...perHead,
      ],
      rows: groups,
    },
  ]
}
