import { Skeleton } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { useT } from '../texts.ts'
import type { ColumnChoice } from './use-columns.ts'

const ColumnList = lazy(() => import('./ColumnList.tsx').then((one) => ({ default: one.ColumnList })))

/** Shows, hides and orders the columns of a list; what is chosen is kept for the user. */
export function ColumnChooser({ choice }: { choice: ColumnChoice }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popup
      position="bottom-end"
      width={300}
      isOpen={isOpen}
      onChange={setOpen}
      trapFocus
      returnFocus
      button={
        <IconButton variant="default" title={t('list.columns')} aria-label={t('list.columns')}>
          <IconColumns3 size={18} stroke={1.5} />
        </IconButton>
      }
    >
      {() => (
        <Suspense fallback={<Skeleton height={160} />}>
          <ColumnList choice={choice} />
        </Suspense>
      )}
    </Popup>
  )
}
