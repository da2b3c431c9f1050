import type { FieldRule } from '@bahi/contracts/field-rule.ts'

export interface Blurred {
  readonly value: string
  /** 'required', 'format', 'tooLarge': marks the field; undefined: nothing to say. */
  readonly flag: 'required' | 'format' | 'tooLarge' | undefined
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
  if (rule.kind === 'decimal') return blurDecimal(trimmed, rule, required, extra.min)
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
  if (text === '' || text === '-' || text === '.') {
    if (min !== undefined) return { value: String(min), flag: undefined }
    return { value: '', flag: required ? 'required' : undefined }
  }
  const [whole = '0', fraction = ''] = text.split('.')
  const digits = whole.replace('-', '').replace(/^0+(?=\d)/, '')
  if (digits.length > rule.whole) return { value: String(min ?? 0), flag: 'tooLarge' }
  // What a person types is cut, never rounded (reading 15).
  const cut = fraction.slice(0, rule.scale)
  const value = `${whole.startsWith('-') ? '-' : ''}${digits || '0'}${cut ? `.${cut}` : ''}`
  if (min !== undefined && Number(value) < min) return { value: String(min), flag: undefined }
  return { value, flag: undefined }
}

/** The text with every character left out that must not be typed here. */
export function typedText(text: string, rule: FieldRule): string {
  if (rule.kind === 'decimal') return text.replace(/[^\d.]/g, '').replace(/(\..*)\./g, '$1')
  if (rule.kind === 'number') return text.replace(/\D/g, '')
  const { allowed } = rule
  return allowed
    ? Array.from(text)
        .filter((character) => allowed.test(character))
        .join('')
    : text
}
