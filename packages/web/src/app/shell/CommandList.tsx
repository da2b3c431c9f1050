import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useT } from '../texts.ts'
import { groups, matching } from './command-hits.ts'
import type { Group, Hit } from './command-hits.ts'
import css from './CommandBar.module.css'
import { useRecordHits } from './use-record-hits.tsx'
import { useScreenHits } from './use-screen-hits.ts'

/** Shown of a group before anything is typed, and while something is. */
const atRest: Partial<Record<Group, number>> = { create: 4, goTo: 6, commands: 3 }
const whileTyping: Partial<Record<Group, number>> = { create: 3, goTo: 5, help: 3, commands: 4 }

/** What is found, in groups, and the keys through it. */
export function CommandList({ onClose }: { onClose: () => void }) {
  const t = useT()
  const listId = useId()
  const [text, setText] = useState('')
  const [current, setCurrent] = useState(0)
  const { hits, isSearching } = useHits(text)
  useEffect(() => setCurrent(0), [text])
  // Enter before the answer is here waits for it, and never opens what an older text has found.
  const [waits, setWaits] = useState(false)
  const open = (hit: Hit | undefined) => {
    if (!hit) return
    onClose()
    hit.run()
  }
  const settle = useRef(() => {})
  useEffect(() => {
    settle.current = () => {
      if (!waits || isSearching) return
      setWaits(false)
      open(hits[current])
    }
  })
  useEffect(() => settle.current(), [waits, isSearching])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step) {
      event.preventDefault()
      const next = (current + step + hits.length) % Math.max(hits.length, 1)
      setCurrent(next)
      requestAnimationFrame(() =>
        document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' }),
      )
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      const hit = hits[current]
      if (isSearching && (!hit || hit.isRecord)) setWaits(true)
      else open(hit)
    }
  }
  return (
    <div className={css.bar}>
      <label className={css.box}>
        <IconSearch size={18} stroke={1.5} aria-hidden />
        <input
          value={text}
          maxLength={100}
          onChange={(event) => {
            setWaits(false)
            setText(event.target.value)
          }}
          onKeyDown={onKeyDown}
          placeholder={t('quick.hint')}
          aria-label={t('quick.title')}
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={hits[current] ? `${listId}-${current}` : undefined}
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
      </label>
      <div
        role="listbox"
        id={listId}
        className={css.list}
        aria-label={t('quick.title')}
        aria-busy={isSearching}
      >
        {groups.map((group) => {
          const own = hits.filter((hit) => hit.group === group)
          return own.length === 0 ? null : (
            <div key={group} role="group" aria-label={t(`quick.group.${group}`)} className={css.group}>
              <div className={css.title} aria-hidden>
                {t(`quick.group.${group}`)}
              </div>
              {own.map((hit) => {
                const index = hits.indexOf(hit)
                return (
                  <Row
                    key={hit.key}
                    id={`${listId}-${index}`}
                    hit={hit}
                    isCurrent={index === current}
                    onPoint={() => setCurrent(index)}
                    onOpen={() => open(hit)}
                  />
                )
              })}
            </div>
          )
        })}
      </div>
      <p className={`muted ${css.none}`} role="status">
        {hits.length === 0 && (isSearching ? t('quick.searching') : t('quick.nothing', { text }))}
      </p>
    </div>
  )
}

interface RowProps {
  readonly id: string
  readonly hit: Hit
  readonly isCurrent: boolean
  readonly onPoint: () => void
  readonly onOpen: () => void
}

/** Name and what distinguishes it from others; at the end date, state and amount. */
function Row({ id, hit, isCurrent, onPoint, onOpen }: RowProps) {
  const Icon = hit.icon
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={css.hit}
      onMouseMove={onPoint}
      onClick={onOpen}
      onKeyDown={(event) => event.key === 'Enter' && onOpen()}
    >
      <Icon size={18} stroke={1.5} data-mirror={hit.group === 'goTo' || undefined} aria-hidden />
      <span className={css.name}>
        <bdi>{hit.name}</bdi>
        {hit.note && <bdi className="meta">{hit.note}</bdi>}
      </span>
      {hit.end && <span className={css.end}>{hit.end}</span>}
    </div>
  )
}

/** In the order in which the groups are shown, so that the arrows go down the screen. */
function useHits(text: string): { readonly hits: readonly Hit[]; readonly isSearching: boolean } {
  const screens = useScreenHits()
  const records = useRecordHits(text)
  const most = text.trim() ? whileTyping : atRest
  const own = matching(screens, text)
  const hits = groups.flatMap((group) => [
    ...own.filter((hit) => hit.group === group).slice(0, most[group] ?? 0),
    ...records.hits.filter((hit) => hit.group === group),
  ])
  return { hits, isSearching: records.isSearching }
}
