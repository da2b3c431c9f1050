import { Skeleton } from '@mantine/core'
import { useCall } from '../../app/api/use-call.ts'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'
import type { Filing, OutwardForm } from './Gstr1.tsx'
import { Grid } from './Grid.tsx'

/** Table 13: which numbers of each series were issued, and how many of them cancelled. */
export function IssuedTable({ form, filing }: { form: OutwardForm; filing: Filing }) {
  const t = useT()
  const found = useCall(`${form}.issued`, filing, { needed: true })
  if (found.isError)
    return (
      <EmptyState
        text={t('gstr1.failed')}
        action={{ label: t('error.retry'), run: () => void found.refetch() }}
      />
    )
  if (!found.data) return <Skeleton height={240} />
  if (found.data.records.length === 0) return <EmptyState text={t('gstr1.nothingIssued')} />
  return (
    <Grid label={t('gstr1.issued')}>
      <thead>
        <tr>
          <th scope="col">{t('gstr1.nature')}</th>
          <th scope="col">{t('gstr1.from')}</th>
          <th scope="col">{t('gstr1.to')}</th>
          {(['numbers', 'cancelled', 'net'] as const).map((column) => (
            <th key={column} scope="col" data-end>
              {t(`gstr1.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.data.records.map((row) => (
          <tr key={`${row.documentType} ${row.from}`}>
            <th scope="row">{t.find(`gstr1.documentType.${row.documentType}`) ?? row.label}</th>
            <td>
              <span className="figure">{row.from}</span>
            </td>
            <td>
              <span className="figure">{row.to}</span>
            </td>
            {[row.total, row.cancelled, row.net].map((count, column) => (
              <td key={column} data-end>
                <span className="figure">{groupDigits(String(count))}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}
