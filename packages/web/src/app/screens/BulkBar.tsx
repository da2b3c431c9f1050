import { ActionIcon, Button } from '@mantine/core'
import { IconDots, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { confirm } from '../../ui/confirm.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { PopupMenu } from '../../ui/Popup.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { ActionButton } from '../rights/ActionButton.tsx'
import { ActionItem } from '../rights/ActionItem.tsx'
import type { Needed } from '../session/rights.ts'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import css from './ListScreen.module.css'
import { actionsOf } from './RowMenu.tsx'

export interface BulkAction<R> {
  readonly key: string
  readonly label: TextKey
  readonly right: Needed
  /** Rows that it can be done with; absent: all. With none of them it is not offered. */
  readonly fits?: (row: R) => boolean
  /**
   * The ticks go once it is done. They stay where the answer is `false`, as nothing was done, and where it answers
   * nothing at once, as it asks in a dialog that may be cancelled.
   */
  readonly run: (rows: readonly R[]) => Promise<unknown> | void
  /** Done with deleted records, with which nothing else is. */
  readonly isForDeleted?: boolean
}

/** Actions that have a place in the bar, which is one line high; the rest are in its menu. */
const inLine = 4

interface Props<R> {
  readonly rows: readonly R[]
  readonly actions: readonly BulkAction<R>[]
  readonly total: number
  readonly isExact: boolean
  /** Ticks all that match, also those that are not loaded yet. */
  readonly onSelectAll?: () => Promise<void>
  readonly onClear: () => void
}

/** What can be done with the rows that are ticked, with their number; many at once are asked about first. */
export function BulkBar<R extends { readonly status?: string }>({
  rows,
  actions,
  total,
  isExact,
  onSelectAll,
  onClear,
}: Props<R>) {
  const t = useT()
  const limit = useSession((session) => session.settings?.recordsAffectedWarningLimit ?? 5000)
  const [isCollecting, setCollecting] = useState(false)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const collect = async () => {
    setCollecting(true)
    await onSelectAll?.().catch(() => undefined)
    setCollecting(false)
  }
  const offered = actions
    .map((action) => {
      const fitting = rows.filter((row) => actionsOf(actions, row).includes(action))
      return { action, fitting: action.fits ? fitting.filter(action.fits) : fitting }
    })
    .filter(({ fitting }) => fitting.length > 0)
  const run = async ({ action, fitting }: (typeof offered)[number]) => {
    if (
      fitting.length > limit &&
      !(await confirm({ title: t('list.manyAffected', { count: groupDigits(String(fitting.length)) }) }))
    )
      return
    const running = action.run(fitting)
    if (running && (await running) !== false) onClear()
  }
  const places = usePhone() ? 1 : inLine
  const shown = offered.slice(0, offered.length > places + 1 ? places : undefined)
  const more = offered.slice(shown.length)
  const labelOf = ({ action, fitting }: (typeof offered)[number]) => (
    <>
      {t(action.label)}
      {fitting.length < rows.length && ` ${t('list.someOf', { some: fitting.length, all: rows.length })}`}
    </>
  )
  return (
    <div className={css.bulk} role="region" aria-label={t('list.bulk')}>
      <strong aria-live="polite">{t.count('list.selected', rows.length)}</strong>
      {onSelectAll && (
        <Button variant="subtle" loading={isCollecting} onClick={() => void collect()}>
          {t('list.selectAllFound', { count: `${groupDigits(String(total))}${isExact ? '' : '+'}` })}
        </Button>
      )}
      {shown.map((one) => (
        <ActionButton
          key={one.action.key}
          right={one.action.right}
          variant="subtle"
          onClick={() => void run(one)}
        >
          {labelOf(one)}
        </ActionButton>
      ))}
      {more.length > 0 && (
        <PopupMenu
          position="bottom-end"
          isOpen={isMoreOpen}
          onChange={setMoreOpen}
          button={
            <ActionIcon aria-label={t('view.more')} title={t('view.more')}>
              <IconDots size={18} stroke={1.5} />
            </ActionIcon>
          }
        >
          {() =>
            more.map((one) => (
              <ActionItem key={one.action.key} right={one.action.right} onClick={() => void run(one)}>
                {labelOf(one)}
              </ActionItem>
            ))
          }
        </PopupMenu>
      )}
      <ActionIcon aria-label={t('list.clearSelection')} title={t('list.clearSelection')} onClick={onClear}>
        <IconX size={18} stroke={1.5} />
      </ActionIcon>
    </div>
  )
}
