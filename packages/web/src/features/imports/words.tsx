import type { Reply, RowOf } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import { Chip, toneOf } from '../../ui/values.tsx'

export type Statistic = RowOf<'import.search'>
export type Kind = Reply<'import.kinds'>[number]
export type Mapping = Readonly<Record<string, string>>
export type Problem = Reply<'import.detail'>['records'][number]
export const outcomes = ['Created', 'Changed', 'Skipped', 'Refused'] as const

export const isOpen = ({ status }: Pick<Statistic, 'status'>): boolean =>
  status === 'Initialized' || status === 'YetNotStarted' || status === 'InProcess'

/** How it ended, and what else there is to know of it. */
export function ImportState({ of }: { of: Statistic }) {
  const t = useT()
  if (of.undoneAt !== null) return <Chip tone="neutral">{t('imports.undone')}</Chip>
  if (of.isStopped && !isOpen(of)) return <Chip tone="attention">{t('imports.stopped')}</Chip>
  return <Chip tone={toneOf(of.status)}>{t.label('ImportStatus', of.status)}</Chip>
}

/** Sets words of a file apart, so that they do not turn around in a text that is read from the right. */
export const apart = (text: string) => `\u2068${text}\u2069`
