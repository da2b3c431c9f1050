import { Skeleton } from '@mantine/core'
import { useCall } from '../../app/api/use-call.ts'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useT } from '../../app/texts.ts'
import { Amount, Percent, Quantity } from '../../ui/values.tsx'
import type { Filing, OutwardForm } from './Gstr1.tsx'
import { Grid } from './Grid.tsx'
import css from './returns.module.css'

/** Table 12 in its two tabs: what was sold to registered recipients and to others. */
export function HsnTable({ form, filing }: { form: OutwardForm; filing: Filing }) {
  const t = useT()
  const found = useCall(`${form}.hsn`, filing, { needed: true })
  if (found.isError)
    return (
      <EmptyState
        text={t('gstr1.failed')}
        action={{ label: t('error.retry'), run: () => void found.refetch() }}
      />
    )
  if (!found.data) return <Skeleton height={240} />
  if (found.data.records.length === 0) return <EmptyState text={t('gstr1.empty')} />
  return (
    <div className={css.stack}>
      {(['B2B', 'B2C'] as const).map((tab) => {
        const rows = found.data.records.filter((row) => row.tab === tab)
        if (rows.length === 0) return null
        return (
          <section key={tab} className={css.stack}>
            <h2>{t(`gstr1.hsnTab.${tab}`)}</h2>
            <Grid label={t(`gstr1.hsnTab.${tab}`)}>
              <thead>
                <tr>
                  <th scope="col">{t('gstr1.hsnCode')}</th>
                  <th scope="col">{t('gstr1.uqc')}</th>
                  {(['quantity', 'rate', 'taxable', 'igst', 'cgst', 'sgst', 'cess', 'total'] as const).map(
                    (column) => (
                      <th key={column} scope="col" data-end>
                        {t(`gstr1.${column}`)}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.hsn} ${row.uqc} ${row.rate}`}>
                    <th scope="row">
                      <span className="figure">{row.hsn}</span>
                      {row.description && <p className="meta">{row.description}</p>}
                    </th>
                    <td>{row.uqc}</td>
                    <td data-end>
                      <Quantity value={row.quantity} />
                    </td>
                    <td data-end>
                      <Percent value={row.rate} />
                    </td>
                    {[row.taxableValue, row.igst, row.cgst, row.sgst, row.cess, row.total].map(
                      (amount, column) => (
                        <td key={column} data-end>
                          <Amount value={amount} />
                        </td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </Grid>
          </section>
        )
      })}
    </div>
  )
}
