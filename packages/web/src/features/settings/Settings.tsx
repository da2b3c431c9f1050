import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useGstins } from '../../app/session/company.ts'
import { useRights } from '../../app/session/rights.ts'
import { useSession } from '../../app/session/session.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { SettingHistory } from './SettingHistory.tsx'
import { SettingRow } from './SettingRow.tsx'
import css from './Settings.module.css'

type Setting = Reply<'setting.search'>[number]

/** Settings by the right that changes them, for the company or one of its GSTINs. */
export function Settings() {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const entityId = Number(nav.search['entityId'] ?? nav.eId ?? 0) || undefined
  const settings = useCall('setting.search', entityId ? { entityId } : {}, {
    needed: true,
    keepPrevious: true,
  })
  const [filter, setFilter] = useState('')
  const groups = useMemo(() => Map.groupBy(settings.data ?? [], ({ right }) => right), [settings.data])
  if (!settings.data) return <ScreenSkeleton />
  const words = filter.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const wordsOf = ({ name }: Setting) =>
    `${t.find(`setting.${name}`) ?? ''} ${t.find(`setting.${name}.help`) ?? ''} ${name}`.toLowerCase()
  const found =
    words.length > 0
      ? settings.data.filter((setting) => words.every((word) => wordsOf(setting).includes(word)))
      : undefined
  const current = typeof nav.search['tab'] === 'string' ? nav.search['tab'] : ''
  const mayAny = [...groups.keys()].some((right) => rights.may(right as RightCode))
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
        <PlaceChoice entityId={entityId} />
      </div>
      {found ? (
        <SettingList settings={found} entityId={entityId} />
      ) : (
        <Tabs
          label={t('settings.title')}
          current={current}
          onChange={(tab) => nav.setSearch({ tab })}
          tabs={[
            ...[...groups]
              .filter(([right]) => rights.may(right as RightCode))
              .map(([right, list]) => ({
                key: right,
                label: t.find(`settings.group.${right}`) ?? right,
                content: () => <SettingList settings={list} entityId={entityId} />,
              })),
            ...(mayAny
              ? [{ key: 'history', label: t('settings.history'), content: () => <SettingHistory /> }]
              : []),
          ]}
        />
      )}
    </div>
  )
}

/** The company, or one of its GSTINs, whose own values are looked at and set. */
function PlaceChoice({ entityId }: { entityId: number | undefined }) {
  const t = useT()
  const nav = useNav()
  const gstins = useGstins()
  const company = useSession((session) => session.companies.find(({ id }) => id === nav.eId))
  if (!gstins || gstins.length === 0 || !nav.eId) return null
  const places = [
    { value: String(nav.eId), label: company?.entityName ?? t('enum.EntityType.Business') },
    ...gstins.map((one) => ({
      value: String(one.entityId),
      label: [one.entityName, one.vrn].filter(Boolean).join(' · '),
    })),
  ]
  return (
    <Select
      className={css.place ?? ''}
      aria-label={t('settings.place')}
      data={places}
      value={String(entityId ?? nav.eId)}
      allowDeselect={false}
      onChange={(value) => value && nav.setSearch({ entityId: value === String(nav.eId) ? '' : value })}
    />
  )
}

function SettingList({ settings, entityId }: { settings: readonly Setting[]; entityId: number | undefined }) {
  const t = useT()
  if (settings.length === 0) return <p className="muted">{t('list.nothingFound')}</p>
  const sections = Map.groupBy(settings, ({ section }) => section ?? '')
  return [...sections].map(([section, list]) => (
    <section key={section} className={css.section}>
      {section && <h2>{t.find(`settings.section.${section}`)}</h2>}
      <div className={css.list}>
        {list.map((setting) => (
          <SettingRow key={`${setting.name} ${entityId}`} setting={setting} entityId={entityId} />
        ))}
      </div>
    </section>
  ))
}
