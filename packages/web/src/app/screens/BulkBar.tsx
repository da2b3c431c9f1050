import { Button } from '@mantine/core'
import { useState } from 'react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { confirm } from '../../ui/confirm.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { ActionButton } from '../rights/ActionButton.tsx'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import css from './ListScreen.module.css'
import { actionsOf } from './RowMenu.tsx'

export interface BulkAction<R> {
  readonly key: string
  readonly label: TextKey
  readonly right: RightCode
  /** Rows that it can be done with; absent: all. With none of them it is not offered. */
  readonly fits?: (row: R) => boolean
  readonly run: (rows: readonly R[]) => Promise<void> | void
  /** Done with deleted records, with which nothing else is. */
  readonly isForDeleted?: boolean
}

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
    await action.run(fitting)
    onClear()
  }
  return (
    <div className={css.bulk} role="region" aria-label={t('list.bulk')}>
      <strong aria-live="polite">{t.count('list.selected', rows.length)}</strong>
      {onSelectAll && (
        <Button variant="subtle" loading={isCollecting} onClick={() => void collect()}>
          {t('list.selectAllFound', { count: `${groupDigits(String(total))}${isExact ? '' : '+'}` })}
        </Button>
      )}
      {offered.map((one) => (
        <ActionButton
          key={one.action.key}
          right={one.action.right}
          variant="subtle"
          onClick={() => void run(one)}
        >
          {t(one.action.label)}
          {one.fitting.length < rows.length &&
            ` ${t('list.someOf', { some: one.fitting.length, all: rows.length })}`}
        </ActionButton>
      ))}
      <Button variant="subtle" onClick={onClear}>
        {t('list.clearSelection')}
      </Button>
    </div>
  )
}
