import { ActionIcon, Button, Skeleton, Tooltip } from '@mantine/core'
import { Menu } from '../../ui/menu-kit.ts'
import { IconChevronDown, IconChevronUp, IconDotsVertical } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useKey } from '../../ui/keys.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import type { Tab } from '../../ui/Tabs.tsx'
import { dash } from '../../ui/values.tsx'
import { useLate } from '../../ui/use-late.ts'
import { LoadBoundary } from '../LoadBoundary.tsx'
import { useNav } from '../nav.tsx'
import { ActionButton } from '../rights/ActionButton.tsx'
import { ActionItem } from '../rights/ActionItem.tsx'
import { rememberOpened } from '../session/recent.ts'
import type { Needed } from '../session/rights.ts'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { neighboursOf } from './record-order.ts'
import css from './ViewScreen.module.css'

export interface ViewAction {
  readonly key: string
  readonly label: TextKey
  readonly right?: Needed
  readonly to?: string
  readonly run?: () => void
  /** Why it cannot be done now, in words. */
  readonly reason?: string | undefined
  /** Said of it where it can be done. */
  readonly hint?: TextKey
  readonly isMain?: boolean
  readonly isDanger?: boolean
}

interface Props {
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  readonly state?: ReactNode
  readonly actions?: readonly ViewAction[]
  readonly tabs: readonly Tab[]
  readonly aside?: ReactNode
  readonly isLoading?: boolean
  /** What must be known before anything else is done. */
  readonly banner?: ReactNode
}

/** The shape of every view: header with state and allowed actions, tabs, and what to do next at the side. */
export function ViewScreen({
  title,
  subtitle,
  state,
  actions = [],
  tabs,
  aside,
  banner,
  isLoading = false,
}: Props) {
  const t = useT()
  const nav = useNav()
  const late = useLate()
  const current = typeof nav.search['tab'] === 'string' ? nav.search['tab'] : (tabs[0]?.key ?? '')
  const neighbours = useNeighbours()
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const shown = heading.current?.textContent.trim()
    if (nav.id !== undefined && shown) rememberOpened({ path: nav.path, title: shown })
  })
  if (isLoading) return late ? <LoadingView /> : null
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <div className={css.title}>
          <h1>
            <span ref={heading}>{title}</span> {state}
          </h1>
          {subtitle && <div className="muted">{subtitle}</div>}
        </div>
        <Actions actions={actions} />
        <Neighbours {...neighbours} />
      </div>
      {banner}
      <div className={css.body} data-aside={aside !== undefined}>
        <Tabs
          tabs={tabs.map((tab) => ({
            ...tab,
            content: () => <LoadBoundary key={tab.key}>{tab.content()}</LoadBoundary>,
          }))}
          current={current}
          onChange={(tab) => nav.setSearch({ tab })}
          label={t('view.tabs')}
        />
        {aside && <aside className={css.aside}>{aside}</aside>}
      </div>
    </div>
  )
}

/** The records before and after it in the list it was opened from; the keys work before the record is there. */
function useNeighbours() {
  const t = useT()
  const nav = useNav()
  const { previous, next } = neighboursOf(nav.path.split('/').slice(2).join('/'))
  const open = (path: string | undefined) => path && nav.go(path, { replace: true })
  const toPrevious = () => open(previous)
  const toNext = () => open(next)
  const group = t('keys.record')
  useKey({ keys: 'k', label: t('view.previous'), group, run: toPrevious }, previous !== undefined)
  useKey({ keys: 'j', label: t('view.next'), group, run: toNext }, next !== undefined)
  return { previous, next, toPrevious, toNext }
}

function Neighbours({ previous, next, toPrevious, toNext }: ReturnType<typeof useNeighbours>) {
  const t = useT()
  if (!previous && !next) return null
  return (
    <div className={css.neighbours}>
      <Tooltip label={`${t('view.previous')} (K)`}>
        <ActionIcon
          variant="default"
          aria-label={t('view.previous')}
          disabled={!previous}
          onClick={toPrevious}
        >
          <IconChevronUp size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={`${t('view.next')} (J)`}>
        <ActionIcon variant="default" aria-label={t('view.next')} disabled={!next} onClick={toNext}>
          <IconChevronDown size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}

function Actions({ actions }: { actions: readonly ViewAction[] }) {
  const t = useT()
  const nav = useNav()
  const run = (action: ViewAction) => (action.to ? nav.go(action.to) : action.run?.())
  const shown = actions.filter(({ isDanger }) => !isDanger).slice(0, 3)
  const rest = actions.filter((action) => !shown.includes(action))
  return (
    <div className={css.actions}>
      {shown.map((action) => (
        <ActionButton
          key={action.key}
          right={action.right}
          reason={action.reason}
          hint={action.hint && t(action.hint)}
          variant={action.isMain ? 'filled' : 'default'}
          onClick={() => run(action)}
        >
          {t(action.label)}
        </ActionButton>
      ))}
      {rest.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button aria-label={t('view.more')}>
              <IconDotsVertical size={18} stroke={1.5} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map((action) => (
              <ActionItem
                key={action.key}
                right={action.right}
                reason={action.reason}
                isDanger={action.isDanger}
                onClick={() => run(action)}
              >
                <span className={css.entry}>
                  {t(action.label)}
                  {action.hint && !action.reason && <small>{t(action.hint)}</small>}
                </span>
              </ActionItem>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}

function LoadingView() {
  return (
    <div className={css.screen} aria-busy="true">
      <Skeleton height={28} width={280} />
      <Skeleton height={40} />
      <Skeleton height={360} />
    </div>
  )
}

/** Facts in two columns: a label and what it says. */
export function Facts({
  title,
  facts,
}: {
  title?: string
  facts: readonly (readonly [label: string, value: ReactNode])[]
}) {
  return (
    <section className={css.facts}>
      {title && <h2>{title}</h2>}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{typeof value === 'string' ? <bdi>{value || dash}</bdi> : (value ?? dash)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
