import type { RowOf } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import { Chip } from '../../ui/values.tsx'

type Journal = Pick<RowOf<'journal.search'>, 'status' | 'problem' | 'reversedById' | 'nextDate'>

/** What became of a journal; that it could not be written again comes before that it repeats. */
export function JournalState({ journal: { status, problem, reversedById, nextDate } }: { journal: Journal }) {
  const t = useT()
  if (status !== 'Active') return <Chip tone="danger">{t('books.isCancelled')}</Chip>
  if (problem !== null) return <Chip tone="attention">{t('books.waiting')}</Chip>
  if (reversedById !== null) return <Chip tone="neutral">{t('books.isReversed')}</Chip>
  return nextDate === null ? (
    <Chip tone="ok">{t('books.isActive')}</Chip>
  ) : (
    <Chip tone="ink">{t('books.repeating')}</Chip>
  )
}
