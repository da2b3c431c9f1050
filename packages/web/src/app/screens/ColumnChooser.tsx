import { ActionIcon, Popover, Skeleton } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useT } from '../texts.ts'
import type { ColumnChoice } from './use-columns.ts'

const ColumnList = lazy(() => import('./ColumnList.tsx').then((one) => ({ default: one.ColumnList })))

/** Shows, hides and orders the columns of a list; what is chosen is kept for the user. */
export function ColumnChooser({ choice }: { choice: ColumnChoice }) {
  const t = useT()
  return (
    <Popover position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" title={t('list.columns')} aria-label={t('list.columns')}>
          <IconColumns3 size={18} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Skeleton height={160} />}>
          <ColumnList choice={choice} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
