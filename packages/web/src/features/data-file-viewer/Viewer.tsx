import { useEffect, useMemo, useState } from 'react'
import { languages } from '@bahi/contracts/texts/texts.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { DataFile } from '@bahi/domain/data-file/read.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { Contents } from './Contents.tsx'
import { browserLanguage, wordsIn, WordsContext } from './words.ts'

/** Names of languages are written in themselves. */
const ownNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', ar: 'العربية' }

export function Viewer() {
  const [language, setLanguage] = useState<Language>(browserLanguage)
  const [isDark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [file, setFile] = useState<DataFile>()
  const words = useMemo(() => wordsIn(language), [language])
  useEffect(() => {
    const { documentElement: page } = document
    page.lang = language
    page.dir = language === 'ar' ? 'rtl' : 'ltr'
    page.dataset['scheme'] = isDark ? 'dark' : 'light'
    document.title = file ? file.manifest.subscriber.name : words.t('viewer.title')
  }, [language, isDark, words, file])
  return (
    <WordsContext value={words}>
      <header className="top">
        <h1>{file ? file.manifest.subscriber.name : words.t('viewer.title')}</h1>
        <div className="top-actions">
          <select
            aria-label={words.t('viewer.language')}
            value={language}
            onChange={({ target }) => setLanguage(target.value as Language)}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {ownNames[one]}
              </option>
            ))}
          </select>
          <button type="button" aria-pressed={isDark} onClick={() => setDark(!isDark)}>
            {words.t('viewer.dark')}
          </button>
          {file && (
            <button type="button" onClick={() => setFile(undefined)}>
              {words.t('viewer.another')}
            </button>
          )}
        </div>
      </header>
      <main>{file ? <Contents key={file.hash} file={file} /> : <ChooseFile onOpen={setFile} />}</main>
    </WordsContext>
  )
}
