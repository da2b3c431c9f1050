import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import { useT } from '../texts.ts'
import css from './ListScreen.module.css'
import type { ColumnChoice } from './use-columns.ts'

/** Shows, hides and orders the columns of a list; what is chosen is kept for the user. */
export function ColumnChooser({ choice }: { choice: ColumnChoice }) {
  const t = useT()
  const { all } = choice
  const move = (index: number, by: number) => {
    const next = [...all]
    const [one] = next.splice(index, 1)
    if (one) next.splice(index + by, 0, one)
    choice.save(next)
  }
  return (
    <Popover position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" title={t('list.columns')} aria-label={t('list.columns')}>
          <IconColumns3 size={18} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        {all.map(({ key, visible }, index) => {
          const label = choice.labels[key]
          const name = label ? t(label) : key
          return (
            <div key={key} className={css.columnRow}>
              <Checkbox
                label={name}
                checked={visible}
                onChange={() =>
                  choice.save(all.map((one) => (one.key === key ? { ...one, visible: !visible } : one)))
                }
              />
              <ActionIcon
                size={28}
                disabled={index === 0}
                aria-label={t('list.moveUp', { name })}
                onClick={() => move(index, -1)}
              >
                <IconArrowUp size={16} stroke={1.5} />
              </ActionIcon>
              <ActionIcon
                size={28}
                disabled={index === all.length - 1}
                aria-label={t('list.moveDown', { name })}
                onClick={() => move(index, 1)}
              >
                <IconArrowDown size={16} stroke={1.5} />
              </ActionIcon>
            </div>
          )
        })}
        <Button variant="subtle" onClick={choice.reset}>
          {t('list.resetColumns')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
