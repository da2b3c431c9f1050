import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction, useCall } from '../../app/api/use-call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useNav } from '../../app/nav.tsx'
import { reloadCompanies, reloadRights } from '../../app/session/load.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { ensurePlace, isKnownEnough } from './setup/place.ts'
import { stepForms } from './setup/steps.tsx'
import css from './setup/setup.module.css'

export type Setup = Reply<'setup.state'>
type Step = Setup['steps'][number]['step']

/** What the first invoice cannot do without. */
const needed: readonly Step[] = ['company', 'gstin']

/**
 * The first company of an account, step by step. Each step is saved as it is left and kept on the server, so that the
 * wizard continues where it was; a skipped step takes what the registration knows.
 */
export function SetupWizard() {
  const setup = useCall('setup.state', undefined, { needed: true, staleMs: 0 })
  if (!setup.data) return <ScreenSkeleton />
  return <Wizard setup={setup.data} reload={async () => void (await setup.refetch())} />
}

function Wizard({ setup, reload }: { setup: Setup; reload: () => Promise<void> }) {
  const t = useT()
  const nav = useNav()
  const [chosen, setChosen] = useState<Step>()
  const mark = useAction('setup.mark', {})
  const hasPlace = setup.companyId !== null && setup.entityId !== null
  const open = setup.steps.find(({ state }) => state === 'Open')?.step
  const step = chosen ?? (hasPlace ? open : (needed.find((one) => one === open) ?? firstNeeded(setup)))
  const index = setup.steps.findIndex((one) => one.step === step)

  const finish = async (to: 'dashboard' | 'create-sales-invoice' | 'import?move=new') => {
    const { companyId } = await ensurePlace(setup)
    await mark.mutateAsync({ isFinished: true })
    await Promise.all([reloadCompanies(), reloadRights(companyId)])
    nav.go(`/${companyId}/${to}`, { replace: true })
  }
  const leave = async (state: 'Done' | 'Skipped') => {
    if (!step) return
    if (state === 'Skipped' && needed.includes(step) && isKnownEnough(setup.known)) await ensurePlace(setup)
    await mark.mutateAsync({ step, state })
    setChosen(undefined)
    await reload()
  }
  const Form = step && stepForms[step]
  const maySkip = hasPlace || isKnownEnough(setup.known)
  return (
    <div className={css.wizard}>
      <div className={css.head}>
        <h1>{t('setup.title')}</h1>
        {maySkip && Form && (
          <Button onClick={() => void finish('dashboard')}>{t('setup.toDashboard')}</Button>
        )}
        <p className="muted">{t('setup.intro')}</p>
        {maySkip && Form && (
          <Button
            variant="subtle"
            classNames={{ root: css.import ?? '', label: css.wraps ?? '' }}
            leftSection={<IconFileImport size={18} stroke={1.5} aria-hidden />}
            onClick={() => void finish('import?move=new')}
          >
            {t('setup.import')}
          </Button>
        )}
      </div>
      <ol className={css.steps} aria-label={t('registration.steps')}>
        {setup.steps.map((one, at) => (
          <li key={one.step}>
            <button
              type="button"
              data-state={one.state}
              aria-current={one.step === step ? 'step' : undefined}
              ref={one.step === step ? intoView : undefined}
              disabled={!hasPlace && !needed.includes(one.step)}
              onClick={() => setChosen(one.step)}
            >
              <span className={css.mark} aria-hidden>
                {one.state === 'Done' ? '✓' : one.state === 'Skipped' ? '–' : at + 1}
              </span>
              {t(`setup.step.${one.step}`)}
              {one.state !== 'Open' && <span className="sr-only">{t(`setup.state.${one.state}`)}</span>}
            </button>
          </li>
        ))}
      </ol>
      {Form ? (
        <Form
          key={step}
          setup={setup}
          title={`${index + 1}. ${t(`setup.step.${step}`)}`}
          onDone={() => leave('Done')}
          {...(maySkip ? { onSkip: () => void leave('Skipped') } : {})}
        />
      ) : (
        <section className={css.end}>
          <h2>{t('setup.ready')}</h2>
          <p>{t('setup.readyText')}</p>
          <div className={css.ways}>
            <Button variant="filled" ref={focused} onClick={() => void finish('create-sales-invoice')}>
              {t('setup.firstInvoice')}
            </Button>
            <Button
              classNames={{ root: css.wide ?? '', label: css.wraps ?? '' }}
              onClick={() => void finish('import?move=new')}
            >
              {t('setup.import')}
            </Button>
            <Button onClick={() => void finish('dashboard')}>{t('setup.goToDashboard')}</Button>
          </div>
        </section>
      )}
    </div>
  )
}

/** On a narrow screen the steps are in one line, which follows the current one. */
const intoView = (element: HTMLButtonElement | null) =>
  element?.scrollIntoView({ block: 'nearest', inline: 'center' })

const focused = (button: HTMLButtonElement | null) => button?.focus()

const firstNeeded = ({ companyId }: Setup): Step => (companyId === null ? 'company' : 'gstin')
