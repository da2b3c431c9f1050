import { useState } from 'react'
import { trialOf, useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import { ContactModal } from './ContactModal.tsx'
import css from './TopBar.module.css'

/** Days left of the trial or plan, with the way to go on; strictly below the warning days (reading 28). */
export function TrialMessage() {
  const t = useT()
  const { rights, settings } = useSession()
  const [isOpen, setOpen] = useState(false)
  const trial = trialOf(rights)
  const message = trial && messageOf(trial, settings?.trialExpiryWarningDays ?? 0)
  if (!message) return null
  return (
    <div className={css.trial} role="status">
      <span>{message.days === undefined ? t(message.key) : t.count(message.key, message.days)}</span>
      <button type="button" className="plain" onClick={() => setOpen(true)}>
        {t('trial.contact')}
      </button>
      <ContactModal isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

export function messageOf({ days, isTrial }: { days: number; isTrial: boolean }, warningDays: number) {
  if (days <= 0) return { key: isTrial ? 'trial.expired' : 'plan.expired', days: undefined } as const
  if (days >= warningDays) return undefined
  return isTrial
    ? ({ key: 'trial.willExpire', days } as const)
    : ({ key: 'plan.willExpire', days: undefined } as const)
}
