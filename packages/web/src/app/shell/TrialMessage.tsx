import { useState } from 'react'
import { useSession } from '../session/session.ts'
import { messageOf, trialOf } from '../session/trial.ts'
import { useT } from '../texts.ts'
import { ContactModal } from './ContactModal.tsx'
import css from './TopBar.module.css'

/** Days left of the trial or plan, with the way to continue; strictly below the warning days (reading 28). */
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
