import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { useRights } from '../session/rights.ts'
import { useNav } from '../nav.tsx'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'

/** What can be done with one row. `why` gives the text key of the reason where it cannot be done now. */
export interface RowAction<R> {
  readonly key: string
  /** Where it depends on the row, what it would do to this one. */
  readonly label: TextKey | ((row: R) => TextKey)
  readonly right?: RightCode
  readonly to?: (row: R) => string
  readonly run?: (row: R) => void
  readonly why?: (row: R) => TextKey | undefined
  readonly isDanger?: boolean
}

export function RowMenu<R>({ row, actions }: { row: R; actions: readonly RowAction<R>[] }) {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size={28} aria-label={t('list.actions')}>
          <IconDotsVertical size={16} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => {
          const key = action.why?.(row)
          const reason = (action.right && rights.why(action.right)) ?? (key && t(key))
          return (
            <Menu.Item
              key={action.key}
              disabled={reason !== undefined}
              title={reason}
              {...(action.isDanger ? { color: 'red' } : {})}
              onClick={() => (action.to ? nav.go(action.to(row)) : action.run?.(row))}
            >
              {t(typeof action.label === 'function' ? action.label(row) : action.label)}
              {reason && <div className="meta">{reason}</div>}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
