import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { useLater } from '../../ui/use-later.ts'
import { Amount, dash } from '../../ui/values.tsx'
import type { Row } from './columns.tsx'
import css from './reconciliation.module.css'
import type { Statement } from './states.ts'

interface Props {
  readonly row: Row
  readonly entityId: number
  readonly against: Statement
  readonly chosen: Row | undefined
  readonly onChoose: (row: Row) => void
}

/** What the other side has that is free: of the same supplier first, any other by a search. */
export function Candidates({ row, entityId, against, chosen, onChoose }: Props) {
  const t = useT()
  const [keyword, setKeyword] = useState('')
  const words = useLater(keyword.trim(), 300)
  const gstin = (row.portal ?? row.book)?.gstin
  const found = useCall(
    'reconciliation.search',
    {
      entityId,
      against,
      states: row.book ? ['MissingInBooks'] : ['MissingIn2B', 'DuplicateInBooks', 'OutOfScope'],
      ...(words ? { keyword: words } : gstin ? { gstins: [gstin] } : {}),
      start: 0,
      size: 20,
      sort: 'date DESC',
    },
    { keepPrevious: true, quiet: true },
  )
  const rows = found.data?.records ?? []
  return (
    <fieldset className={css.candidates}>
      <legend>{t('reconciliation.linkWith')}</legend>
      <TextInput
        name="keyword"
        aria-label={t('reconciliation.searchOther')}
        placeholder={t('reconciliation.searchOther')}
        maxLength={100}
        value={keyword}
        onChange={(event) => setKeyword(event.currentTarget.value)}
      />
      {found.data && rows.length === 0 && <p className="muted">{t('reconciliation.noCandidates')}</p>}
      {rows.map((one) => {
        const side = one.book ?? one.portal
        return (
          <label key={one.id} className={css.candidate}>
            <input
              type="radio"
              name="candidate"
              checked={chosen?.id === one.id}
              onChange={() => onChoose(one)}
            />
            <span>
              <bdi>{side?.number ?? dash}</bdi> · <DateText value={side?.date} />
              <br />
              <small>
                <bdi>{side?.partyName ?? side?.gstin}</bdi>
              </small>
            </span>
            <span className={css.amounts}>
              <Amount value={side?.taxableValue} />
              <br />
              <small>
                {t('reconciliation.taxShort')} <Amount value={side?.tax} />
              </small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
