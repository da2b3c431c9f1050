import { ActionIcon, Button, Checkbox, Switch } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useT } from '../texts.ts'
import css from './ColumnList.module.css'
import { PageSize } from './PageSize.tsx'
import type { ColumnChoice, Kept } from './use-columns.ts'

/** The columns of a list in their order: by mouse, and by keyboard with the buttons or Alt and the arrows. */
export function ColumnList({ choice }: { choice: ColumnChoice }) {
  const t = useT()
  const { all } = choice
  const [dragged, setDragged] = useState<number>()
  const box = useRef<HTMLDivElement>(null)
  const nameOf = ({ key }: Kept) => {
    const label = choice.labels[key]
    return label ? t(label) : key
  }
  const place = (from: number, to: number) => {
    if (from === to || to < 0 || to >= all.length) return
    const next = [...all]
    const [one] = next.splice(from, 1)
    if (!one) return
    next.splice(to, 0, one)
    choice.save(next)
    // The focus goes with what was moved.
    window.requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-column="${one.key}"] input[type=checkbox]`)?.focus(),
    )
  }
  return (
    <>
      <p className="meta">{t('list.moveHint')}</p>
      <div className={css.list} ref={box}>
        {all.map((column, index) => {
          const name = nameOf(column)
          return (
            <div
              key={column.key}
              className={css.row}
              data-column={column.key}
              data-dragged={dragged === index || undefined}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(index)
              }}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== undefined) place(dragged, index)
                setDragged(undefined)
              }}
              onDragEnd={() => setDragged(undefined)}
              onKeyDown={(event) => {
                const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
                if (!event.altKey || by === 0) return
                event.preventDefault()
                place(index, index + by)
              }}
            >
              <IconGripVertical className={css.grip!} size={16} stroke={1.5} aria-hidden />
              <Checkbox
                label={name}
                checked={column.visible}
                onChange={() =>
                  choice.save(
                    all.map((one) => (one.key === column.key ? { ...one, visible: !one.visible } : one)),
                  )
                }
              />
              <ActionIcon
                size={28}
                disabled={index === 0}
                aria-label={t('list.moveUp', { name })}
                onClick={() => place(index, index - 1)}
              >
                <IconArrowUp size={16} stroke={1.5} />
              </ActionIcon>
              <ActionIcon
                size={28}
                disabled={index === all.length - 1}
                aria-label={t('list.moveDown', { name })}
                onClick={() => place(index, index + 1)}
              >
                <IconArrowDown size={16} stroke={1.5} />
              </ActionIcon>
            </div>
          )
        })}
      </div>
      <div className={css.foot}>
        <Switch
          label={t('list.freezeFirst')}
          checked={choice.freezesFirst}
          onChange={(event) => choice.setFreezes(event.currentTarget.checked)}
        />
        <Switch
          label={t('list.listDensity')}
          checked={choice.density === 'compact'}
          onChange={(event) => choice.setDensity(event.currentTarget.checked ? 'compact' : 'comfortable')}
        />
        <PageSize choice={choice} />
        <Button variant="subtle" onClick={choice.reset}>
          {t('list.resetColumns')}
        </Button>
      </div>
    </>
  )
}
