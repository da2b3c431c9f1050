import { useT } from '../texts.ts'
import { formatDecimal } from '../../ui/numbers.ts'
import { dash } from '../../ui/values.tsx'
import { DateText } from '../values.tsx'
import type { OwnField } from './use-own-fields.tsx'

/** A value of an own field as people read it. */
export function OwnValue({ field, value }: { field: Pick<OwnField, 'type'>; value: string | undefined }) {
  const t = useT()
  if (!value) return <>{dash}</>
  if (field.type === 'date') return <DateText value={value} />
  if (field.type === 'switch') return <>{t(value === 'yes' ? 'common.yes' : 'common.no')}</>
  if (field.type === 'number') return <bdi className="figure">{formatDecimal(value, 6, true)}</bdi>
  return <bdi>{value}</bdi>
}
