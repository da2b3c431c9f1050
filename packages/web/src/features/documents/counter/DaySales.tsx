import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { formatDate, inIndia } from '@bahi/domain/cal/shown.ts'
import { Fragment, useState } from 'react'
import type { Reply } from '../../../app/api/call-types.ts'
import { LoadFailed } from '../../../app/LoadFailed.tsx'
import { useAction } from '../../../app/api/use-call.ts'
import { pathOf } from '../../../app/documents.ts'
import { To } from '../../../app/nav.tsx'
import { useRights } from '../../../app/session/rights.ts'
import { useSession } from '../../../app/session/session.ts'
import { useT } from '../../../app/texts.ts'
import { confirm } from '../../../ui/confirm.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { Amount } from '../../../ui/values.tsx'
import css from './CounterSale.module.css'
import { daySalesAtOnce, useDaySales } from './use-day-sales.ts'
import { touchedBySale } from './use-sell.ts'

type Day = Reply<'daySale.search'>['waiting'][number]

/** The sales of the day that have no invoice yet, and those that take them together. */
export function DaySales({ entityId }: { entityId: number }) {
  const t = useT()
  const [start, setStart] = useState(0)
  const { data, error, refetch } = useDaySales(entityId, start)
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  const shownDay = (date: string) => formatDate(date, format)
  const may = useRights().may('SIN_AD')
  const make = useAction('daySale.invoice', { refreshes: touchedBySale })
  const cancel = useAction('daySale.cancel', { refreshes: ['daySale'] })
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const makeInvoice = async ({ date, sales }: Day) => {
    const day = shownDay(date)
    const text = t('daySale.makeText', { count: sales, date: day })
    const label = t('daySale.make', { date: day })
    if (!(await confirm({ title: label, text, confirm: label }))) return
    const { invoices } = await make.mutateAsync({ entityId, dates: [date] })
    for (const { number, sales: count } of invoices) toast.success(t('daySale.made', { number, count }))
  }
  const remove = async (id: number) => {
    const title = t('daySale.remove')
    if (!(await confirm({ title, text: t('daySale.removeText'), confirm: title, danger: true }))) return
    const { refused } = await cancel.mutateAsync({ ids: [id] })
    for (const { message } of refused) toast.error(message)
  }
  return (
    <section className={css.day} aria-labelledby="day-sales">
      <header>
        <h2 id="day-sales">{t('daySale.title')}</h2>
        {data.total > 0 && (
          <span className="muted">
            {t('daySale.count', { count: data.total })}{' '}
            <Amount value={Decimal.sum(data.sums.map(({ amount }) => amount)).toFixed(2)} sign />
          </span>
        )}
        {data.invoices.length > 0 && (
          <span>
            {t('daySale.invoiced')}:{' '}
            {data.invoices.map(({ id, number }, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <To to={pathOf('salesInvoice', 'view', id)}>
                  <bdi>{number}</bdi>
                </To>
              </Fragment>
            ))}
          </span>
        )}
        {may &&
          data.waiting.map((day) => (
            <Button key={day.date} loading={make.isPending} onClick={() => void makeInvoice(day)}>
              {t('daySale.make', { date: shownDay(day.date) })}
            </Button>
          ))}
      </header>
      {data.total === 0 && <p className="muted">{t('daySale.none')}</p>}
      {data.total > 0 && (
        <ul className={css.sales}>
          {data.records.map(({ id, createdAt, mode, lines, total, isInvoiced }) => (
            <li key={id}>
              <bdi className="muted">{inIndia(createdAt).slice(11, 16)}</bdi>
              <span className={css.name}>
                {lines
                  .map(({ description, quantity }) => `${Decimal.of(quantity).toPlain()} × ${description}`)
                  .join(', ')}
              </span>
              <span className="muted">{t.label('PaymentMode', mode)}</span>
              <Amount value={total} />
              {may && !isInvoiced && (
                <IconButton
                  aria-label={t('daySale.remove')}
                  title={t('daySale.remove')}
                  onClick={() => void remove(id)}
                >
                  <IconTrash size={18} stroke={1.5} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <footer>
        {start > 0 && (
          <Button variant="subtle" onClick={() => setStart(Math.max(0, start - daySalesAtOnce))}>
            {t('daySale.newer')}
          </Button>
        )}
        {start + daySalesAtOnce < data.total && (
          <Button variant="subtle" onClick={() => setStart(start + daySalesAtOnce)}>
            {t('daySale.older')}
          </Button>
        )}
      </footer>
    </section>
  )
}
