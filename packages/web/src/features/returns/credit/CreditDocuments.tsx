import { Skeleton } from '@mantine/core'
import type { CreditGroup } from '@bahi/domain/returns/credit-comparison.ts'
import { useState } from 'react'
import type { Reply } from '../../../app/api/call-types.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { DocumentLink } from '../../../app/DocumentLink.tsx'
import { periodNames } from '../../../app/returns/period-names.ts'
import { EmptyState } from '../../../app/screens/EmptyState.tsx'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { usePreferences } from '../../../theme/preferences.ts'
import { Ends, Figure } from '../gstr3b/Figures.tsx'
import type { Filing } from '../Gstr1.tsx'
import { Grid } from '../Grid.tsx'
import { Pages } from '../Pages.tsx'
import css from '../returns.module.css'
import { Inside } from '../Sections.tsx'

const size = 50
const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
type Document = Reply<'creditComparison.documents'>['records'][number]

/** The documents of a group, each with its part in the difference of the period. */
export function CreditDocuments({
  title,
  place,
  group,
  frequency,
}: {
  title: string
  place: Filing
  group: CreditGroup
  frequency: 'Monthly' | 'Quarterly'
}) {
  const t = useT()
  const [start, setStart] = useState(0)
  const found = useCall(
    'creditComparison.documents',
    { ...place, group, start, size },
    { needed: true, keepPrevious: true },
  )
  const { data } = found
  return (
    <div className={css.stack}>
      <div className={css.head}>
        <h2>{title}</h2>
        <Inside change={{ group: undefined }}>{t('gstr3b.back')}</Inside>
      </div>
      {!data ? (
        <Skeleton height={240} />
      ) : data.records.length === 0 ? (
        <EmptyState text={t('gstr3b.noDocuments')} />
      ) : (
        <>
          <Grid label={title}>
            <thead>
              <tr>
                <th scope="col">{t('gstr1.document')}</th>
                <th scope="col">{t('clock.party')}</th>
                <Ends labels={heads.map((head) => t(`gstr1.${head}`))} />
              </tr>
            </thead>
            <tbody>
              {data.records.map((record, at) => (
                <Row
                  key={`${record.documentId} ${record.number} ${at}`}
                  record={record}
                  frequency={frequency}
                />
              ))}
            </tbody>
          </Grid>
          <Pages
            start={start}
            size={size}
            shown={data.records.length}
            total={data.total}
            isNextLoading={found.isPlaceholderData}
            onStart={setStart}
          />
        </>
      )}
    </div>
  )
}

function Row({ record, frequency }: { record: Document; frequency: 'Monthly' | 'Quarterly' }) {
  const t = useT()
  const culture = usePreferences((preferences) => preferences.culture)
  const month = periodNames(culture, 'Monthly')
  const period = periodNames(culture, frequency)
  const { documentId, kind, number, statementPeriod, claimPeriod } = record
  const where = [
    ...(statementPeriod ? [t('creditComparison.inStatementOf', { period: month(statementPeriod) })] : []),
    ...(claimPeriod ? [t('creditComparison.claimedIn', { period: period(claimPeriod) })] : []),
  ]
  return (
    <tr>
      <th scope="row" className={css.document}>
        {documentId !== null && kind !== null ? (
          <DocumentLink kind={kind} id={documentId}>
            {number}
          </DocumentLink>
        ) : (
          <bdi>{number}</bdi>
        )}{' '}
        <DateText value={record.date} />
        {where.length > 0 && <p className="meta">{where.join(' · ')}</p>}
      </th>
      <td>
        {record.partyName ?? '-'}
        {record.gstin && <p className="meta figure">{record.gstin}</p>}
      </td>
      {heads.map((head) => (
        <Figure key={head} value={record.difference[head]} />
      ))}
    </tr>
  )
}
