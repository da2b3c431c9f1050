import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { financialYearOf, rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import { useCall } from '../../app/api/use-call.ts'
import { openFile } from '../../app/files.ts'
import { To } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useRights } from '../../app/session/rights.ts'
import { rightsOfPath } from '../../app/shell/menu.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Amount } from '../../ui/values.tsx'
import css from './parties.module.css'

const pageSize = 100
const paths: Readonly<Record<string, string>> = {
  salesInvoice: 'view-sales-invoice',
  paymentIn: 'view-payment-in',
}

/** The account of a party: every line with the balance after it. */
export function Statement({ id }: { id: number }) {
  const t = useT()
  const rights = useRights()
  const year = rangeOfFinancialYear(financialYearOf(istDateOf(Date.now())))
  const [period, setPeriod] = useState({ fromDate: year.from, toDate: year.to })
  const [size, setSize] = useState(pageSize)
  const [isBusy, setBusy] = useState(false)
  const statement = useCall('party.statement', { id, ...period, start: 0, size }, { keepPrevious: true })
  const data = statement.data
  const print = () => {
    setBusy(true)
    call('party.statementPdf', { id, ...period })
      .then(openFile)
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <div className={css.statement}>
      <div className={css.bar}>
        <DateInput
          label={t('period.from')}
          value={period.fromDate}
          onChange={(fromDate) => fromDate && setPeriod({ ...period, fromDate })}
        />
        <DateInput
          label={t('period.to')}
          value={period.toDate}
          onChange={(toDate) => toDate && setPeriod({ ...period, toDate })}
        />
        <Button
          leftSection={<IconDownload size={18} stroke={1.5} />}
          disabled={!rights.may('PTY_PDF')}
          loading={isBusy}
          onClick={print}
        >
          {t('party.statementPdf')}
        </Button>
      </div>
      {data && data.rows.length === 0 && Number(data.opening) === 0 ? (
        <EmptyState text={t('party.noLedger')} />
      ) : (
        data && (
          <div className={css.ledger}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('party.ledger.date')}</th>
                  <th scope="col">{t('party.ledger.what')}</th>
                  <th scope="col">{t('party.ledger.number')}</th>
                  <th scope="col" data-align="end">
                    {t('party.ledger.debit')}
                  </th>
                  <th scope="col" data-align="end">
                    {t('party.ledger.credit')}
                  </th>
                  <th scope="col" data-align="end">
                    {t('field.balance')}
                  </th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td colSpan={5}>{t('party.ledger.opening')}</td>
                  <td data-align="end">
                    <Amount value={data.opening} />
                  </td>
                </tr>
                {data.rows.map((row) => (
                  <tr key={row.id}>
                    <td>
                      <DateText value={row.date} />
                    </td>
                    <td>
                      {t.find(`enum.DocumentKind.${row.source}`) ??
                        t.find(`ledger.${row.source}`) ??
                        row.source}
                    </td>
                    <td className="figure">
                      <LedgerLink source={row.source} id={row.documentId} number={row.number} />
                    </td>
                    <td data-align="end">{Number(row.debit) === 0 ? '-' : <Amount value={row.debit} />}</td>
                    <td data-align="end">{Number(row.credit) === 0 ? '-' : <Amount value={row.credit} />}</td>
                    <td data-align="end">
                      <Amount value={row.balance} />
                    </td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <td colSpan={3}>{t('party.ledger.closing')}</td>
                  <td data-align="end">
                    <Amount value={data.debit} sign />
                  </td>
                  <td data-align="end">
                    <Amount value={data.credit} sign />
                  </td>
                  <td data-align="end">
                    <Amount value={data.closing} sign />
                  </td>
                </tr>
              </tfoot>
            </table>
          </div>
        )
      )}
      {data && data.total > data.rows.length && (
        <Button variant="subtle" onClick={() => setSize(Math.min(500, size + pageSize))}>
          {t('party.ledger.more')}
        </Button>
      )}
    </div>
  )
}

function LedgerLink({
  source,
  id,
  number,
}: {
  source: string
  id: number | null | undefined
  number: string | null | undefined
}) {
  const path = paths[source]
  if (!number) return <>-</>
  return path && id && rightsOfPath(`${path}/$id`) !== undefined ? (
    <To to={`${path}/${id}`}>{number}</To>
  ) : (
    <>{number}</>
  )
}
