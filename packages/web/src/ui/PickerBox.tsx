import { ActionIcon, Loader, TextInput } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useLayoutEffect, useState } from 'react'
import type { KeyboardEventHandler, RefObject } from 'react'
import css from './Picker.module.css'
import icons from './row-icons.module.css'

interface BoxProps {
  readonly label: string | undefined
  readonly 'aria-label': string | undefined
  readonly name: string | undefined
  readonly required: boolean
  readonly readOnly: boolean
  readonly disabled: boolean
  readonly error: string | undefined
  readonly placeholder: string | undefined
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string
  readonly 'aria-activedescendant': string | undefined
  readonly box: RefObject<HTMLInputElement | null>
  readonly typed: RefObject<string>
  readonly isTyping: boolean
  readonly isSlow: boolean
  readonly shown: string
  readonly onType: (text: string) => void
  readonly onClick: () => void
  readonly onBlur: () => void
  readonly onKeyDown: KeyboardEventHandler
  /** Takes back what is chosen. */
  readonly clear: { readonly label: string; readonly run: () => void } | undefined
}

/** The box of a picker as a field of the kit. */
export function KitBox({ box, typed, isTyping, isSlow, shown, onType, clear, ...props }: BoxProps) {
  const { label, 'aria-label': ariaLabel, name, required, placeholder, ...rest } = props
  return (
    <TextInput
      {...rest}
      {...(label ? { label } : { 'aria-label': ariaLabel ?? '' })}
      {...(name ? { name } : {})}
      withAsterisk={required}
      placeholder={placeholder ?? ''}
      ref={box}
      {...combobox}
      defaultValue={useShownText({ box, typed, isTyping, shown })}
      onInput={(event) => onType(event.currentTarget.value)}
      rightSection={
        props.readOnly ? undefined : isSlow ? (
          <Loader size={14} />
        ) : clear ? (
          <ActionIcon size={24} tabIndex={-1} aria-label={clear.label} onClick={clear.run}>
            <IconX size={14} stroke={1.5} />
          </ActionIcon>
        ) : (
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        )
      }
    />
  )
}

/** The same as an input of the browser: a row that comes into sight mounts little, and a key beside it draws little. */
export function PlainBox({
  box,
  typed,
  isTyping,
  isSlow,
  shown,
  onType,
  clear,
  cellClass,
  label: _label,
  error,
  ...props
}: BoxProps & { readonly cellClass: string }) {
  return (
    <span className={css.plain}>
      <input
        {...props}
        ref={box}
        className={cellClass}
        {...combobox}
        aria-invalid={error ? true : undefined}
        defaultValue={useShownText({ box, typed, isTyping, shown })}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {isSlow ? (
        <span className={css.section}>
          <Loader size={14} />
        </span>
      ) : clear ? (
        <button
          type="button"
          className={`plain ${css.section} ${icons.clear}`}
          tabIndex={-1}
          aria-label={clear.label}
          onClick={clear.run}
        />
      ) : (
        <span className={`${css.section} ${css.sign} ${icons.open}`} aria-hidden />
      )}
    </span>
  )
}

const combobox = { autoComplete: 'off', spellCheck: false, role: 'combobox' } as const

/** The box keeps what is typed itself, as the browser draws it; everything around it follows. */
function useShownText({
  box,
  typed,
  isTyping,
  shown,
}: Pick<BoxProps, 'box' | 'typed' | 'isTyping' | 'shown'>) {
  const [defaultValue] = useState(shown)
  useLayoutEffect(() => {
    const text = isTyping ? typed.current : shown
    if (box.current && box.current.value !== text) box.current.value = text
  }, [box, typed, isTyping, shown])
  return defaultValue
}
