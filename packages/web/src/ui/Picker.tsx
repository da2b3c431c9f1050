import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { afterPaint } from './after-paint.ts'
import { KitBox, PlainBox } from './PickerBox.tsx'
import { PickerList } from './PickerList.tsx'
import { dropKeys, holdKeys } from './type-ahead.ts'
import { useSettling } from './settling.ts'
import { useSlow } from './use-slow.ts'
import css from './Picker.module.css'

export interface PickerProps<C> {
  readonly label?: string
  readonly 'aria-label'?: string
  readonly name?: string
  readonly required?: boolean
  readonly readOnly?: boolean
  readonly disabled?: boolean
  readonly error?: string | undefined
  readonly placeholder?: string
  /** What is in the box while nothing is typed: the name of what is chosen. */
  readonly shown: string
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly choices: readonly C[]
  readonly isLoading?: boolean
  readonly choiceKey: (choice: C) => string | number
  readonly render: (choice: C) => ReactNode
  readonly onPick: (choice: C | undefined) => void
  /** Makes a new record without leaving: 'Create "Asha"'. */
  readonly create?:
    | {
        readonly label: (text: string) => string
        readonly run: (text: string) => void
        /** Tab takes what is typed where nothing is found, and makes nothing of it. */
        readonly onTab?: (text: string) => void
      }
    | undefined
  /** The choices could not be loaded: said in their place, never as if there were none. */
  readonly failed?: { readonly text: string; readonly label: string; readonly run: () => void } | undefined
  readonly words: { readonly nothing: string; readonly clear: string }
  /** After a choice was taken: where the work continues. */
  readonly onPicked?: () => void
  readonly onBlur?: () => void
  /** A cell of a table of hundreds: an input of this class in place of the kit's field. */
  readonly cellClass?: string
}

const atOnce = 12

