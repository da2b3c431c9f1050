import { Button } from '@mantine/core'
import { call } from '../../../app/api/call.ts'
import { pathOf } from '../../../app/documents.ts'
import { openFile } from '../../../app/files.ts'
import { To } from '../../../app/nav.tsx'
import { useT } from '../../../app/texts.ts'
import { Amount } from '../../../ui/values.tsx'
import css from './CounterSale.module.css'
import type { Sold } from './use-sell.ts'

/** What was sold before this sale, with the change that its customer waits for. */
export function LastSale({ sold }: { sold: Sold }) {
  const t = useT()
  const { id, number, total, change } = sold
  return (
    <section className={css.last} aria-label={t('counter.last')}>
      <h2>{t('counter.last')}</h2>
      <p>
        {number === undefined ? (
          t('counter.becomesDaySale')
        ) : (
          <To to={pathOf('salesInvoice', 'view', id)}>
            <bdi>{number}</bdi>
          </To>
        )}{' '}
        <Amount value={total} sign />
      </p>
      {change !== undefined && (
        <p className={css.change} role="status">
          {t('counter.change')} <Amount value={change} sign />
        </p>
      )}
      {number !== undefined && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => void call('salesInvoice.pdf', { id, purpose: 'Print' }).then(openFile)}
        >
          {t('counter.printAgain')}
        </Button>
      )}
    </section>
  )
}
