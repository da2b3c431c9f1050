import { Button } from '@mantine/core'
import { importRights } from '@bahi/contracts/import-rights.ts'
import { IconCircle, IconCircleCheck, IconFileImport } from '@tabler/icons-react'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import css from './SetupChecks.module.css'

type Setup = NonNullable<Reply<'dashboard.summary'>['setup']>
type Check = Setup['checks'][number]['check']

/** Where each is done. */
const wayTo: Readonly<Record<Check, (entityId: number) => string>> = {
  address: (id) => `edit-gstin/${id}?field=address.line1`,
  logo: (id) => `edit-gstin/${id}?field=logo`,
  bank: (id) => `edit-gstin/${id}?field=bank.holder`,
  item: () => 'create-item',
  party: () => 'create-party',
  invoice: () => 'create-sales-invoice',
}

/** What the set-up left out, until it is done or the list is dismissed. */
export function SetupChecks({ setup }: { setup: Setup }) {
  const t = useT()
  const mark = useAction('setup.mark', { refreshes: ['dashboard'] })
  const { may } = useRights()
  const to = may('BSN_AD') ? 'import?move=new' : may(...importRights) ? 'import?new=file' : undefined
  const done = setup.checks.filter(({ isDone }) => isDone).length
  return (
    <section className={css.checks} aria-labelledby="setup-checks">
      <div className={css.head}>
        <h2 id="setup-checks">{t('setup.checks')}</h2>
        <span className="muted">{t('setup.checksDone', { done, all: setup.checks.length })}</span>
        <Button
          variant="subtle"
          loading={mark.isPending}
          onClick={() => void mark.mutateAsync({ isDismissed: true }).catch(() => undefined)}
        >
          {t('setup.dismiss')}
        </Button>
      </div>
      <ul>
        {setup.checks.map(({ check, isDone }) => (
          <li key={check} data-done={isDone}>
            {isDone ? (
              <IconCircleCheck size={18} stroke={1.5} aria-hidden />
            ) : (
              <IconCircle size={18} stroke={1.5} aria-hidden />
            )}
            {isDone ? (
              <span>
                {t(`setup.check.${check}`)} <span className="sr-only">({t('setup.state.Done')})</span>
              </span>
            ) : (
              <To to={wayTo[check](setup.entityId)}>{t(`setup.check.${check}`)}</To>
            )}
          </li>
        ))}
      </ul>
      {to && (
        <p className={css.import}>
          <IconFileImport size={18} stroke={1.5} aria-hidden />
          <To to={to}>{t('setup.import')}</To>
        </p>
      )}
    </section>
  )
}
