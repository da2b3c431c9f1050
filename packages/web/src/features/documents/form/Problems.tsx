import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { askFor, useAsksForMore } from '../../../app/rights/ask.ts'
import { useT } from '../../../app/texts.ts'
import { focusField } from '../../../ui/form/ErrorSummary.tsx'
import { afterDialog } from '../../../ui/last-focused.ts'
import { isFillable } from './fill-lines.ts'
import type { Fillable } from './fill-lines.ts'
import css from './InvoiceForm.module.css'
import type { InvoiceStore } from './invoice-store.ts'
import type { LimitWish } from './limit-wishes.ts'
import { cellLabels } from './LineCells.tsx'
import { cellNames, reachLine } from './line-moves.ts'
import { groupsOf, nextProblem } from './problem-groups.ts'
import { labelOnScreen } from './label-on-screen.ts'
import { later } from '../../../ui/later.tsx'

const FillAll = later(() => import('./FillAll.tsx').then((module) => module.FillAll))

interface Props {
  readonly store: InvoiceStore
  /** Counts the refusals: the list takes the focus after each. */
  readonly attempt: number
  readonly wishes: readonly LimitWish[]
}

/** Everything the server refused, equal messages on several fields as one line, each field a way to it. */
export function Problems({ store, attempt, wishes }: Props) {
  const t = useT()
  const problems = store((state) => state.problems)
  const box = useRef<HTMLDivElement>(null)
  const [filled, setFilled] = useState<{ readonly field: Fillable; readonly rows: readonly number[] }>()
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (problems.size === 0) return null
  return (
    <div className={css.problems} role="alert" tabIndex={-1} ref={box}>
      <strong>{t('invoice.problems')}</strong>
      <ul>
        {groupsOf(problems).map(({ message, field, rows }) => (
          <li key={`${field} ${message} ${rows.length > 0}`}>
            {rows.length === 0 && field ? (
              <>
                <button type="button" className="plain" onClick={() => goTo(store, field)}>
                  {isNamed(message, labelOf(field, t)) ? message : labelOf(field, t)}
                </button>
                {!isNamed(message, labelOf(field, t)) && `: ${message}`}
              </>
            ) : (
              <>
                {field && !isNamed(message, lineLabel(field, t)) && `${lineLabel(field, t)}: `}
                {message}
              </>
            )}
            {rows.length > 0 && (
              <>
                {` ${t('invoice.problemLines')}: `}
                {rows.map((row, at) => (
                  <span key={row}>
                    {at > 0 && ', '}
                    <button
                      type="button"
                      className="plain"
                      aria-label={t('invoice.line', { number: row + 1 })}
                      onClick={() => goTo(store, `lines[${row}]${field ? `.${field}` : ''}`)}
                    >
                      {row + 1}
                    </button>
                  </span>
                ))}
                {isFillable(field) && rows.length > 1 && (
                  <Button
                    className={css.fill}
                    variant="default"
                    size="compact-sm"
                    aria-label={`${t('invoice.fillAll')}: ${lineLabel(field, t)}`}
                    onClick={() => setFilled({ field, rows })}
                  >
                    {t('invoice.fillAll')}
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      <HigherLimits wishes={wishes} />
      {filled && (
        <FillAll
          {...filled}
          store={store}
          label={lineLabel(filled.field, t)}
          onClose={() => setFilled(undefined)}
          onFilled={() => {
            // On to what is left; where nothing is, the form can be saved from the first line.
            const next = nextProblem(store.getState().problems, undefined)
            afterDialog(() => (next ? goTo(store, next) : reachLine(store, 0, 0)))
          }}
        />
      )}
    </div>
  )
}

/** The user's own limit is nothing to mend in the form: the Admins can raise it. */
function HigherLimits({ wishes }: { wishes: readonly LimitWish[] }) {
  const t = useT()
  if (!useAsksForMore() || wishes.length === 0) return null
  return wishes.map((wish) => (
    <Button key={wish.limitName} size="compact-sm" onClick={() => askFor(wish)}>
      {t('changeRequest.askLimit')}: {t(`field.${wish.limitName}`)}
    </Button>
  ))
}

/** 'Enter the unit.' needs no 'Unit:' before it. */
const isNamed = (message: string, label: string) => message.toLowerCase().includes(label.toLowerCase())

/** The field itself; a cell may be scrolled away or folded, the rest of a line is in its details. */
export function goTo(store: InvoiceStore, name: string): void {
  const line = /^lines\[(\d+)\]\.?(\w*)/.exec(name)
  const address = /^((?:billing|shipping|dispatch)Address)\.(\w+)/.exec(name)
  if (address) return openAddress(address[1]!, address[2]!)
  if (!line) return focusField(name)
  const row = Number(line[1])
  const member = line[2] === 'itemId' ? 'description' : line[2]
  const cell = cellNames.findIndex((one) => one === member)
  if (cell >= 0 || !member) return reachLine(store, row, Math.max(cell, 0))
  store.setState({ detailOf: store.getState().order[row] })
  requestAnimationFrame(() => focusField(name))
}

/** An address is typed in a dialog of its own. */
function openAddress(address: string, member: string): void {
  focusField(address)
  document.querySelector<HTMLElement>(`[data-field="${address}"] button`)?.click()
  const reach = (tries: number) => {
    focusField(`address.${member}`)
    const isThere = document.activeElement?.getAttribute('name') === `address.${member}`
    if (!isThere && tries > 0) window.setTimeout(() => reach(tries - 1), 60)
  }
  reach(20)
}

/** What a member of a line is called over its column. */
function lineLabel(member: string, t: ReturnType<typeof useT>): string {
  const cell = cellNames.findIndex((one) => one === member)
  return cell >= 0 ? t(cellLabels[cell]!) : labelOf(member, t)
}

function labelOf(name: string, t: ReturnType<typeof useT>): string {
  return (
    labelOnScreen(name) ??
    t.find(`invoice.${name.replace(/Id$/, '')}`) ??
    t.find(`field.${name.split('.').at(-1) ?? name}`) ??
    name
  )
}
