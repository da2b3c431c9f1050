import { unitName } from '@bahi/contracts/built-in-names.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { chapterName } from '@bahi/domain/tables/hsn-chapters.ts'
import { useTextStore } from './texts.ts'

/** The language that the screen speaks. */
export const useLanguage = (): Language => useTextStore(({ culture }) => culture.slice(0, 2)) as Language

type Unit = Parameters<typeof unitName>[1]

/** Units by code and name, as lists offer them. */
export function useUnitLabel(separator = ' · '): (unit: Unit) => string {
  const language = useLanguage()
  return (unit) => [unit.code, unitName(language, unit)].filter(Boolean).join(separator)
}

/** What a code stands for: the chapter in the reader's language, and the words of the list, which are English. */
export function HsnWords({ code, description }: { readonly code: string; readonly description: string }) {
  const language = useLanguage()
  const chapter = language === 'en' ? undefined : chapterName(code, language)
  const isEnglish = !/[\u0600-\u06ff\u0900-\u097f]/.test(description)
  return (
    <span title={description}>
      {chapter && code.length > 2 && `${chapter} · `}
      {chapter && code.length === 2 ? (
        chapter
      ) : (
        <bdi {...(isEnglish ? { lang: 'en', dir: 'ltr' } : {})}>{description}</bdi>
      )}
    </span>
  )
}
