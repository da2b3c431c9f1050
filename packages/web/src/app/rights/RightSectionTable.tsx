import type { RightCode, RightSection } from '@bahi/contracts/rights.ts'
import { useId, useRef } from 'react'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { actionOf, actionWords, codesOf, columnsOf, rightWords } from './right-words.ts'
import type { MatrixProps } from './RightMatrix.tsx'
import css from './RightMatrix.module.css'
import { TriStateBox } from './TriStateBox.tsx'
import { useGridKeys } from './use-grid-keys.ts'

interface Props extends MatrixProps {
  readonly section: RightSection
  /** Its lines: groups, and each group of reports. */
  readonly rows: readonly string[]
  /** Rights of a line that the search leaves. */
  readonly found: (row: string) => readonly RightCode[]
  readonly onShow: (code: RightCode) => void
}

/** One section of the matrix: groups as rows, what several groups share as columns, the rest at the end of the row. */
export function RightSectionTable(props: Props) {
  const { section, rows, held, onChange, mayGive = () => true } = props
  const t = useT()
  const title = useId()
  const table = useRef<HTMLTableElement>(null)
  const keys = useGridKeys(table)
  const columns = columnsOf(section)
  const set = (codes: readonly RightCode[], ticked: boolean) => {
    const next = new Set(held)
    for (const code of codes) {
      if (!ticked) next.delete(code)
      else if (mayGive(code)) next.add(code)
    }
    onChange?.(next)
  }
  const boxOf = (codes: readonly RightCode[], label: string) => (
    <TriStateBox
      state={stateOf(codes, held)}
      disabled={codes.length === 0}
      aria-readonly={!onChange}
      aria-label={label}
      onTick={(ticked) => set(codes, ticked)}
    />
  )
  const cellOf = (code: RightCode) => <Cell {...props} code={code} onTick={(ticked) => set([code], ticked)} />
  return (
    <section className={css.section} aria-labelledby={title}>
      <h3 id={title}>{t(`rightSection.${section}`)}</h3>
      <table className={css.table} ref={table} {...keys}>
        <thead>
          <tr data-row>
            <td />
            <th scope="col">
              <span className={css.head}>{t('role.all')}</span>
              {boxOf(
                rows.flatMap((row) => [...props.found(row)]),
                t('role.allOf', { name: t(`rightSection.${section}`) }),
              )}
            </th>
            {columns.map((action) => {
              const codes = rows.flatMap((row) =>
                props.found(row).filter((code) => actionOf(code) === action),
              )
              const label = t(`rightAction.${action}` as TextKey)
              return (
                <th key={action} scope="col">
                  <span className={css.head}>{label}</span>
                  {boxOf(codes, t('role.allOf', { name: label }))}
                </th>
              )
            })}
            <th scope="col" className={css.furtherHead}>
              <span className={css.head}>{t('role.further')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const codes = props.found(row)
            const all = codesOf(row)
            const name = t.find(`right.${row}`) ?? row
            return (
              <tr key={row} data-row>
                <th scope="row">{name}</th>
                <td>
                  <label className={css.cell}>
                    {boxOf(codes, t('role.allOf', { name }))}
                    <span className={css.word}>{t('role.all')}</span>
                  </label>
                </td>
                {columns.map((action) => {
                  const code = all.find((one) => actionOf(one) === action)
                  return (
                    <td key={action} data-empty={!code || !codes.includes(code)}>
                      {code && codes.includes(code) && cellOf(code)}
                    </td>
                  )
                })}
                <td className={css.further}>
                  {codes
                    .filter((code) => !columns.includes(actionOf(code)))
                    .map((code) => (
                      <span key={code}>{cellOf(code)}</span>
                    ))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Cell({
  code,
  held,
  base,
  onChange,
  mayGive = () => true,
  onShow,
  onTick,
}: Props & { code: RightCode; onTick: (ticked: boolean) => void }) {
  const t = useT()
  const isHeld = held.has(code)
  const isLacking = !isHeld && !mayGive(code)
  const difference = base && isHeld !== base.has(code) ? (isHeld ? 'added' : 'removed') : undefined
  const label = [
    rightWords(t, code),
    difference && t(`role.${difference}`),
    onChange && isLacking && t('role.lacking'),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <label
      className={css.cell}
      title={isLacking ? t('role.lacking') : undefined}
      data-difference={difference}
    >
      <input
        type="checkbox"
        name={code}
        checked={isHeld}
        disabled={onChange !== undefined && isLacking}
        aria-readonly={!onChange}
        aria-label={label}
        onChange={(event) => onTick(event.currentTarget.checked)}
        onFocus={() => onShow(code)}
      />
      <span className={css.word}>{actionWords(t, code)}</span>
      {difference && (
        <span className={css.mark} aria-hidden>
          {difference === 'added' ? '+' : '−'}
        </span>
      )}
    </label>
  )
}

function stateOf(codes: readonly RightCode[], held: ReadonlySet<string>) {
  const count = codes.filter((code) => held.has(code)).length
  return count === 0 ? 'none' : count === codes.length ? 'all' : 'some'
}
