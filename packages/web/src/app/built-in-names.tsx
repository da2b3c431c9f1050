import { unitName } from '@bahi/contracts/built-in-names.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import css from './hsn-words.module.css'
import { useTextStore } from './texts.ts'

/** The language that the screen speaks. */
export const useLanguage = (): Language => useTextStore(({ culture }) => culture.slice(0, 2)) as Language

type Unit = Parameters<typeof unitName>[1]

/** Units by code and name, as lists offer them. */
export function useUnitLabel(separator = ' · '): (unit: Unit) => string {
  const language = useLanguage()
  return (unit) => [unit.code, unitName(language, unit)].filter(Boolean).join(separator)
}

/** What a code is: its heading in the reader's language before a description that is English only. */
export function HsnWords({
  description,
  heading,
}: {
  readonly description: string
  readonly heading?: string | undefined
}) {
  return (
    <span title={description} className={css.words}>
      {heading && <span className={css.heading}>{heading}</span>}
      <bdi className={css.description} {...(heading ? { lang: 'en', dir: 'ltr' } : {})}>
        {description}
      </bdi>
    </span>
  )
}
