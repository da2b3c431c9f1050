import type { FieldRule } from '@bahi/contracts/field-rule.ts'
import { cutToScale, settledDecimal, typedDecimal } from '../decimal-typing.ts'
import { typedLetters } from './typed-letters.ts'

export interface Blurred {
  readonly value: string
  /** Marks the field; undefined: nothing to say. */
  readonly flag: 'required' | 'format' | 'tooLarge' | 'negative' | undefined
}

/**
 * What leaving a field does to its text. Source: specification part 1, section 5: required and blank is
 * flagged; a number below its minimum, or empty, is raised to it; above its maximum it falls to the minimum
 * and is flagged; capitals are made; a failed pattern is flagged. `min` and `max` of a decimal come from its digits.
 */
export function blurText(
  text: string,
  rule: FieldRule,
  extra: { min?: number; required?: boolean } = {},
): Blurred {
  const trimmed = rule.upper ? text.trim().toUpperCase() : text.trim()
  const required = extra.required ?? rule.required
  const min = extra.min ?? rule.min
  if (rule.kind === 'decimal') return blurDecimal(trimmed, rule, required, extra.min ?? rule.min)
  if (rule.kind === 'number') {
    if (trimmed === '')
      return min !== undefined && (required || rule.empty !== '')
        ? { value: String(min), flag: undefined }
        : { value: '', flag: required ? 'required' : undefined }
    const number = Number(trimmed)
    if (min !== undefined && number < min) return { value: String(min), flag: undefined }
    if (rule.max !== undefined && number > rule.max) return { value: String(min ?? 0), flag: 'tooLarge' }
    return { value: trimmed, flag: undefined }
  }
  if (trimmed === '') return { value: '', flag: required ? 'required' : undefined }
  return { value: trimmed, flag: rule.pattern && !rule.pattern.test(trimmed) ? 'format' : undefined }
}

function blurDecimal(text: string, rule: FieldRule, required: boolean, min?: number): Blurred {
  const { value, flag } = settledDecimal(text, rule)
  if (value === '') {
    if (min !== undefined) return { value: String(min), flag: undefined }
    return { value: '', flag: required ? 'required' : undefined }
  }
  if (flag) return { value: String(min ?? 0), flag }
  if (min !== undefined && Number(value) < min) return { value: String(min), flag: undefined }
  return { value, flag: undefined }
}

/** What a box holds after a key or a paste, and what of it could not be taken. */
export interface TypedText {
  readonly text: string
  readonly refused?: string
}

/**
 * The text that the rule accepts. What was pasted and cannot be taken is named, so that nothing vanishes without
 * a word.
 */
export function typedText(text: string, rule: FieldRule, before = ''): TypedText {
  if (rule.kind === 'decimal') {
    const typed = typedDecimal(text, before)
    return { ...typed, text: cutToScale(typed.text, rule) }
  }
  return typedLetters(text, rule.kind === 'number' ? /\d/ : rule.allowed)
}
