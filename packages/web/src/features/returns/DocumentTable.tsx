import type { ReactNode } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import { To } from '../../app/nav.tsx'
import { paymentKindOf, paymentPath } from '../../app/payments.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Ends, Figure } from './gstr3b/Figures.tsx'
import { Grid } from './Grid.tsx'
import { Pages } from './Pages.tsx'
import css from './returns.module.css'

const columns = ['taxableValue', 'igst', 'cgst', 'sgst', 'cess'] as const

type Record = Omit<Reply<'gstr3b.documents'>['records'][number], 'table'>

/** Documents behind a figure of a return, each with its part in it, page by page. */
export function DocumentTable<R extends Record>({
  label,
  records,
  total,
  start,
  size,
  isNextLoading,
  noteOf,
  onStart,
}: {
  label: string
  records: readonly R[]
  total: number
  start: number
  size: number
  isNextLoading: boolean
  /** Said below the number of a document. */
  noteOf?: (record: R) => ReactNode
  onStart: (start: number) => void
}) {
  const t = useT()
  return (
    <>
      <Grid label={label}>
        <thead>
          <tr>
            <th scope="col">{t('gstr1.document')}</th>
            <th scope="col">{t('clock.party')}</th>
            <Ends
              labels={[
                t('gstr1.taxable'),
                t('gstr1.igst'),
                t('gstr1.cgst'),
                t('gstr1.sgst'),
                t('gstr1.cess'),
              ]}
            />
          </tr>
        </thead>
        <tbody>
          {records.map((record, index) => {
            const payment = paymentKindOf(record.kind)
            const name = record.number ?? t('gstr1.ofDocument')
            return (
              <tr key={`${record.kind} ${record.documentId} ${index}`}>
                <th scope="row" className={css.document}>
                  {payment ? (
                    <To to={paymentPath(payment, 'view', record.documentId)}>{name}</To>
                  ) : (
                    <DocumentLink kind={record.kind} id={record.documentId}>
                      {name}
                    </DocumentLink>
                  )}{' '}
                  <DateText value={record.date} />
                  {noteOf?.(record)}
                </th>
                <td>
                  {record.partyName ?? '-'}
                  {record.gstin && <p className="meta figure">{record.gstin}</p>}
                </td>
                {columns.map((column) => (
                  <Figure key={column} value={record[column]} />
                ))}
              </tr>
            )
          })}
        </tbody>
      </Grid>
      <Pages
        start={start}
        size={size}
        shown={records.length}
        total={total}
        isNextLoading={isNextLoading}
        onStart={onStart}
      />
    </>
  )
}
