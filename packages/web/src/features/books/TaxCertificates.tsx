import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Input } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { Amount, dash } from '../../ui/values.tsx'
import { statementCall } from './sides.ts'
import type { Side } from './sides.ts'
import css from './books.module.css'

const step = 50

/** What the certificates of a quarter say, by party; more come where they are asked for. */
export function TaxCertificates({ side, asked }: { side: Side; asked: Input<'tdsStatement.detail'> }) {
  const t = useT()
  const [size, setSize] = useState(step)
  const { data } = useCall(
    statementCall(side, 'certificates'),
    { ...asked, size, sort: 'partyName ASC' },
    { needed: true, keepPrevious: true },
  )
  if (!data) return null
  return (
    <>
      <div className={css.statement} role="region" aria-label={t('tds.certificates')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('column.partyName')}</th>
              <th scope="col">{t('field.pan')}</th>
              <th scope="col">{t(`${side}.section`)}</th>
              {([`${side}.taxed`, `${side}.tax`, 'tds.paid', 'tds.unpaid'] as const).map((head) => (
                <th key={head} scope="col" data-align="end">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.records.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.partyName}</th>
                <td>
                  <bdi>{row.pan ?? dash}</bdi>
                </td>
                <td>
                  <bdi>{row.sections.join(', ')}</bdi>
                </td>
                {[row.credited, row.tax, row.paid, row.unpaid].map((amount, at) => (
                  <td key={at} data-align="end">
                    <Amount value={amount} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data.total > data.records.length && size < 500 && (
        <Button variant="default" onClick={() => setSize(Math.min(500, size + step))}>
          {t('portal.moreExchanges')}
        </Button>
      )}
    </>
  )
}
