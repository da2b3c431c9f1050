import type { FocusEvent, FormEvent } from 'react'
import type { FormProblem } from '../api/form-problem.ts'

type Change = (change: (before: FormProblem) => FormProblem) => void

/** Names as the server gives them (`UserName`); the form's own begin with a small letter (`userName`). */
const nameOf = ({ name }: { name: string }) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * What leaving and entering a field of a small form does: one that is required and blank, or fails its pattern, gets
 * the border of an error, without words that would move what is about to be pressed; entering it takes the mark away.
 * A field of digits takes nothing else. Source: specification part 1, section 5.
 */
export function marking(
  change: Change,
  { required = [], patterns = {} }: { required?: readonly string[]; patterns?: Record<string, RegExp> },
) {
  const put = (name: string, isWrong: boolean) =>
    change((before) => {
      const { [name]: known, ...others } = before.fields
      if (isWrong) return { ...before, fields: { ...others, [name]: known ?? '' } }
      return known === undefined ? before : { ...before, fields: others }
    })
  return {
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (!(target instanceof HTMLInputElement) || !target.name) return
      const name = nameOf(target)
      const typed = target.value.trim()
      const isWrong = typed === '' ? required.includes(name) : patterns[name]?.test(typed) === false
      if (isWrong) put(name, true)
    },
    onInput: ({ target }: FormEvent<HTMLElement>) => {
      if (!(target instanceof HTMLInputElement) || target.inputMode !== 'numeric') return
      const digits = target.value.replace(/\D/g, '')
      if (digits !== target.value) target.value = digits
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement && target.name) put(nameOf(target), false)
    },
  }
}

/** As numbers of ten digits are written in India, with the 0 before them or without. */
export const mobilePattern = /^0?\d{10}$/

/** For `error` of a field: its words, or true for the border alone. */
export const markOf = ({ fields }: FormProblem, name: string): string | boolean =>
  fields[name] === undefined ? false : fields[name] || true
