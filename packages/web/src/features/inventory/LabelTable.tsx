import { ActionIcon, NumberInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Reply } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { dash } from '../../ui/values.tsx'
import css from './inventory.module.css'

export type LabelRow = Reply<'label.rows'>[number]

interface Props {
  readonly rows: readonly LabelRow[]
  readonly onChange: (rows: readonly LabelRow[]) => void
}

/** What labels are printed of, and how many of each. */
export function LabelTable({ rows, onChange }: Props) {
  const t = useT()
  const set = (at: number, count: number) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, count } : row)))
  return (
    <div className={css.scroll}>
      <table className={`${css.table} ${css.read}`} aria-label={t('label.title')}>
        <thead>
          <tr>
            <th scope="col">{t('stock.item')}</th>
            <th scope="col">{t('field.barcode')}</th>
            <th scope="col">{t('stock.batch')}</th>
            <th scope="col">{t('stock.expiresOn')}</th>
            <th scope="col">{t('label.count')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.itemId} ${row.batch}`}>
              <td data-column="item">{row.itemName}</td>
              <td data-label={t('field.barcode')}>
                <Code row={row} />
              </td>
              <td data-label={t('stock.batch')}>{row.batch ? <bdi>{row.batch}</bdi> : dash}</td>
              <td data-label={t('stock.expiresOn')}>
                <DateText value={row.expiresOn} />
              </td>
              <td data-label={t('label.count')}>
                <NumberInput
                  maw={110}
                  aria-label={t('label.countOf', { name: row.itemName })}
                  min={1}
                  max={3000}
                  allowDecimal={false}
                  value={row.count}
                  onChange={(value) => set(index, Math.max(1, Number(value) || 1))}
                />
              </td>
              <td>
                <ActionIcon
                  variant="subtle"
                  aria-label={t('opening.remove', { row: index + 1 })}
                  onClick={() => onChange(rows.filter((_, at) => at !== index))}
                >
                  <IconTrash size={16} stroke={1.5} />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** An item without a barcode is printed with its code, which a scanner finds too. */
function Code({ row: { barcode, itemCode } }: { row: LabelRow }) {
  const t = useT()
  if (barcode) return <bdi className="figure">{barcode}</bdi>
  return (
    <>
      <bdi className="figure">{itemCode}</bdi> <span className="muted">({t('label.codeInstead')})</span>
    </>
  )
}
