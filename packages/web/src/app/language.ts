import { setPreference, usePreferences } from '../theme/preferences.ts'
import type { Culture } from '../theme/preferences.ts'
import { call } from './api/call.ts'
import { keys, store } from './session/storage.ts'
import { useSession } from './session/session.ts'
import { useTextStore } from './texts.ts'

/** Loads the texts of the running language: the few of the public pages, or all of them once signed in. */
export async function loadTexts(): Promise<void> {
  const { culture } = usePreferences.getState()
  const signedIn = useSession.getState().auth !== undefined
  const [, reply] = await Promise.all([
    loadScript(culture),
    signedIn ? call('master.resources') : call('master.preResources', {}, { quiet: true }),
  ])
  useTextStore.setState({ culture, texts: reply.texts })
}

/** Changes the language of everything at once; the direction follows. */
export async function changeLanguage(culture: Culture): Promise<void> {
  setPreference({ culture })
  store(keys.cultureName, culture)
  await loadTexts()
}

/** Names of the languages in themselves; they are never translated. */
export const languageNames: Readonly<Record<Culture, string>> = {
  'en-IN': 'English',
  ar: 'العربية',
  'hi-IN': 'हिन्दी',
}

async function loadScript(culture: Culture): Promise<unknown> {
  if (culture === 'ar') return import('../theme/arabic.ts')
  if (culture === 'hi-IN') return import('../theme/devanagari.ts')
  return undefined
}
