import { TextInput } from '@mantine/core'
import { IconBolt, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Popup } from '../../ui/Popup.tsx'
import { keyName } from '../../ui/keys.ts'
import { useT } from '../texts.ts'
import { openCommandBar } from './CommandBar.tsx'
import css from './TopBar.module.css'
import { later } from '../../ui/later.tsx'

const QuickTiles = later(
  () => import('./QuickTiles.tsx').then((module) => module.QuickTiles),
  <div className={css.tiles} />,
)

/** Tiles to where people go most; the box filters them by name and forgets when it loses the focus. */
export function QuickLinks() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [filter, setFilter] = useState('')
  const close = () => {
    setOpen(false)
    setFilter('')
  }
  return (
    <Popup
      isOpen={isOpen}
      onChange={(open) => (open ? setOpen(true) : close())}
      position="bottom-start"
      trapFocus
      button={
        <button type="button" className={`plain ${css.quick}`} aria-label={t('quick.title')}>
          <IconBolt size={18} stroke={1.5} aria-hidden />
          <span className={css.quickLabel}>{t('quick.title')}</span>
          <kbd className={`meta ${css.quickLabel}`}>{keyName('mod+k')}</kbd>
        </button>
      }
    >
      {() => (
        <div className={css.card}>
          <TextInput
            aria-label={t('quick.search')}
            placeholder={t('quick.search')}
            leftSection={<IconSearch size={16} stroke={1.5} />}
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
            onBlur={(event) => {
              // Pressing a tile takes the focus too; the tile must still be there to be pressed.
              const next = event.relatedTarget
              if (!(next instanceof HTMLElement && next.dataset['tile'])) setFilter('')
            }}
            data-autofocus
          />
          <QuickTiles filter={filter} onOpen={close} />
          <button
            type="button"
            className="plain link"
            onClick={() => {
              close()
              openCommandBar()
            }}
          >
            {t('quick.searchAll')} <kbd className="meta">{keyName('mod+k')}</kbd>
          </button>
        </div>
      )}
    </Popup>
  )
}
