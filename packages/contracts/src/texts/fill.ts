import type { Language, Params } from './texts.ts'

/**
 * A text with its parameters put in. In Arabic a name, number or signed amount of Latin letters is set apart, so that
 * it keeps its own direction and does not move the words beside it.
 */
export function fillText(language: Language, text: string, params: Params): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return setApart(language, String(value))
  })
}

/**
 * A value as it goes into a sentence: in Arabic between the marks "first strong isolate" and "pop directional isolate".
 * A link is opened as it is, and marks end with their paragraph.
 */
export const setApart = (language: Language, value: string): string =>
  language === 'ar' && /[A-Za-z]|^[-+]/.test(value) && !/^https?:|\n/.test(value)
    ? `\u2068${value}\u2069`
    : value
