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

/** What a code represents: the chapter in the reader's language, and the words of the list, which are English. */
export function HsnWords({ code, description }: { readonly code: string; readonly description: string }) {
  const language = useLanguage()
  const chapter = language === 'en' ? undefined : chapterName(code, language)
  const isEnglish = !/[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(description)
  return (
    <span title={description} style={{ display: 'flex', gap: 4, minInlineSize: 0 }}>
      {chapter && <span style={{ flex: 'none' }}>{code.length > 2 ? `${chapter} ·` : chapter}</span>}
      {!(chapter && code.length === 2) && (
        // Cut at its own end, whatever way the line around it runs.
        <bdi
          style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
          {...(isEnglish ? { lang: 'en', dir: 'ltr' } : {})}
        >
          {description}
        </bdi>
      )}
    </span>
  )
}
