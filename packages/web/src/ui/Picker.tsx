import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react'
import { ActionIcon, Loader, Popover, TextInput } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
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
  /** What stands in the box while nothing is typed: the name of what is chosen. */
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
        /** Tab, too, takes what is typed where nothing is found: for making that asks nothing. */
        readonly onTab?: boolean
      }
    | undefined
  readonly words: { readonly nothing: string; readonly clear: string }
  readonly onBlur?: () => void
}

/** Search and choose with the keyboard alone; the choices come from outside, over any number of records. */
export function Picker<C>(props: PickerProps<C>) {
  const { choices, create, onPick, onSearch, search, shown, words } = props
  const [isOpen, setOpen] = useState(false)
  const [current, setCurrent] = useState(0)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const options = choices.length + (create ? 1 : 0)
  const close = () => {
    setOpen(false)
    onSearch('')
  }
  const pick = (index: number) => {
    const choice = choices[index]
    const typed = search.trim()
    close()
    if (choice) onPick(choice)
    else create?.run(typed)
  }
  // A key pressed before the answer to what was typed is here: the pick waits for it, never takes an older choice.
  const [waits, setWaits] = useState<'Enter' | 'Tab'>()
  const { isLoading = false } = props
  const take = (index: number, key: 'Enter' | 'Tab') => {
    const isChoice = index < choices.length
    if (isChoice || (create && search.trim() && (key === 'Enter' || create.onTab))) pick(index)
    else if (key === 'Tab') close()
  }
  const settle = useRef(() => {})
  useEffect(() => {
    settle.current = () => {
      setWaits(undefined)
      if (waits) take(0, waits)
    }
  })
  useEffect(() => {
    if (waits && !isLoading) settle.current()
  }, [waits, isLoading])
  const leave = () => {
    setOpen(false)
    if (!waits) onSearch('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setCurrent((current + step + options) % Math.max(options, 1))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      if (isLoading) setWaits('Enter')
      else take(current, 'Enter')
    } else if (event.key === 'Tab' && isOpen && search) {
      if (isLoading) setWaits('Tab')
      else take(current, 'Tab')
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setWaits(undefined)
      close()
    }
  }
  return (
    <Popover
      opened={isOpen}
      onChange={(open) => !open && leave()}
      position="bottom-start"
      width="target"
      closeOnEscape={false}
      trapFocus={false}
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          ref={input}
          {...(props.label ? { label: props.label } : { 'aria-label': props['aria-label'] ?? '' })}
          {...(props.name ? { name: props.name } : {})}
          withAsterisk={(props.required ?? false) && !props.readOnly}
          readOnly={props.readOnly ?? false}
          disabled={props.disabled ?? false}
          error={props.error}
          placeholder={props.placeholder ?? ''}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && options > 0 ? `${id}-${current}` : undefined}
          value={isOpen || waits ? search : shown}
          onChange={(event) => {
            setOpen(true)
            setCurrent(0)
            setWaits(undefined)
            onSearch(event.currentTarget.value)
          }}
          onClick={() => !props.readOnly && setOpen(true)}
          onBlur={() => {
            leave()
            props.onBlur?.()
          }}
          onKeyDown={onKeyDown}
          rightSection={
            props.readOnly ? undefined : props.isLoading ? (
              <Loader size={14} />
            ) : shown && !isOpen ? (
              <ActionIcon size={24} tabIndex={-1} aria-label={words.clear} onClick={() => onPick(undefined)}>
                <IconX size={14} stroke={1.5} />
              </ActionIcon>
            ) : (
              <IconChevronDown size={16} stroke={1.5} aria-hidden />
            )
          }
        />
      </Popover.Target>
      <Popover.Dropdown className={css.dropdown ?? ''}>
        <div role="listbox" id={`${id}-list`} aria-label={props.label ?? props['aria-label']}>
          {choices.map((choice, index) => (
            <div
              key={props.choiceKey(choice)}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              className={css.option}
              onMouseDown={(event) => {
                event.preventDefault()
                pick(index)
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
        {options === 0 && <p className={`muted ${css.nothing}`}>{words.nothing}</p>}
      </Popover.Dropdown>
    </Popover>
  )
}
