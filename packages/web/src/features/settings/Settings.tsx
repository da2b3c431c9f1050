import { Button, Select, Switch, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useSession } from '../../app/session/session.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './Settings.module.css'

type Setting = Reply<'setting.search'>[number]
type Value = Setting['value']

/** Settings by the right that changes them; the default stands beside a value that differs. */
export function Settings() {
  const t = useT()
  const { eId } = useNav()
  const nav = useNav()
  const rights = useRights()
  const settings = useCall('setting.search', eId ? { entityId: eId } : {})
  const [filter, setFilter] = useState('')
  const groups = useMemo(() => Map.groupBy(settings.data ?? [], ({ right }) => right), [settings.data])
  if (!settings.data) return <ScreenSkeleton />
  const words = filter.trim().toLowerCase()
  const name = (setting: Setting) => t.find(`setting.${setting.name}`) ?? setting.name
  const found = words
    ? settings.data.filter((setting) => name(setting).toLowerCase().includes(words))
    : undefined
  const current = typeof nav.search['tab'] === 'string' ? nav.search['tab'] : ''
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1>{t('settings.title')}</h1>
        <TextInput
          aria-label={t('settings.search')}
          placeholder={t('settings.search')}
          leftSection={<IconSearch size={16} stroke={1.5} />}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      </div>
      {found ? (
        <SettingList settings={found} />
      ) : (
        <Tabs
          label={t('settings.title')}
          current={current}
          onChange={(tab) => nav.setSearch({ tab })}
          tabs={[...groups]
            .filter(([right]) => rights.may(right as RightCode))
            .map(([right, list]) => ({
              key: right,
              label: t.find(`settings.group.${right}`) ?? right,
              content: () => <SettingList settings={list} />,
            }))}
        />
      )}
    </div>
  )
}

function SettingList({ settings }: { settings: readonly Setting[] }) {
  const t = useT()
  if (settings.length === 0) return <p className="muted">{t('list.nothingFound')}</p>
  return (
    <div className={css.list}>
      {settings.map((setting) => (
        <SettingRow key={setting.name} setting={setting} />
      ))}
    </div>
  )
}

function SettingRow({ setting }: { setting: Setting }) {
  const t = useT()
  const { eId } = useNav()
  const rights = useRights()
  const update = useAction('setting.update', { refreshes: ['setting'] })
  const reason = setting.level === 'system' ? t('settings.operator') : rights.why(setting.right as RightCode)
  const change = async (value: Value | null) => {
    await update.mutateAsync({
      ...(eId && setting.level === 'entity' ? { entityId: eId } : {}),
      settings: [{ name: setting.name, value }],
    })
    const loaded = await call('system.loadSettings')
    useSession.setState({ settings: loaded })
    toast.success(t('form.saved'))
  }
  const help = t.find(`setting.${setting.name}.help`)
  const label = t.find(`setting.${setting.name}`) ?? setting.name
  return (
    <div className={css.row}>
      <div className={css.text}>
        <span id={`setting-${setting.name}`}>{label}</span>
        {help && <span className="meta">{help}</span>}
        {setting.setAt !== 'default' && (
          <span className="meta">
            {t('settings.default', {
              value:
                setting.type === 'choice'
                  ? choiceLabel(t, setting.name, String(setting.default))
                  : shown(setting.default, t('common.yes'), t('common.no')),
            })}{' '}
            {!reason && (
              <button
                type="button"
                className="plain link"
                onClick={() => void change(null).catch(() => undefined)}
              >
                {t('settings.reset')}
              </button>
            )}
          </span>
        )}
        {reason && <span className="meta">{reason}</span>}
      </div>
      <Editor
        key={String(setting.value)}
        setting={setting}
        label={label}
        isDisabled={reason !== undefined}
        onChange={(value) => void change(value).catch(() => undefined)}
      />
    </div>
  )
}

interface EditorProps {
  readonly setting: Setting
  readonly label: string
  readonly isDisabled: boolean
  readonly onChange: (value: Value) => void
}

function Editor({ setting, label, isDisabled, onChange }: EditorProps) {
  const t = useT()
  const [text, setText] = useState(String(setting.value))
  if (setting.type === 'switch')
    return (
      <Switch
        aria-label={label}
        checked={setting.value === true}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  if (setting.type === 'choice')
    return (
      <Select
        aria-label={label}
        className={css.editor ?? ''}
        data={(setting.choices ?? []).map((value) => ({
          value,
          label: choiceLabel(t, setting.name, value),
        }))}
        value={String(setting.value)}
        allowDeselect={false}
        disabled={isDisabled}
        onChange={(value) => value && onChange(value)}
      />
    )
  if (setting.name.endsWith('Date'))
    return (
      <div className={css.editor}>
        <DateInput
          aria-label={label}
          value={text}
          disabled={isDisabled}
          onChange={(value) => (value ?? '') !== text && onChange(value ?? '')}
        />
      </div>
    )
  const isNumber = setting.type === 'number'
  const commit = () => {
    if (text === String(setting.value)) return
    if (!isNumber) return onChange(text)
    // As on every form: below the minimum, or empty, is raised to it; above the maximum falls back to it.
    const min = setting.min ?? 0
    const number = Number(text)
    const value = text === '' || number < min || number > (setting.max ?? Infinity) ? min : number
    setText(String(value))
    if (value !== setting.value) onChange(value)
  }
  return (
    <form
      className={css.edit}
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <TextInput
        aria-label={label}
        className={css.editor ?? ''}
        value={text}
        disabled={isDisabled}
        inputMode={isNumber ? 'numeric' : undefined}
        onChange={(event) =>
          setText(isNumber ? event.currentTarget.value.replace(/\D/g, '') : event.currentTarget.value)
        }
        onBlur={commit}
      />
      {text !== String(setting.value) && (
        <Button type="submit" variant="light">
          {t('form.save')}
        </Button>
      )}
    </form>
  )
}

const choiceLabel = (t: ReturnType<typeof useT>, name: string, value: string): string =>
  name === 'defaultTaxpayerType'
    ? t.label('TaxpayerType', value)
    : (t.find(`setting.${name}.${value}`) ?? value)

function shown(value: Value, yes: string, no: string): string {
  if (typeof value === 'boolean') return value ? yes : no
  return value === '' ? '-' : String(value)
}
