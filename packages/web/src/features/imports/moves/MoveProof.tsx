import { formatDate } from '@bahi/domain/cal/shown.ts'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../app/api/call.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { saveFile } from '../../../app/files.ts'
import { To, useNav } from '../../../app/nav.tsx'
import { ScreenSkeleton } from '../../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../../app/texts.ts'
import { useDateWords } from '../../../ui/date-words.ts'
import { groupDigits } from '../../../ui/numbers.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { Amount, Chip, Quantity } from '../../../ui/values.tsx'
import css from '../imports.module.css'
import { Pager } from '../Pager.tsx'

const parts = ['totals', 'documents', 'parties', 'accounts', 'items'] as const
type Part = (typeof parts)[number]
const size = 100

/** The old books beside ours, part by part, with the difference and what it comes from. */
export function MoveProof({ moveId }: { moveId: number }) {
  const t = useT()
  const nav = useNav()
  const asked = nav.search['part']
  const current = parts.find((part) => part === asked) ?? 'totals'
  return (
    <section className={css.step}>
      <div className={css.bar}>
        <h2>{t('move.step.proof')}</h2>
        <Button
          variant="default"
          onClick={() => void call('move.proofFile', { moveId }).then(saveFile, () => undefined)}
        >
          {t('move.proof.file')}
        </Button>
      </div>
      <Tabs
        label={t('move.step.proof')}
        current={current}
        onChange={(part) => nav.setSearch({ part })}
        tabs={parts.map((part) => ({
          key: part,
          label: t(`move.proof.part.${part}`),
          content: () => <Proof key={part} moveId={moveId} part={part} />,
        }))}
      />
    </section>
  )
}

function Proof({ moveId, part }: { moveId: number; part: Part }) {
  const t = useT()
  const { format } = useDateWords()
  const [start, setStart] = useState(0)
  const [onlyDifferences, setOnly] = useState(false)
  const found = useCall(
    'move.proof',
    { moveId, part, onlyDifferences, start, size },
    { needed: true, quiet: true, keepPrevious: true },
  )
  if (!found.data) return <ScreenSkeleton />
  const { records, total, differing, asOf } = found.data
  const hasCounts = part === 'documents'
  const hasQuantities = part === 'items'
  return (
    <div className={css.part}>
      <div className={css.line}>
        <Chip tone={differing === 0 ? 'ok' : 'attention'}>
          {differing === 0
            ? t('move.proof.equal', { count: groupDigits(String(total)) })
            : t('move.proof.differing', {
                count: groupDigits(String(differing)),
                total: groupDigits(String(total)),
              })}
        </Chip>
        <span className="muted">{t('move.proof.asOf', { date: formatDate(asOf, format) })}</span>
        {(differing > 0 || onlyDifferences) && (
          <Checkbox
            label={t('move.proof.onlyDifferences')}
            checked={onlyDifferences}
            onChange={(event) => {
              setOnly(event.currentTarget.checked)
              setStart(0)
            }}
          />
        )}
      </div>
      {records.length === 0 ? (
        <p>{t('move.proof.none')}</p>
      ) : (
        <div className={css.scroll}>
          <table className={css.list} aria-label={t(`move.proof.part.${part}`)}>
            <thead>
              <tr>
                <th scope="col">{t(`move.proof.name.${part}`)}</th>
                {hasCounts && (
                  <>
                    <th scope="col" data-figure>
                      {t('move.proof.oldCount')}
                    </th>
                    <th scope="col" data-figure>
                      {t('move.proof.ourCount')}
                    </th>
                  </>
                )}
                {hasQuantities && (
                  <>
                    <th scope="col" data-figure>
                      {t('move.proof.oldQuantity')}
                    </th>
                    <th scope="col" data-figure>
                      {t('move.proof.ourQuantity')}
                    </th>
                  </>
                )}
                <th scope="col" data-figure>
                  {t('move.proof.old')}
                </th>
                <th scope="col" data-figure>
                  {t('move.proof.ours')}
                </th>
                <th scope="col" data-figure>
                  {t('move.proof.difference')}
                </th>
                <th scope="col">{t('move.proof.reasons')}</th>
              </tr>
            </thead>
            <tbody>
              {records.map((row) => (
                <tr key={row.name}>
                  <td>
                    {row.id !== null && part === 'parties' ? (
                      <To to={`view-party/${row.id}`}>
                        <bdi>{row.name}</bdi>
                      </To>
                    ) : (
                      <bdi>{row.name}</bdi>
                    )}
                  </td>
                  {hasCounts && (
                    <>
                      <td data-figure data-label={t('move.proof.oldCount')}>
                        <span className="figure">{groupDigits(String(row.oldCount ?? 0))}</span>
                      </td>
                      <td data-figure data-label={t('move.proof.ourCount')}>
                        <span className="figure">{groupDigits(String(row.ourCount ?? 0))}</span>
                      </td>
                    </>
                  )}
                  {hasQuantities && (
                    <>
                      <td data-figure data-label={t('move.proof.oldQuantity')}>
                        <Quantity value={row.oldQuantity} />
                      </td>
                      <td data-figure data-label={t('move.proof.ourQuantity')}>
                        <Quantity value={row.ourQuantity} />
                      </td>
                    </>
                  )}
                  <td data-figure data-label={t('move.proof.old')}>
                    <Amount value={row.old} />
                  </td>
                  <td data-figure data-label={t('move.proof.ours')}>
                    <Amount value={row.ours} />
                  </td>
                  <td
                    data-figure
                    data-label={t('move.proof.difference')}
                    data-fault={row.difference !== '0.00'}
                  >
                    <Amount value={row.difference} />
                  </td>
                  <td data-label={t('move.proof.reasons')}>
                    {row.reasons.map((reason) => (
                      <span key={reason} className={css.change}>
                        {reason}
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager start={start} size={size} total={total} onStart={setStart} />
    </div>
  )
}
