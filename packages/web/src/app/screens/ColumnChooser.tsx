import { Skeleton } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { useT } from '../texts.ts'
import type { ColumnChoice } from './use-columns.ts'
import { later } from '../../ui/later.tsx'

const ColumnList = later(
  () => import('./ColumnList.tsx').then((one) => one.ColumnList),
  <Skeleton height={160} />,
)

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
      {() => <ColumnList choice={choice} />}
    </Popup>
  )
}
