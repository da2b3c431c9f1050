import { To, useNav } from '../../app/nav.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import css from './reminders.module.css'

const screens = [
  ['payment-reminders', 'reminder.due'],
  ['reminders-sent', 'reminder.log'],
  ['payment-promises', 'reminder.promises'],
  ['reminder-settings', 'reminder.ladder'],
] as const

/** From one screen of the reminders to the others. */
export function Ways({ at }: { at: (typeof screens)[number][0] }) {
  const t = useT()
  const rights = useRights()
  const { eId } = useNav()
  if (eId === undefined) return null
  return (
    <nav className={css.ways} aria-label={t('menu.reminders')}>
      {screens
        .filter(
          ([path]) => path !== at && (path !== 'reminder-settings' || rights.may('RMD_SH_VW', 'RMD_ED')),
        )
        .map(([path, label]) => (
          <To key={path} to={path}>
            {t(label)}
          </To>
        ))}
    </nav>
  )
}
