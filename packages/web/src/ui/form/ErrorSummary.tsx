import { useEffect, useRef, useState } from 'react'
import { useFormSetting } from './context.ts'
import { useFormValue } from './form.ts'
import type { FormState } from './form.ts'
import css from './fields.module.css'

type Issues = FormState['issues']

interface Props {
  /** Counts the attempts to save: the summary takes the focus after each. */
  readonly attempt: number
  readonly title: string
}

/** Everything wrong in one list; one message on several fields is one line that names them all. */
export function ErrorSummary({ attempt, title }: Props) {
  const { form, words } = useFormSetting()
  const issues = useSettled(useFormValue(form, (state) => state.issues))
  const box = useRef<HTMLDivElement>(null)
  const alone = issues.size === 1 ? [...issues.keys()][0] : undefined
  // One fault is said at its field alone; a list would say the same twice.
  const isAtField = alone !== undefined && alone !== '' && isOnScreen(alone)
  const shown = attempt > 0 && issues.size > 0 && !isAtField
  useEffect(() => {
    if (attempt === 0) return
    // What is wrong now: the list itself follows a moment later.
    const found = form.get().issues
    const [only] = found.keys()
    if (found.size !== 1 || !only || !isOnScreen(only)) return box.current?.focus()
    focusField(only)
    // A field that is entered loses its fault; this one was entered for it.
    form.setIssues(found)
  }, [attempt, form])
  if (!shown) return null
  const lines = Map.groupBy([...issues], ([name, issue]) => words.together(name, issue))
  return (
    <div className={css.summary} role="alert" tabIndex={-1} ref={box}>
      <strong>{title}</strong>
      <ul>
        {[...lines].map(([message, fields]) => (
          <li key={message}>
            {fields.map(([name], index) => (
              <span key={name}>
                {index > 0 && ', '}
                {name && (
                  <button type="button" className="plain" onClick={() => focusField(name)}>
                    {words.label(name)}
                  </button>
                )}
              </span>
            ))}
            {fields.some(([name]) => name) && ': '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}

const settleMs = 300

/**
 * A field that is entered loses its fault at once; the list follows a moment later, so that nothing moves away
 * under the finger that is pressing.
 */
function useSettled(issues: Issues): Issues {
  const [shown, setShown] = useState(issues)
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(issues), issues.size < shown.size ? settleMs : 0)
    return () => window.clearTimeout(timer)
  }, [issues, shown])
  return issues.size < shown.size ? shown : issues
}

const fieldOf = (name: string) =>
  document.querySelector<HTMLElement>(
    `[data-field="${CSS.escape(name)}"], [name="${CSS.escape(name)}"]:not([type=hidden])`,
  )
const isOnScreen = (name: string) => fieldOf(name) !== null

export function focusField(name: string): void {
  const field = fieldOf(name)
  // What is folded cannot take the focus.
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}
