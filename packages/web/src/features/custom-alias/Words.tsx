import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { loadTexts } from '../../app/language.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { useKey } from '../../ui/keys.ts'
import { toast } from '../../ui/toasts.tsx'
import css from './CustomAlias.module.css'

type Found = Reply<'customAlias.words'>
type Language = 'en' | 'hi' | 'ar'
type Typed = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>

const languages = [
  ['en', 'English'],
  ['hi', 'हिन्दी'],
  ['ar', 'العربية'],
] as const
const groups = ['document', 'line', 'party', 'item'] as const

export function Words() {
  const found = useCall('customAlias.words', undefined, { needed: true })
  if (!found.data) return <ScreenSkeleton />
  return <WordTable key={JSON.stringify(found.data.aliases)} words={found.data} />
}

/** A row a field, a column a language; what the product says is in the box until something else is typed. */
function WordTable({ words }: { words: Found }) {
  const t = useT()
  const [typed, setTyped] = useState<Typed>({})
  const save = useAction('customAlias.save', { refreshes: ['customAlias'], quiet: true })
  const kept = new Map(words.aliases.map((alias) => [alias.field as string, alias]))
  const isDirty = Object.keys(typed).length > 0
  const submit = async () => {
    const aliases = Object.entries(typed).map(([field, labels]) => ({
      field,
      labels: { ...kept.get(field)?.labels, ...labels },
      ...(kept.has(field) ? { version: kept.get(field)!.version } : {}),
    }))
    try {
      await save.mutateAsync({ aliases } as Input<'customAlias.save'>)
      setTyped({})
      await loadTexts()
      toast.success(t('customAlias.saved'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(t('form.notSaved'), [...error.issues.map(({ message }) => message), ...error.messages])
    }
  }
  useKey({ keys: 'mod+s', label: t('form.save'), group: t('keys.form'), run: () => void submit() }, isDirty)
  return (
    <form
      className={css.words}
      onSubmit={(event) => {
        event.preventDefault()
        if (isDirty) void submit()
      }}
    >
      <p className="muted">{t('customAlias.wordsNote')}</p>
      {groups.map((group) => (
        <section key={group} className={css.card}>
          <h2>{t(`customAlias.group.${group}` as TextKey)}</h2>
          <div className={css.grid}>
            <span className={css.head}>{t('customAlias.usual')}</span>
            {languages.map(([code, name]) => (
              <span key={code} className={css.head} lang={code}>
                {name}
              </span>
            ))}
            {words.fields
              .filter((one) => one.group === group)
              .map(({ field, usual }) => (
                <div key={field} className={css.row}>
                  <span>{usual[ownLanguage()] ?? usual.en}</span>
                  {languages.map(([code, name]) => (
                    <TextInput
                      key={code}
                      dir={code === 'ar' ? 'rtl' : 'ltr'}
                      lang={code}
                      aria-label={t('customAlias.wordIn', {
                        field: usual[ownLanguage()] ?? field,
                        language: name,
                      })}
                      placeholder={usual[code] ?? ''}
                      maxLength={40}
                      value={typed[field]?.[code] ?? kept.get(field)?.labels[code] ?? ''}
                      onChange={(event) =>
                        setTyped({
                          ...typed,
                          [field]: {
                            ...typed[field],
                            [code]: event.currentTarget.value.replace(/[<>{}]/g, ''),
                          },
                        })
                      }
                    />
                  ))}
                </div>
              ))}
          </div>
        </section>
      ))}
      <div className={css.bar}>
        <Button disabled={!isDirty} onClick={() => setTyped({})}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="filled" disabled={!isDirty} loading={save.isPending}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  )
}

const ownLanguage = () => document.documentElement.lang.slice(0, 2) as Language
