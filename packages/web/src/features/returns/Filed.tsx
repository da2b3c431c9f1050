import type { Reply } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText, TimeText } from '../../app/values.tsx'
import css from './returns.module.css'

/** That the period is locked, since when and by whom. */
export function Filed({
  filed,
  isIff,
}: {
  filed: NonNullable<Reply<'gstr1.summary'>['filed']>
  isIff: boolean
}) {
  const t = useT()
  return (
    <p className={css.filed}>
      <span>
        {t(isIff ? 'gstr1.furnishedOn' : 'gstr1.filedOn')} <DateText value={filed.filedOn} />
      </span>
      {filed.arn && (
        <span>
          {t('gstr1.arnShort')} <Copyable text={filed.arn} />
        </span>
      )}
      {filed.filedBy && (
        <span>
          {t('gstr1.filedBy', { name: filed.filedBy })}, <TimeText value={filed.markedAt} />
        </span>
      )}
    </p>
  )
}
