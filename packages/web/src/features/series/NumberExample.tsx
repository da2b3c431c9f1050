import { istDateOf } from '@bahi/domain/cal/date.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { useT } from '../../app/texts.ts'
import type { Values } from '../../ui/form/values.ts'

const longest = 16

/** The first number a series would give, with its length against the 16 characters the law allows. */
export function NumberExample({ values }: { values: Values }) {
  const t = useT()
  const number = exampleNumber(values)
  const isTooLong = number.length > longest
  return (
    <p className={isTooLong ? '' : 'muted'} role="status">
      {t('series.example')} <strong className="figure">{number}</strong>{' '}
      {isTooLong && (
        <span style={{ color: 'var(--danger)' }}>{t('series.tooLong', { length: number.length })}</span>
      )}
    </p>
  )
}

export function exampleNumber(values: Values): string {
  const year = financialYearOf(istDateOf(Date.now()))
  const [from, to] = [year.slice(2, 4), year.slice(5)]
  const yearPart = { none: '', short: `${from}${to}`, dashed: `${from}-${to}` }[values['yearStyle'] as 'none']
  const number = String((values['startNumber'] as number | string) || 1).padStart(
    Number(values['width']) || 1,
    '0',
  )
  return [values['prefix'], yearPart, number, values['suffix']]
    .filter(Boolean)
    .join((values['separator'] as string | undefined) ?? '')
}
