import { create } from 'zustand'

export type ColourScheme = 'light' | 'dark' | 'auto'
export type Density = 'comfortable' | 'compact'
export type Culture = 'en-IN' | 'ar' | 'hi-IN'
export const cultures: readonly Culture[] = ['en-IN', 'ar', 'hi-IN']

interface Preferences {
  readonly culture: Culture
  readonly scheme: ColourScheme
  readonly density: Density
}

const cookie = 'bahi-preferences'

/**
 * What belongs to the device, not to the session. Sign-in and sign-out empty the browser's storage, so these
 * three words live in a cookie of their own; nothing of the business is in it.
 */
export const usePreferences = create<Preferences>(() => read())

export function setPreference(change: Partial<Preferences>): void {
  usePreferences.setState(change)
  const { culture, scheme, density } = usePreferences.getState()
  document.cookie = `${cookie}=${[culture, scheme, density].join('.')}; path=/; max-age=31536000; samesite=lax`
  applyPreferences()
}

export function direction(culture: Culture = usePreferences.getState().culture): 'ltr' | 'rtl' {
  return culture === 'ar' ? 'rtl' : 'ltr'
}

/** Writes language, direction, colours and density on the html element. */
export function applyPreferences(): void {
  const { culture, scheme, density } = usePreferences.getState()
  const root = document.documentElement
  root.lang = culture
  root.dir = direction(culture)
  root.dataset['mantineColorScheme'] = isDark(scheme) ? 'dark' : 'light'
  root.dataset['density'] = density
}

export function isDark(scheme: ColourScheme): boolean {
  return scheme === 'dark' || (scheme === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches)
}

function read(): Preferences {
  const stored = document.cookie.split('; ').find((part) => part.startsWith(`${cookie}=`))
  const [culture, scheme, density] = (stored?.slice(cookie.length + 1) ?? '').split('.')
  return {
    culture: cultures.find((known) => known === culture) ?? 'en-IN',
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto',
    density: density === 'compact' ? 'compact' : 'comfortable',
  }
}
