import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import css from './Settings.module.css'
import { useShown } from './use-shown.ts'

/** Who changed which setting, newest first. */
export function SettingHistory() {
  const t = useT()
  const { data } = useCall('setting.history', {}, { needed: true })
  if (!data) return <ScreenSkeleton />
  if (data.length === 0) return <p className="muted">{t('settings.noHistory')}</p>
  return (
    <div className={css.list}>
      {data.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </div>
  )
}

function Change({ change }: { change: Reply<'setting.history'>[number] }) {
  const t = useT()
  const shown = useShown()
  return (
    <div className={css.row}>
      <div className={css.text}>
        <span>{t.find(`setting.${change.name}`) ?? change.name}</span>
        <span className="meta">
          {change.entityName ?? t('settings.wholeAccount')} · {change.userName ?? '-'} ·{' '}
          <TimeText value={change.at} />
        </span>
      </div>
      <span>
        {t('settings.from')}: {shown(change, change.before)} · {t('settings.to')}:{' '}
        <strong>{shown(change, change.after)}</strong>
      </span>
    </div>
  )
}
