import type { Reply } from '../../app/api/call-types.ts'
import { useNav } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'
import { Amount } from '../../ui/values.tsx'
import css from './reconciliation.module.css'
import { states, stateTones } from './states.ts'

type Summed = Reply<'reconciliation.summary'>[number]

/** Each state with its number of documents, value and tax; a click shows its rows. */
export function Tiles({ rows }: { rows: readonly Summed[] | undefined }) {
  const t = useT()
  const nav = useNav()
  if (!rows || rows.length === 0) return null
  const chosen = [nav.search['states'] ?? []].flat()
  return (
    <div className={`${css.tiles} no-print`} role="group" aria-label={t('reconciliation.summary')}>
      {states.map((state) => {
        const row = rows.find((one) => one.state === state)
        if (!row) return null
        const isChosen = chosen.length === 1 && chosen[0] === state
        return (
          <button
            key={state}
            type="button"
            className={`plain ${css.tile}`}
            data-tone={stateTones[state]}
            aria-pressed={isChosen}
            onClick={() => nav.setSearch({ states: isChosen ? undefined : [state], start: '0' })}
          >
            <span>{t.label('ReconState', state)}</span>
            <strong className="figure">{groupDigits(String(row.documents))}</strong>
            <small>
              {t('reconciliation.taxShort')} <Amount value={row.tax} sign />
            </small>
            <small className={css.heads}>
              {(['igst', 'cgst', 'sgst', 'cess'] as const)
                .filter((head) => Number(row[head]) !== 0)
                .map((head) => (
                  <span key={head}>
                    {t(`reconciliation.field.${head}`)} <Amount value={row[head]} />
                  </span>
                ))}
            </small>
          </button>
        )
      })}
    </div>
  )
}
