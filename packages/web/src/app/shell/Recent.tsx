import { ActionIcon, Popover } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { companyRoutes } from '../../routes.ts'
import { To, useNav } from '../nav.tsx'
import { recentlyOpened } from '../session/recent.ts'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'
import css from './Bell.module.css'

/** What was lately opened in this company, the newest first: back to it in two presses. */
export function Recent() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover position="bottom-end" width={300} opened={isOpen} onChange={setOpen} trapFocus>
      <Popover.Target>
        <ActionIcon
          className={css.recent ?? ''}
          aria-label={t('recent.title')}
          onClick={() => setOpen(!isOpen)}
        >
          <IconHistory size={18} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={css.panel ?? ''} aria-label={t('recent.title')}>
        <div className={css.head}>
          <h2>{t('recent.title')}</h2>
        </div>
        <List onOpen={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function List({ onOpen }: { onOpen: () => void }) {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const records = recentlyOpened().flatMap(({ path, title }) => {
    const [, company, screen] = path.split('/')
    const route = companyRoutes.find((one) => one.path.split('/')[0] === screen)
    const isOpen = company === String(nav.eId) && route && (!route.rights || rights.may(...route.rights))
    return isOpen ? [{ path, title, kind: t(route.title) }] : []
  })
  if (records.length === 0) return <p className="muted">{t('recent.none')}</p>
  return (
    <ul className={css.list}>
      {records.map(({ path, title, kind }) => (
        <li key={path}>
          <To to={path} onClick={onOpen}>
            <strong dir="auto">{title}</strong>
            <span className="meta">{kind}</span>
          </To>
        </li>
      ))}
    </ul>
  )
}
