import type { Language, Params } from './texts.ts'

/**
 * A text with its parameters put in. In Arabic a name, number or signed amount of Latin letters is set apart, so that
 * it keeps its own direction and does not move the words beside it.
 */
export function fillText(language: Language, text: string, params: Params): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return language === 'ar' ? setApart(String(value)) : String(value)
  })
}

/** Between the marks "first strong isolate" and "pop directional isolate". */
const setApart = (value: string) => (/[A-Za-z]|^[-+]/.test(value) ? `\u2068${value}\u2069` : value)
