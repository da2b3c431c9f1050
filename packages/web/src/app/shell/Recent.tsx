import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popup } from '../../ui/Popup.tsx'
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
    <Popup
      position="bottom-end"
      width={300}
      isOpen={isOpen}
      onChange={setOpen}
      trapFocus
      button={
        <IconButton className={css.recent} aria-label={t('recent.title')}>
          <IconHistory size={18} stroke={1.5} />
        </IconButton>
      }
      dropdown={{ className: css.panel ?? '', 'aria-label': t('recent.title') }}
    >
      {() => (
        <>
          <div className={css.head}>
            <h2>{t('recent.title')}</h2>
          </div>
          <List onOpen={() => setOpen(false)} />
        </>
      )}
    </Popup>
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
