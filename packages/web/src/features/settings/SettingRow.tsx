import { useState } from 'react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { call } from '../../app/api/call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { AskForRight } from '../../app/rights/AskForRight.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { Editor } from './Editor.tsx'
import css from './Settings.module.css'
import { useShown } from './use-shown.ts'

type Setting = Reply<'setting.search'>[number]
type Value = Setting['value']

/** One setting: what it does, where its value was set, the default beside a value that differs, a fault at the field. */
export function SettingRow({ setting, entityId }: { setting: Setting; entityId: number | undefined }) {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const shown = useShown()
  const [problem, setProblem] = useState<string>()
  const update = useAction('setting.update', { refreshes: ['setting', 'entity', 'audit'], quiet: true })
  const isAbove = setting.level === 'entity' && entityId === undefined
  const reason = rights.why(setting.right as RightCode)
  // Beside the values of one GSTIN it matters that this one is not its own.
  const reach =
    setting.level === 'subscriber' && nav.search['entityId'] ? t('settings.wholeAccount') : undefined
  const change = async (value: Value | null) => {
    setProblem(undefined)
    try {
      await update.mutateAsync({
        ...(setting.level === 'entity' && !isAbove ? { entityId } : {}),
        settings: [{ name: setting.name, value }],
      })
      useSession.setState({ settings: await call('system.loadSettings') })
      toast.success(t('form.saved'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.issues[0]?.message ?? error.messages[0] ?? '')
    }
  }
  const help = t.find(`setting.${setting.name}.help`)
  const label = t.find(`setting.${setting.name}`) ?? setting.name
  const problemId = problem ? `problem-${setting.name}` : undefined
  return (
    <div className={css.row} data-setting={setting.name}>
      <div className={css.text}>
        <span id={`setting-${setting.name}`}>{label}</span>
        <span className="meta">{[help, reach, reason].filter(Boolean).join(' · ')}</span>
        {setting.setAt !== 'default' && (
          <span className="meta">
            {t(`settings.setAt.${setting.setAt}`)} ·{' '}
            {t('settings.default', { value: shown(setting, setting.default) })}{' '}
            {setting.setAt !== 'system' && !reason && (
              <button type="button" className="plain link" onClick={() => void change(null)}>
                {t('settings.reset')}
              </button>
            )}
          </span>
        )}
        <span>
          <AskForRight code={setting.right as RightCode} isSmall />
        </span>
      </div>
      <div className={css.field}>
        <Editor
          key={`${String(setting.value)} ${problem ?? ''}`}
          setting={setting}
          label={label}
          isDisabled={reason !== undefined}
          describedBy={problemId}
          onChange={(value) => void change(value)}
          onOutside={setProblem}
        />
        {problem && (
          <span id={problemId} role="alert" className={css.problem}>
            {problem}
          </span>
        )}
      </div>
    </div>
  )
}
