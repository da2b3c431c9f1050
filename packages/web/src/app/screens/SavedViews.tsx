import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useT } from '../texts.ts'
import css from './ListScreen.module.css'
import type { KeptView } from './use-columns.ts'
import type { ListState } from './use-list-state.ts'

interface Props {
  readonly state: ListState
  readonly views: readonly KeptView[]
  readonly onChange: (views: readonly KeptView[]) => void
}

/** Searches kept under a name: filters, words, period and order come back with one click. */
export function SavedViews({ state, views, onChange }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const Icon = views.some(({ search }) => search === state.view) ? IconBookmarkFilled : IconBookmark
  const save = () => {
    const kept = name.trim()
    if (!kept) return
    onChange([...views.filter((view) => view.name !== kept), { name: kept, search: state.view }])
    setName('')
    setOpen(false)
    toast.success(t('list.viewSaved', { name: kept }))
  }
  const remove = (gone: KeptView) => {
    onChange(views.filter((view) => view !== gone))
    toast.undo(t('list.viewRemoved', { name: gone.name }), t('common.undo'), () => onChange(views))
  }
  return (
    <Popup
      position="bottom-end"
      width={300}
      isOpen={isOpen}
      onChange={setOpen}
      trapFocus
      returnFocus
      button={
        <IconButton variant="default" title={t('list.savedViews')} aria-label={t('list.savedViews')}>
          <Icon size={18} stroke={1.5} />
        </IconButton>
      }
    >
      {() => (
        <>
          {views.length === 0 && <p className="muted">{t('list.noViews')}</p>}
          {views.map((view) => (
            <div key={view.name} className={css.columnRow}>
              <button
                type="button"
                className={`plain ${css.view}`}
                aria-pressed={view.search === state.view}
                onClick={() => {
                  state.openView(view.search)
                  setOpen(false)
                }}
              >
                {view.name}
              </button>
              <ActionIcon
                size={28}
                aria-label={t('list.removeView', { name: view.name })}
                onClick={() => remove(view)}
              >
                <IconTrash size={16} stroke={1.5} />
              </ActionIcon>
            </div>
          ))}
          <form
            className={css.saveView}
            onSubmit={(event) => {
              event.preventDefault()
              save()
            }}
          >
            <TextInput
              label={t('list.viewName')}
              value={name}
              maxLength={50}
              data-autofocus
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" disabled={!name.trim()}>
              {t('list.saveView')}
            </Button>
          </form>
        </>
      )}
    </Popup>
  )
}
