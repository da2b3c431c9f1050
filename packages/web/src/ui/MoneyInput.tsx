import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { cutToScale, settledDecimal, typedDecimal } from './decimal-typing.ts'
import css from './form/fields.module.css'
import { formatDecimal } from './numbers.ts'
import { useTypingWords } from './typing-words.ts'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly label?: string
  readonly 'aria-label'?: string
  readonly scale?: number
  /** Digits before the point at most; an amount has twelve. */
  readonly whole?: number
  /** Rounded to the scale when it is left; without it cut while it is typed. */
  readonly rounds?: boolean
  /** Without zeros at the end: a rate, a price with many decimals. */
  readonly trim?: boolean
  /** May be below zero. */
  readonly signed?: boolean
  readonly readOnly?: boolean
  readonly withAsterisk?: boolean
  readonly error?: string | undefined
  readonly name?: string
}

/**
 * A decimal as text: grouped while it is read, plain while it is typed, with the rules of `decimal-typing.ts`. What
 * became nil, or was pasted and is no number, is said at the field.
 */
export function MoneyInput({
  value,
  onChange,
  label,
  scale = 2,
  whole = 12,
  rounds = false,
  trim = false,
  signed = false,
  readOnly = false,
  error,
  name,
  ...aria
}: Props) {
  const words = useTypingWords()
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState<string>()
  const rule = { scale, whole, rounds, signed }
  // Another value from outside (the form was emptied, money was shared out) takes the place of what is typed.
  const isTyping = typed !== undefined && settledDecimal(typed, rule).value === value
  return (
    <TextInput
      {...aria}
      {...(label ? { label } : {})}
      {...(name ? { name } : {})}
      inputMode="decimal"
      autoComplete="off"
      readOnly={readOnly}
      error={error ?? fault}
      classNames={{ input: css.number! }}
      value={isTyping ? typed : value === '' ? '' : formatDecimal(value, scale, trim)}
      onChange={(event) => {
        const next = typedDecimal(event.currentTarget.value, typed ?? '')
        const text = cutToScale(next.text, rule)
        setTyped(text)
        setFault(next.refused && words.notANumber(next.refused))
        onChange(settledDecimal(text, rule).value)
      }}
      onFocus={(event) => {
        // Plain again before it is marked, so that typing replaces what is there.
        flushSync(() => {
          setTyped(value)
          setFault(undefined)
        })
        event.currentTarget.select()
      }}
      onBlur={() => {
        const { flag } = settledDecimal(typed ?? '', rule)
        setTyped(undefined)
        setFault(flag && words[flag])
      }}
    />
  )
}
