import type { Reply } from '../../../app/api/call-types.ts'
import { EmptyState } from '../../../app/screens/EmptyState.tsx'
import { useT } from '../../../app/texts.ts'
import { Percent, Quantity } from '../../../ui/values.tsx'
import { Block, Ends, Figure } from '../gstr3b/Figures.tsx'
import css from '../returns.module.css'

const amounts = ['taxableValue', 'igst', 'cgst', 'sgst', 'cess'] as const

/** Tables 17 and 18: codes of what was sold and bought. */
export function HsnOfYear({ summary }: { summary: Reply<'gstr9.summary'> }) {
  const t = useT()
  const tables = [
    { table: '17', rows: summary.outwardHsn },
    { table: '18', rows: summary.inwardHsn },
  ] as const
  if (tables.every(({ rows }) => rows.length === 0)) return <EmptyState text={t('gstr9.noHsn')} />
  return (
    <div className={css.stack}>
      {tables
        .filter(({ rows }) => rows.length > 0)
        .map(({ table, rows }) => (
          <Block key={table} title={`${table} ${t(`gstr9.table.${table}`)}`}>
            <thead>
              <tr>
                <th scope="col">{t('gstr1.hsnCode')}</th>
                <th scope="col">{t('gstr1.uqc')}</th>
                <Ends
                  labels={[
                    t('gstr1.quantity'),
                    t('gstr1.rate'),
                    ...amounts.map((name) => t(`annual.figure.${name}`)),
                  ]}
                />
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
                  {amounts.map((name) => (
                    <Figure key={name} value={row[name]} />
                  ))}
                </tr>
              ))}
            </tbody>
          </Block>
        ))}
    </div>
  )
}
