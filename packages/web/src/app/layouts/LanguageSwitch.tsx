import { cultures, usePreferences } from '../../theme/preferences.ts'
import { changeLanguage, languageNames } from '../language.ts'
import { useT } from '../texts.ts'
import css from './PublicLayout.module.css'

export function LanguageSwitch() {
  const t = useT()
  const culture = usePreferences((preferences) => preferences.culture)
  return (
    <label className={css.language}>
      <span className="sr-only">{t('shell.language')}</span>
      <select
        value={culture}
        onChange={(event) => void changeLanguage(event.target.value as (typeof cultures)[number])}
      >
        {cultures.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
