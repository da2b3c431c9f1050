import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { toast } from '../../ui/toasts.tsx'
import { useLater } from '../../ui/use-later.ts'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import css from './ListScreen.module.css'
import { valuesOf } from './use-list-state.ts'
import type { ListState } from './use-list-state.ts'

/** Searches when the fingers pause; several lines pasted at once search for all of them. */
export function SearchBox({ state }: { state: ListState }) {
  const t = useT()
  const [text, setText] = useState(state.keyword)
  const rested = useLater(text, 250)
  const { keyword, set, valueCount } = state
  const max = useSession((session) => session.settings?.maxBulkSearchKeywords ?? 100)
  useEffect(() => setText(keyword), [keyword])
  useEffect(() => {
    if (rested !== keyword && rested === text) set({ keyword: rested || undefined })
    // Only what has come to rest is searched for; a new address alone must not start a search.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rested])
  return (
    <TextInput
      className={css.search ?? ''}
      aria-label={t('list.search')}
      placeholder={t('list.search')}
      leftSection={<IconSearch size={16} stroke={1.5} />}
      value={text}
      {...(valueCount > 1
        ? {
            rightSection: <span className="meta figure">{t('list.values', { count: valueCount })}</span>,
            rightSectionWidth: 76,
          }
        : {})}
      data-list-search
      onPaste={(event) => {
        const lines = valuesOf(event.clipboardData.getData('text').replaceAll('\r', '\n'))
        if (lines.length < 2) return
        event.preventDefault()
        if (lines.length > max) toast.error(t('list.tooManyValues', { max, count: lines.length }))
        else setText(lines.join('; '))
      }}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
