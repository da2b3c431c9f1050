import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import css from './Tabs.module.css'

export interface Tab {
  readonly key: string
  readonly label: string
  readonly content: () => ReactNode
}

/** Tabs by the ARIA pattern; only the content of the chosen one is drawn. */
export function Tabs({
  tabs,
  current,
  onChange,
  label,
}: {
  tabs: readonly Tab[]
  current: string
  onChange: (key: string) => void
  label: string
}) {
  const list = useRef<HTMLDivElement>(null)
  const shown = tabs.find(({ key }) => key === current) ?? tabs[0]
  const shownKey = shown?.key
  // Where they do not fit, the open one is in sight, as when a link leads to it.
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-tab="${shownKey}"]`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shownKey])
  const onKeyDown = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
    const step = event.key === forward ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? -1 : 0
    if (!step || !shown) return
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length]
    if (next) {
      onChange(next.key)
      list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus()
    }
  }
  return (
    <div className={css.tabs}>
      <div
        role="tablist"
        aria-label={label}
        className={css.list}
        ref={list}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            data-tab={key}
            id={`tab-${key}`}
            aria-selected={key === shown?.key}
            aria-controls={`panel-${key}`}
            tabIndex={key === shown?.key ? 0 : -1}
            className={`plain ${css.tab}`}
            onClick={() => onChange(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {shown && (
        <div
          role="tabpanel"
          id={`panel-${shown.key}`}
          aria-labelledby={`tab-${shown.key}`}
          className={css.panel}
        >
          {shown.content()}
        </div>
      )}
    </div>
  )
}
