import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { settingTopics } from '@bahi/contracts/setting-topics.ts'
import type { SettingTopic } from '@bahi/contracts/setting-topics.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { To, useNav } from '../../app/nav.tsx'
import { useGstins } from '../../app/session/company.ts'
import { useRights } from '../../app/session/rights.ts'
import { useSession } from '../../app/session/session.ts'
import { rightsOfPath } from '../../app/shell/menu.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { SettingHistory } from './SettingHistory.tsx'
import { SettingRow } from './SettingRow.tsx'
import css from './Settings.module.css'

type Setting = Reply<'setting.search'>[number]
const topicNames = Object.keys(settingTopics) as SettingTopic[]

/** Settings by topic, those that the user may change, for the company or one of its GSTINs. */
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
  // What only the operator sets is nothing to look at here.
  const own = useMemo(
    () =>
      new Map((settings.data ?? []).filter(({ level }) => level !== 'system').map((one) => [one.name, one])),
    [settings.data],
  )
  if (!settings.data) return <ScreenSkeleton />
  const words = filter.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const wordsOf = ({ name }: Setting) =>
    `${t.find(`setting.${name}`) ?? ''} ${t.find(`setting.${name}.help`) ?? ''} ${name}`.toLowerCase()
  const found =
    words.length > 0
      ? [...own.values()].filter((setting) => words.every((word) => wordsOf(setting).includes(word)))
      : undefined
  const current = typeof nav.search['tab'] === 'string' ? nav.search['tab'] : ''
  const topics = topicNames.flatMap((topic) => {
    const list = settingTopics[topic].flatMap((name) => own.get(name) ?? [])
    const changeable = list.filter((setting) => mayChange(rights, setting))
    return changeable.length > 0 ? [{ topic, list: changeable }] : []
  })
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
            ...topics.map(({ topic, list }) => ({
              key: topic,
              label: t(`settings.topic.${topic}`),
              content: () => (
                <>
                  <SettingList settings={list} entityId={entityId} />
                  {topic === 'numbers' &&
                    rightsOfPath('series') &&
                    rights.may(...rightsOfPath('series')!) && (
                      <p>
                        <To to="series">{t('settings.series')}</To>
                      </p>
                    )}
                </>
              ),
            })),
            ...(topics.length > 0
              ? [{ key: 'history', label: t('settings.history'), content: () => <SettingHistory /> }]
              : []),
          ]}
        />
      )}
    </div>
  )
}

/** Each setting that is answered may be changed, but for those that forms read. */
const mayChange = (rights: ReturnType<typeof useRights>, { name, right }: Setting) =>
  rights.may(right as RightCode) || (name in keptByEnabling && rights.may('INV_ENB'))

/** Either of two rights is enough for these. */
const keptByEnabling = { EnableStockInventory: true, StockSince: true } as const

/** How the stock of a GSTIN is kept, on a page of its own. */
export function InventorySettings() {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const gstins = useGstins()
  const entityId = Number(nav.search['entityId'] ?? 0) || gstins?.[0]?.entityId
  const settings = useCall(
    'setting.search',
    { entityId: entityId ?? 0 },
    {
      enabled: entityId !== undefined,
      needed: true,
      keepPrevious: true,
    },
  )
  if (!settings.data) return <ScreenSkeleton />
  const own = new Map(settings.data.map((one) => [one.name, one]))
  const list = settingTopics.inventory.flatMap((name) => own.get(name) ?? [])
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1>{t('settings.topic.inventory')}</h1>
        <PlaceChoice entityId={entityId} />
      </div>
      <SettingList settings={list.filter((setting) => mayChange(rights, setting))} entityId={entityId} />
      {own.get('EnableStockInventory')?.value === true && rights.may('INV_OPN') && (
        <p>
          <To to={`opening-stock?entityId=${entityId}`}>{t('stock.openingTitle')}</To>
        </p>
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
  return (
    <div className={css.list}>
      {settings.map((setting) => (
        <SettingRow key={`${setting.name} ${entityId}`} setting={setting} entityId={entityId} />
      ))}
    </div>
  )
}