/** Search and choose with the keyboard alone; the choices come from outside, over any number of records. */
export function Picker<C>(props: PickerProps<C>) {
  const { choices, create, isLoading = false, onPick, onSearch, search, shown, words } = props
  const [isOpen, setOpen] = useState(false)
  const [current, setCurrent] = useState(0)
  // Of a hundred choices those are drawn that can be seen; the rest follow with the scrolling.
  const [drawn, setDrawn] = useState(atOnce)
  const id = useId()
  // What is in the box. The box draws it at once; the search and its choices follow the frame that shows it.
  const typed = useRef('')
  const options = choices.length + (create ? 1 : 0)
  // While an answer is under way the choices before stay to be seen, not to be taken.
  const [before, setBefore] = useState(choices)
  if (!isLoading && before !== choices) setBefore(choices)
  const isSettled = () => !isLoading && search === typed.current
  const box = useRef<HTMLInputElement>(null)
  // A word about waiting at each key would flicker, and keep the browser drawing while it is typed.
  const isSlow = useSlow(isLoading, search)
  const close = () => {
    setOpen(false)
    typed.current = ''
    onSearch('')
  }
  const pick = (index: number) => {
    const choice = choices[index]
    const text = typed.current.trim()
    close()
    if (!choice) return create?.run(text)
    onPick(choice)
    props.onPicked?.()
  }
  // A key pressed before the answer to what was typed is here: the pick waits for it, never takes an older choice.
  const [waits, setWaits] = useState<'Enter' | 'Tab'>()
  const held = useRef<() => void>(undefined)
  /** Keys pressed until then belong to what comes after the pick. */
  const wait = (key: 'Enter' | 'Tab') => {
    setWaits(key)
    if (key === 'Enter') held.current = holdKeys()
  }
  const release = () => {
    held.current?.()
    held.current = undefined
  }
  useEffect(() => () => held.current?.(), [])
  const take = (index: number, key: 'Enter' | 'Tab') => {
    const text = typed.current.trim()
    if (index < choices.length || (key === 'Enter' && create && text)) return pick(index)
    if (key === 'Enter') return
    close()
    if (text) create?.onTab?.(text)
  }
  const settle = useRef(() => {})
  useEffect(() => {
    settle.current = () => {
      if (!waits || !isSettled()) return
      setWaits(undefined)
      // Not found out what was meant: that is said in the list, and the keys typed after it would fall elsewhere.
      if (props.failed && waits === 'Enter') dropKeys()
      else take(0, waits)
      release()
    }
  })
  useEffect(() => settle.current(), [waits, isLoading, search])
  useSettling(waits !== undefined)
  const leave = () => {
    setOpen(false)
    if (waits) return
    typed.current = ''
    onSearch('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = (current + step + options) % Math.max(options, 1)
      setCurrent(next)
      requestAnimationFrame(() =>
        document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' }),
      )
    } else if (event.altKey && event.code === 'KeyC' && create) {
      // As in Tally: makes what is typed, whatever else was found.
      event.preventDefault()
      pick(choices.length)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      if (props.failed && isSettled()) return
      if (isSettled()) take(current, 'Enter')
      else wait('Enter')
    } else if (event.key === 'Tab' && isOpen && typed.current) {
      if (isSettled()) take(current, 'Tab')
      else wait('Tab')
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setWaits(undefined)
      dropKeys()
      release()
      close()
    }
  }
  const field = {
    label: props.label,
    'aria-label': props['aria-label'],
    name: props.name,
    required: (props.required ?? false) && !props.readOnly,
    readOnly: props.readOnly ?? false,
    disabled: props.disabled ?? false,
    error: props.error,
    placeholder: props.placeholder,
    'aria-expanded': isOpen,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': isOpen && options > 0 ? `${id}-${current}` : undefined,
    box,
    typed,
    isTyping: isOpen || waits !== undefined,
    isSlow,
    shown,
    onType: (text: string) => {
      typed.current = text
      if (!isOpen) setOpen(true)
      if (waits) setWaits(undefined)
      release()
      afterPaint(() => {
        if (typed.current !== text) return
        setCurrent(0)
        setDrawn(atOnce)
        onSearch(text)
      })
    },
    onClick: () => !props.readOnly && setOpen(true),
    onBlur: () => {
      leave()
      props.onBlur?.()
    },
    onKeyDown,
    clear: shown && !isOpen ? { label: words.clear, run: () => onPick(undefined) } : undefined,
  }
  return (
    <>
      {props.cellClass === undefined ? (
        <KitBox {...field} />
      ) : (
        <PlainBox {...field} cellClass={props.cellClass} />
      )}
      {isOpen && (
        <PickerList
          box={box}
          onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
            if (scrollTop + clientHeight > scrollHeight - 200 && drawn < choices.length)
              setDrawn(drawn + atOnce)
          }}
        >
          <div
            role="listbox"
            id={`${id}-list`}
            aria-label={props.label ?? props['aria-label']}
            aria-busy={isLoading}
            data-slow={isSlow || undefined}
            className={css.list}
          >
            {(isLoading ? before : choices).slice(0, Math.max(drawn, current + 5)).map((choice, index) => (
              <div
                key={props.choiceKey(choice)}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={!isLoading && index === current}
                aria-disabled={isLoading}
                className={css.option}
                onMouseDown={(event) => {
                  event.preventDefault()
                  if (!isLoading) pick(index)
                }}
                onMouseMove={() => setCurrent(index)}
              >
                {props.render(choice)}
              </div>
            ))}
            {create && (
              <div
                id={`${id}-${choices.length}`}
                role="option"
                tabIndex={-1}
                aria-selected={current === choices.length}
                className={`${css.option} ${css.create}`}
                onMouseDown={(event) => {
                  event.preventDefault()
                  pick(choices.length)
                }}
                onMouseMove={() => setCurrent(choices.length)}
              >
                <IconPlus size={16} stroke={1.5} aria-hidden /> {create.label(search.trim())}
              </div>
            )}
          </div>
          {props.failed ? (
            <p role="alert" className={css.nothing}>
              {props.failed.text}{' '}
              <Button
                variant="subtle"
                tabIndex={-1}
                onMouseDown={(event) => {
                  event.preventDefault()
                  props.failed?.run()
                }}
              >
                {props.failed.label}
              </Button>
            </p>
          ) : (
            options === 0 && !isLoading && <p className={`muted ${css.nothing}`}>{words.nothing}</p>
          )}
        </PickerList>
      )}
    </>
  )
}
