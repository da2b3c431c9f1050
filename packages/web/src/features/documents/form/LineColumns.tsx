import { ActionIcon, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useColumns } from '../../../app/screens/use-columns.ts'
import type { ListColumn } from '../../../app/screens/ListScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { cellLabels } from './LineCells.tsx'

/** Cells that may be left out; what a line cannot do without always stands. */
const optional = [1, 3, 5, 6] as const

const columns: readonly ListColumn<never>[] = optional.map((cell) => ({
  key: String(cell),
  label: cellLabels[cell],
  width: 80,
  cell: () => null,
}))

/** Which cells this person leaves out, kept for the user as the columns of lists are. */
export function useLineColumns() {
  const choice = useColumns('salesInvoiceLines', columns)
  const hidden = useMemo<ReadonlySet<number>>(
    () => new Set(choice.all.filter(({ visible }) => !visible).map(({ key }) => Number(key))),
    [choice.all],
  )
  return { choice, hidden }
}

export function LineColumns() {
  const t = useT()
  const { choice } = useLineColumns()
  return (
    <Popover position="top-end" width={220}>
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={t('list.columns')} title={t('list.columns')}>
          <IconColumns3 size={18} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        {optional.map((cell) => {
          const key = String(cell)
          return (
            <Checkbox
              key={key}
              label={t(cellLabels[cell])}
              checked={choice.all.some((one) => one.key === key && one.visible)}
              onChange={() =>
                choice.save(
                  choice.all.map((one) => (one.key === key ? { ...one, visible: !one.visible } : one)),
                )
              }
            />
          )
        })}
      </Popover.Dropdown>
    </Popover>
  )
}
