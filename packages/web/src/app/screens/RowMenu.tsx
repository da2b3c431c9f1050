import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { PopupMenu } from '../../ui/Popup.tsx'
import { useNav } from '../nav.tsx'
import { ActionItem } from '../rights/ActionItem.tsx'
import type { Needed } from '../session/rights.ts'
import icons from '../../ui/row-icons.module.css'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import css from './ListScreen.module.css'

/** What can be done with one row. `why` gives the text key of the reason where it cannot be done now. */
export interface RowAction<R> {
  readonly key: string
  /** Where it depends on the row, what it would do to this one. */
  readonly label: TextKey | ((row: R) => TextKey)
  readonly right?: Needed
  readonly to?: (row: R) => string
  readonly run?: (row: R) => void
  readonly why?: (row: R) => TextKey | undefined
  readonly isDanger?: boolean
  /** Offered for deleted records, which have no other action. */
  readonly isForDeleted?: boolean
}

/** What can be done with this row: restoring where it is deleted, everything else where it is not. */
export const actionsOf = <A extends { readonly isForDeleted?: boolean }>(
  actions: readonly A[],
  { status }: { readonly status?: string },
): readonly A[] =>
  actions.some(({ isForDeleted }) => isForDeleted)
    ? actions.filter(({ isForDeleted = false }) => isForDeleted === (status === 'Delete'))
    : actions

interface Props<R> {
  readonly row: R
  readonly actions: () => readonly RowAction<R>[]
}

/** A row has its button alone; the menu behind it is built when it is first asked for. */
export function RowMenu<R>(props: Props<R>) {
  const t = useT()
  const [isUsed, setUsed] = useState(false)
  if (isUsed) return <UsedMenu {...props} />
  return (
    <button
      type="button"
      className={`plain ${css.rowMenu} ${icons.more}`}
      aria-label={t('list.actions')}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setUsed(true)}
    />
  )
}

function UsedMenu<R>({ row, actions }: Props<R>) {
  const t = useT()
  const nav = useNav()
  const [isOpen, setOpen] = useState(true)
  return (
    <PopupMenu
      position="bottom-end"
      isOpen={isOpen}
      onChange={setOpen}
      button={
        // The focus was in the button before this one; on closing, the menu gives it back to this one.
        <ActionIcon autoFocus size={28} aria-label={t('list.actions')}>
          <IconDotsVertical size={16} stroke={1.5} />
        </ActionIcon>
      }
    >
      {() =>
        actions().map((action) => {
          const key = action.why?.(row)
          return (
            <ActionItem
              key={action.key}
              right={action.right}
              reason={key && t(key, { status: t.status(statusOf(row)) })}
              isDanger={action.isDanger}
              onClick={() => (action.to ? nav.go(action.to(row)) : action.run?.(row))}
            >
              {t(typeof action.label === 'function' ? action.label(row) : action.label)}
            </ActionItem>
          )
        })
      }
    </PopupMenu>
  )
}

function statusOf(row: unknown): string {
  const { status } = (row ?? {}) as { readonly status?: unknown }
  return typeof status === 'string' ? status : ''
}
