import { gstr9Row } from '@bahi/domain/returns/forms/gstr9/rows.ts'
import { annualFigures, numberOfRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import type { AnnualFigure } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { Reply } from '../../../app/api/call-types.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { To } from '../../../app/nav.tsx'
import { periodNames } from '../../../app/returns/period-names.ts'
import { EmptyState } from '../../../app/screens/EmptyState.tsx'
import { useT } from '../../../app/texts.ts'
import { usePreferences } from '../../../theme/preferences.ts'
import { Chip } from '../../../ui/values.tsx'
import { DocumentTable } from '../DocumentTable.tsx'
import { Block, Ends, Figure } from '../gstr3b/Figures.tsx'
import type { Filing } from '../Gstr1.tsx'
import css from '../returns.module.css'
import { Inside } from '../Sections.tsx'

type Line = Reply<'gstr9.summary'>['lines'][number]
const size = 50

/** Rows of GSTR-9 whose documents are behind a cell of GSTR-3B. */
const cells: Readonly<Record<string, string>> = {
  '4G': '3.1(d)',
  '4G1': '3.1.1(i)',
  '6A': '4A(5)',
  '6B': '4A(5)',
  '6C': '4A(3)',
  '6D': '4A(3)',
  '6E': '4A(1)',
  '6F': '4A(2)',
  '6G': '4A(4)',
  '6H': '4D(1)',
  '7A': '4B(2)',
  '7A1': '4B(2)',
  '7C': '4B(1)',
  '7D': '4B(1)',
  '7E': '4B(1)',
  '7H': '4B(2)',
  '8C': '4A(5)',
  '8H1': '4A(1)',
  '12': '4B(2)',
  '13': '4A(5)',
  '16A': '5',
}
/** Rows whose documents are listed below their periods. */
const ofDocuments = /^(4[A-FI-L]|5[A-FH-K]|5C1|10|11)$/

/** Where a row comes from: its periods with books and filed, and its documents. */
export function RowSources({ filing, line }: { filing: Filing; line: Line }) {
  const t = useT()
  const { section } = line
  const title = `${numberOfRow(section)} ${t(`gstr9.row.${section}`)}`
  const { holds } = gstr9Row(section)!
  return (
    <div className={css.stack}>
      <div className={css.head}>
        <h2>{title}</h2>
        <Inside change={{ section: undefined }}>{t('gstr3b.back')}</Inside>
      </div>
      <Block title={t('annual.amounts')}>
        <thead>
          <tr>
            <th scope="col">{t('annual.source')}</th>
            <Ends labels={holds.map((name) => t(`annual.figure.${name}`))} />
          </tr>
        </thead>
        <tbody>
          {(
            [
              [t('annual.books'), line.books],
              [t('gstr3b.adjustments'), line.adjusted],
              [t('annual.inReturn'), line],
              ...(line.filed ? [[t('annual.filedFigure'), line.filed] as const] : []),
            ] as const
          ).map(([label, figures]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {holds.map((name) => (
                <Figure key={name} value={figures[name]} />
              ))}
            </tr>
          ))}
        </tbody>
      </Block>
      <Periods filing={filing} section={section} holds={holds} />
      {ofDocuments.test(section) && <Documents filing={filing} section={section} />}
      {/^8[AG]$/.test(section) && (
        <p>
          <To to={`reconciliation?entityId=${filing.entityId}`}>{t('annual.openReconciliation')}</To>
        </p>
      )}
    </div>
  )
}

function Periods({
  filing,
  section,
  holds,
}: {
  filing: Filing
  section: Line['section']
  holds: readonly AnnualFigure[]
}) {
  const t = useT()
  const culture = usePreferences((preferences) => preferences.culture)
  const found = useCall('gstr9.periods', { ...filing, section }, { needed: true })
  if (!found.data) return <Skeleton height={200} />
  const { records } = found.data
  if (records.length === 0)
    return /^8[AG]$/.test(section) ? null : <p className={css.notice}>{t('annual.noSource')}</p>
  const nameOf = periodNames(culture, records.length === 4 ? 'Quarterly' : 'Monthly')
  const cell = cells[section] ?? cells[section.slice(0, 2)]
  const shown = records.filter(
    ({ books, filed }) =>
      annualFigures.some((name) => !Decimal.of(books[name]).isZero()) ||
      (filed && annualFigures.some((name) => !Decimal.of(filed[name]).isZero())),
  )
  if (shown.length === 0) return <EmptyState text={t('gstr3b.noDocuments')} />
  return (
    <Block title={t('annual.periods')}>
      <thead>
        <tr>
          <th scope="col">{t('returns.period')}</th>
          <th scope="col">{t('returns.status')}</th>
          <Ends labels={holds.map((name) => t(`annual.figure.${name}`))} />
        </tr>
      </thead>
      <tbody>
        {shown.map(({ returnPeriod, books, filed, isFiled }) => {
          const form = cell === undefined ? 'gstr1' : 'gstr3b'
          const search = `?entityId=${filing.entityId}${cell ? `&section=${encodeURIComponent(cell)}` : ''}`
          return (
            <tr key={returnPeriod}>
              <th scope="row">
                <To to={`returns/${form}/${returnPeriod}${search}`}>{nameOf(returnPeriod)}</To>
              </th>
              <td>
                {filed && (
                  <Chip tone={isFiled ? 'ok' : 'attention'}>
                    {t(isFiled ? 'annual.filedPeriod' : 'annual.openPeriod')}
                  </Chip>
                )}
              </td>
              {holds.map((name) => (
                <Figure key={name} value={books[name]} />
              ))}
            </tr>
          )
        })}
      </tbody>
    </Block>
  )
}

function Documents({ filing, section }: { filing: Filing; section: string }) {
  const t = useT()
  const [start, setStart] = useState(0)
  const found = useCall(
    'gstr9.documents',
    { ...filing, section, start, size },
    { needed: true, keepPrevious: true },
  )
  if (!found.data) return <Skeleton height={200} />
  if (found.data.records.length === 0) return null
  return (
    <section className={css.stack}>
      <h2>{t('annual.documents')}</h2>
      <DocumentTable
        label={t('annual.documents')}
        records={found.data.records}
        total={found.data.total}
        start={start}
        size={size}
        isNextLoading={found.isPlaceholderData}
        onStart={setStart}
      />
    </section>
  )
}
