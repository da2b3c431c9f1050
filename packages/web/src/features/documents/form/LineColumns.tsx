import { ActionIcon, Checkbox, Popover } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useKind } from '../../../app/use-kind.ts'
import { useColumns } from '../../../app/screens/use-columns.ts'
import type { Kept } from '../../../app/screens/use-columns.ts'
import type { ListColumn } from '../../../app/screens/ListScreen.tsx'
import { useT } from '../../../app/texts.ts'
import type { TextKey } from '../../../app/texts.ts'
import { usualStops } from './enter-order.ts'
import { cellLabels } from './LineCells.tsx'
import css from './LineGrid.module.css'

/** Cells that may be left out; what a line needs is always shown. */
const optional = [1, 3, 8, 5, 6, 7] as const
/** Left out until a person wants it. */
const wanted = new Set<number>([7])
/** What a line comes to, without its tax and with it. */
const figures = ['available', 'taxableValue', 'total'] as const
export type FigureColumn = (typeof figures)[number]
export const figureLabels = {
  available: 'stock.available',
  taxableValue: 'invoice.taxable',
  total: 'invoice.amountWithTax',
} as const satisfies Record<FigureColumn, TextKey>

const column = (key: string, label: TextKey, isHidden = false): ListColumn<never> => ({
  key,
  label,
  width: 80,
  isHidden,
  cell: () => null,
})
const stopKey = (cell: number) => `enter${cell}`

/** Cells, figures, and the cells where Enter stops in their order: one kept list, as the columns of lists are. */
const columns: readonly ListColumn<never>[] = [
  ...optional.map((cell) => column(String(cell), cellLabels[cell], wanted.has(cell))),
  ...figures.map((name) => column(name, figureLabels[name], name === 'total')),
  ...[2, 4, 1, 3, 8, 5, 6, 7].map((cell) =>
    column(stopKey(cell), cellLabels[cell]!, !usualStops.includes(cell)),
  ),
]

/** Which cells this person leaves out and where Enter stops, kept for the user. */
export function useLineColumns() {
  const choice = useColumns(`${useKind()}Lines`, columns)
  return useMemo(() => {
    const isStop = ({ key }: Kept) => key.startsWith('enter')
    return {
      choice,
      hidden: new Set(
        choice.all.filter(({ key, visible }) => !visible && /^\d$/.test(key)).map(({ key }) => Number(key)),
      ) as ReadonlySet<number>,
      figures: figures.filter((name) => choice.all.some(({ key, visible }) => key === name && visible)),
      stops: choice.all.filter((one) => isStop(one) && one.visible).map(({ key }) => Number(key.slice(5))),
      order: choice.all.filter(isStop),
    }
    // The choice is another object with every drawing; what it holds changes seldom.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [choice.all])
}

export function LineColumns() {
  const t = useT()
  const { choice, order } = useLineColumns()
  const toggle = (key: string) =>
    choice.save(choice.all.map((one) => (one.key === key ? { ...one, visible: !one.visible } : one)))
  const box = (key: string) => (
    <Checkbox
      key={key}
      label={t(choice.labels[key] as TextKey)}
      checked={choice.all.some((one) => one.key === key && one.visible)}
      onChange={() => toggle(key)}
    />
  )
  /** Puts a stop before or after the stop beside it. */
  const move = (at: number, by: 1 | -1) => {
    const moved = order.slice()
    const [one] = moved.splice(at, 1)
    moved.splice(at + by, 0, one!)
    choice.save([...choice.all.filter(({ key }) => !key.startsWith('enter')), ...moved])
  }
  return (
    <Popover position="top-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={t('list.columns')} title={t('list.columns')}>
          <IconColumns3 size={18} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={css.chooser ?? ''}>
        <strong>{t('list.columns')}</strong>
        {optional.map((cell) => box(String(cell)))}
        {figures.map(box)}
        <strong>{t('invoice.enterStops')}</strong>
        {order.map(({ key }, at) => (
          <span key={key} className={css.stop}>
            {box(key)}
            {([-1, 1] as const).map((by) => (
              <ActionIcon
                key={by}
                size={28}
                disabled={!order[at + by]}
                aria-label={`${t(choice.labels[key] as TextKey)}: ${t(by < 0 ? 'invoice.moveUp' : 'invoice.moveDown')}`}
                onClick={() => move(at, by)}
              >
                {by < 0 ? <IconArrowUp size={14} stroke={1.5} /> : <IconArrowDown size={14} stroke={1.5} />}
              </ActionIcon>
            ))}
          </span>
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}
