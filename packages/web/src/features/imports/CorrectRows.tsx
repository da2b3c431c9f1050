import { Button, Checkbox } from '@mantine/core'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { useUnsavedGuard } from '../../app/screens/use-unsaved-guard.ts'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { columnsToShow, pasted } from './corrected.ts'
import css from './imports.module.css'
import { useEdits } from './edits.ts'
import type { Cells } from './edits.ts'
import { Pager } from './Pager.tsx'
import type { Statistic } from './words.tsx'

type Failed = Reply<'import.failedRows'>['records'][number]

/** Rows with fields to type into that are in the page together. */
const pageRows = 50
const none: Cells = new Map()

interface Props {
  readonly of: Statistic
  readonly runs: boolean
  readonly onSent: () => void
}

/** Refused rows with what is wrong at each cell, to be corrected and imported from here. */
export function CorrectRows({ of, runs, onSent }: Props) {
  const t = useT()
  const [edits, setEdits] = useEdits(of.backgroundTaskId)
  const [showsAll, setShowsAll] = useState(false)
  const [start, setStart] = useState(0)
  const [lines, setLines] = useState<readonly string[]>([])
  const found = useCall(
    'import.failedRows',
    { backgroundTaskId: of.backgroundTaskId },
    { quiet: true, enabled: !runs },
  )
  const mend = useAction('import.mend', { refreshes: ['import', 'task'], quiet: true })
  const grid = useRef<HTMLTableElement>(null)
  const wanted = useRef<Cell>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    focusOn(grid.current, wanted.current)
    wanted.current = undefined
  }, [start])
  const [owner] = useState(() => ({}))
  useUnsavedGuard(owner, edits.size > 0)
  const rows = found.data?.records ?? nothing
  const headings = found.data?.headings ?? nothing
  const columns = useMemo(
    () => (showsAll ? headings.map((_, index) => index) : columnsToShow(headings, rows)),
    [showsAll, headings, rows],
  )
  const type = useCallback(
    (row: number, column: number, text: string) =>
      setEdits((last) => new Map(last).set(row, new Map(last.get(row)).set(column, text))),
    [setEdits],
  )
  if (found.error && !found.data)
    return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <p aria-busy="true" />
  const first = Math.min(start, Math.max(0, Math.floor((rows.length - 1) / pageRows) * pageRows))
  const shown = rows.slice(first, first + pageRows)
  const changed = rows.filter(({ row, cells }) =>
    [...(edits.get(row) ?? none)].some(([column, text]) => text !== cells[column]),
  )
  const send = async () => {
    setLines([])
    const sent = changed.length > 0 ? changed : rows
    try {
      await mend.mutateAsync({
        backgroundTaskId: of.backgroundTaskId,
        rows: sent.map(({ row, cells }) => ({
          row,
          cells: cells.map((cell, column) => edits.get(row)?.get(column) ?? cell),
        })),
      })
      setEdits(() => new Map())
      onSent()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setLines(error.issues.length > 0 ? error.issues.map(({ message }) => message) : error.messages)
    }
  }
  const place = (target: EventTarget) => {
    const { row, column } = (target as HTMLElement).dataset
    return row === undefined || column === undefined
      ? undefined
      : { at: rows.findIndex((one) => one.row === Number(row)), column: Number(column) }
  }
  const paste = (event: ClipboardEvent) => {
    const from = place(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!from || !/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    setEdits((last) => {
      const next = new Map(last)
      const all = rows.map(({ row }) => row)
      for (const one of pasted(text, { rows: all, columns, at: from.at, column: from.column }))
        next.set(one.row, new Map(next.get(one.row)).set(one.column, one.text))
      return next
    })
  }
  const move = (event: KeyboardEvent) => {
    const step =
      event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    const from = place(event.target)
    if (!step || !from) return
    event.preventDefault()
    const next = rows[from.at + step]
    if (!next) return
    const to = { row: next.row, column: from.column }
    if (focusOn(grid.current, to)) return
    // It is on another page.
    wanted.current = to
    setStart(Math.floor((from.at + step) / pageRows) * pageRows)
  }
  return (
    <form
      className={css.part}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p>{t('imports.correctText')}</p>
      {found.data.total > rows.length && (
        <p className="muted">
          {t('imports.correctSome', {
            count: groupDigits(String(rows.length)),
            total: groupDigits(String(found.data.total)),
          })}
        </p>
      )}
      <Checkbox
        label={t('imports.correctAll')}
        checked={showsAll}
        onChange={(event) => setShowsAll(event.currentTarget.checked)}
      />
      <ProblemLines lines={lines} />
      <div className={css.scroll} role="region" aria-label={t('imports.tab.correct')} tabIndex={0}>
        {/* Keys and the clipboard reach it from the fields within. */}
        <table
          ref={grid}
          className={css.grid}
          aria-label={t('imports.tab.correct')}
          onPaste={paste}
          onKeyDown={move}
        >
          <thead>
            <tr>
              <th scope="col">{t('imports.row')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <bdi>{headings[column]}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <Row
                key={one.row}
                of={one}
                edits={edits.get(one.row) ?? none}
                columns={columns}
                headings={headings}
                isOff={runs || mend.isPending}
                onType={type}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Pager start={first} size={pageRows} total={rows.length} onStart={setStart} />
      <div className={css.foot}>
        <Button variant="filled" type="submit" loading={mend.isPending || runs} disabled={rows.length === 0}>
          {changed.length > 0 ? t.count('imports.correct', changed.length) : t('imports.again')}
        </Button>
      </div>
    </form>
  )
}

const nothing: readonly never[] = []

interface Cell {
  readonly row: number
  readonly column: number
}

function focusOn(grid: HTMLElement | null, { row, column }: Cell): boolean {
  const input = grid?.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`)
  input?.focus()
  return input != null
}

interface RowProps {
  readonly of: Failed
  readonly edits: Cells
  readonly columns: readonly number[]
  readonly headings: readonly string[]
  readonly isOff: boolean
  readonly onType: (row: number, column: number, text: string) => void
}

const Row = memo(function Row({ of, edits, columns, headings, isOff, onType }: RowProps) {
  const t = useT()
  const { row, cells, problems } = of
  const ofRow = problems.filter(({ column }) => column === null || !headings.includes(column))
  return (
    <tr>
      <th scope="row">
        <span className="figure">{row}</span>
        {ofRow.map(({ message }) => (
          <small key={message} className={css.fault}>
            {message}
          </small>
        ))}
      </th>
      {columns.map((column) => {
        const heading = headings[column]!
        const faults = problems.filter((one) => one.column === heading)
        const note = `fault-${row}-${column}`
        return (
          <td key={column} data-label={heading}>
            <input
              aria-label={t('imports.cell', { column: heading, row })}
              {...(faults.length > 0 ? { 'aria-invalid': true, 'aria-describedby': note } : {})}
              data-row={row}
              data-column={column}
              dir="auto"
              maxLength={2000}
              readOnly={isOff}
              value={edits.get(column) ?? cells[column] ?? ''}
              onChange={(event) => onType(row, column, event.currentTarget.value)}
            />
            {faults.length > 0 && (
              <small id={note} className={css.fault}>
                {faults.map(({ message }) => message).join(' ')}
              </small>
            )}
          </td>
        )
      })}
    </tr>
  )
})
