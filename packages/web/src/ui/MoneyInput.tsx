import { TextInput } from '@mantine/core'
import { useState } from 'react'
import css from './form/fields.module.css'
import { formatDecimal } from './numbers.ts'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly label?: string
  readonly 'aria-label'?: string
  readonly scale?: number
  /** Digits that may stand before the point; an amount has twelve. */
  readonly whole?: number
  /** Without zeros at the end: a rate, a price with many decimals. */
  readonly trim?: boolean
  readonly readOnly?: boolean
  readonly error?: string | undefined
  readonly name?: string
}

/**
 * A decimal as text: grouped while it is read, plain while it is typed, cut (never rounded) to its scale; nil where it
 * was left too large.
 */
export function MoneyInput({
  value,
  onChange,
  label,
  scale = 2,
  whole = 12,
  trim = false,
  readOnly = false,
  error,
  name,
  ...aria
}: Props) {
  const [isFocused, setFocused] = useState(false)
  const [wasTooLarge, setTooLarge] = useState(false)
  return (
    <TextInput
      {...aria}
      {...(label ? { label } : {})}
      {...(name ? { name } : {})}
      inputMode="decimal"
      autoComplete="off"
      readOnly={readOnly}
      error={error ?? wasTooLarge}
      classNames={{ input: css.number! }}
      value={isFocused || value === '' ? value : formatDecimal(value, scale, trim)}
      onChange={(event) => onChange(cutDecimal(event.currentTarget.value, scale))}
      onFocus={(event) => {
        setFocused(true)
        setTooLarge(false)
        event.currentTarget.select()
      }}
      onBlur={() => {
        setFocused(false)
        if (!isTooLarge(value, whole)) return
        setTooLarge(true)
        onChange('0')
      }}
    />
  )
}

/** Such a number falls to nil when the field is left, and the field is marked (specification part 1, section 5). */
export const isTooLarge = (text: string, whole: number): boolean =>
  text.split('.')[0]!.replace(/^0+/, '').length > whole

export function cutDecimal(text: string, scale: number): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  const fraction = rest.join('').slice(0, scale)
  return rest.length > 0 && scale > 0 ? `${whole || '0'}.${fraction}` : whole
}
