import { fillText } from '@bahi/contracts/texts/fill.ts'
import type { texts } from '@bahi/contracts/texts/index.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { create } from 'zustand'
import { groupDigits } from '../ui/numbers.ts'

export type TextKey = keyof typeof texts
type Params = Readonly<Record<string, string | number>>

/** Texts of the running language as the server gives them; empty until the first answer. */
export const useTextStore = create<{ culture: string; texts: Readonly<Record<string, string>> }>(() => ({
  culture: 'en-IN',
  texts: {},
}))

export interface Translate {
  (key: TextKey, params?: Params): string
  /** Picks `key.one`, `key.few`, `key.other` ... by the language's plural rules. */
  count(key: string, count: number): string
  /** Label of a value of an enumeration: `enum.PartyRole.Customer`. */
  label(type: string, value: string | null | undefined): string
  status(value: string): string
  /** For keys made at run time: undefined where there is no such text. */
  find: (key: string, params?: Params) => string | undefined
}

/** The texts of the running language; a component using it is drawn again when the language changes. */
export function useT(): Translate {
  const { culture, texts: current } = useTextStore()
  return translatorOf(culture, current)
}

/** For code outside components: toasts, titles, messages. */
export function translate(): Translate {
  const { culture, texts: current } = useTextStore.getState()
  return translatorOf(culture, current)
}

const translators = new WeakMap<object, Translate>()

function translatorOf(culture: string, current: Readonly<Record<string, string>>): Translate {
  const known = translators.get(current)
  if (known) return known
  const language = culture.split('-')[0] as Language
  const find = (key: string, params?: Params) => {
    const text = current[key]
    return text === undefined || !params ? text : fillText(language, text, params)
  }
  const isLoaded = Object.keys(current).length > 0
  const plural = new Intl.PluralRules(culture)
  const t = ((key: string, params?: Params) =>
    find(key, params) ?? fallbacks[key] ?? (isLoaded ? key : '')) as Translate
  t.find = find
  t.count = (key, count) => {
    const params = { count: groupDigits(String(count)) }
    return find(`${key}.${plural.select(count)}`, params) ?? find(`${key}.other`, params) ?? `${params.count}`
  }
  t.label = (type, value) => (value ? (find(`enum.${type}.${value}`) ?? value) : '')
  t.status = (value) =>
    find(`status.${value}`) ??
    find(`enum.DocumentStatus.${value}`) ??
    find(`enum.RecordStatus.${value}`) ??
    find(`enum.ImportStatus.${value}`) ??
    value
  translators.set(current, t)
  return t
}

/** Words shown when no translation could be loaded; source: specification part 1, sections 2.9 and 8. */
const fallbacks: Readonly<Record<string, string>> = {
  'notFound.title': 'Page Not Found!',
  'notFound.text': 'We are sorry, but the page you requested was not found.',
  'error.title': 'Error',
  'error.noConnection': 'Connection Timeout Error, Please try again',
  'maintenance.title': 'Under Maintenance!',
  'maintenance.text': 'Sorry, we are down for scheduled maintenance. This page reloads when we are back.',
  'unauthorized.title': 'Unauthorized Access!',
  'unauthorized.text': 'You tried to open a page or function that you are not authorised to view.',
  'status.toHome': 'Go to the home page',
  'status.toDashboard': 'Go to the dashboard',
  'error.retry': 'Try again',
  'login.button': 'Login',
  'logout.title': 'Logout',
  'shell.language': 'Language',
  'common.close': 'Close',
  'terms.title': 'Terms And Conditions',
  'privacy.title': 'Privacy Policy',
}
