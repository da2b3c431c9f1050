import { useEffect, useRef } from 'react'
import { useFormSetting } from './context.ts'
import { useFormValue } from './form.ts'
import css from './fields.module.css'

interface Props {
  /** Counts the attempts to save: the summary takes the focus after each. */
  readonly attempt: number
  readonly title: string
}

/** Everything wrong in one list; one message on several fields is one line that names them all. */
export function ErrorSummary({ attempt, title }: Props) {
  const { form, words } = useFormSetting()
  const issues = useFormValue(form, (state) => state.issues)
  const box = useRef<HTMLDivElement>(null)
  const shown = attempt > 0 && issues.size > 0
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (!shown) return null
  const lines = Map.groupBy([...issues], ([name, issue]) => words.issue(name, issue))
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

export function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(
    `[data-field="${CSS.escape(name)}"], [name="${CSS.escape(name)}"]:not([type=hidden])`,
  )
  // What is folded cannot take the focus.
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}
