import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useStateName } from '../../app/fields/AddressFields.tsx'
import { To } from '../../app/nav.tsx'
import { paymentKindOf, paymentPath } from '../../app/payments.ts'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useT } from '../../app/texts.ts'
import type { Translate } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { Amount, Percent } from '../../ui/values.tsx'
import type { Filing, OutwardForm } from './Gstr1.tsx'
import { Grid } from './Grid.tsx'
import css from './returns.module.css'
import { Inside } from './Sections.tsx'

type Entry = Reply<'gstr1.documents'>['records'][number]

const size = 50

/** The documents behind a section: why each is there and its part at each rate. */
export function SectionDocuments({
  form,
  filing,
  section,
}: {
  form: OutwardForm
  filing: Filing
  section: string
}) {
  const t = useT()
  /** Where each page begun so far follows on; the first follows nothing. */
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined])
  const after = cursors.at(-1)
  const found = useCall(
    `${form}.documents`,
    { ...filing, section, size, ...(after ? { after } : {}) },
    { needed: true, keepPrevious: true },
  )
  const title = t.find(`returns.section.${section}`) ?? section
  const data = found.data
  const usual = mostOften(data?.records.map((entry) => reasonOf(t, entry)) ?? [])
  const from = (cursors.length - 1) * size + 1
  return (
    <div className={css.stack}>
      <div className={css.head}>
        <h2>{title}</h2>
        <Inside change={{ section: undefined }}>{t('gstr1.back')}</Inside>
      </div>
      {!data ? (
        found.isError ? (
          <EmptyState
            text={t('gstr1.failed')}
            action={{ label: t('error.retry'), run: () => void found.refetch() }}
          />
        ) : (
          <Skeleton height={240} />
        )
      ) : data.records.length === 0 ? (
        <EmptyState text={t('gstr1.noDocuments')} />
      ) : (
        <>
          {usual && <p className="muted">{usual}</p>}
          <Grid label={title}>
            <thead>
              <tr>
                <th scope="col">{t('gstr1.document')}</th>
                <th scope="col">{t('gstr1.recipient')}</th>
                <th scope="col">{t('gstr1.placeOfSupply')}</th>
                {(['rate', 'taxable', 'igst', 'cgst', 'sgst', 'cess', 'total'] as const).map((column) => (
                  <th key={column} scope="col" data-end>
                    {t(`gstr1.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {data.records.map((entry, index) => (
              <EntryRows
                // An advance is there once for each document it is set off on.
                key={`${entry.documentId}-${index}`}
                entry={entry}
                // What most of them share is said once, above.
                reason={reasonOf(t, entry) === usual ? undefined : reasonOf(t, entry)}
              />
            ))}
          </Grid>
          <div className={css.pages}>
            <span className="muted" aria-live="polite">
              {t('gstr1.range', {
                from: groupDigits(String(from)),
                to: groupDigits(String(from + data.records.length - 1)),
                total: groupDigits(String(data.total)),
              })}
            </span>
            <Button disabled={cursors.length === 1} onClick={() => setCursors(cursors.slice(0, -1))}>
              {t('gstr1.previous')}
            </Button>
            <Button
              disabled={data.next === undefined || found.isPlaceholderData}
              onClick={() => setCursors([...cursors, data.next])}
            >
              {t('gstr1.next')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

const reasonOf = (t: Translate, { reason }: Entry) => t.find(reason.key, reason.params) ?? reason.key

function mostOften(texts: readonly string[]): string | undefined {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return [...times].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/** Advances are payments, all else are documents. */
function EntryLink({ kind, id, children }: { kind: string; id: number; children: ReactNode }) {
  const payment = paymentKindOf(kind)
  if (payment) return <To to={paymentPath(payment, 'view', id)}>{children}</To>
  return (
    <DocumentLink kind={kind} id={id}>
      {children}
    </DocumentLink>
  )
}

/** One document; its rates are below one another beside what they have in common. */
function EntryRows({ entry, reason }: { entry: Entry; reason: string | undefined }) {
  const t = useT()
  const nameOf = useStateName()
  const span = Math.max(entry.rates.length, 1)
  return (
    <tbody>
      {entry.rates.map((rate, index) => (
        <tr key={index} data-first={index === 0}>
          {index === 0 && (
            <>
              <th scope="rowgroup" rowSpan={span} className={css.document}>
                <EntryLink kind={entry.kind} id={entry.documentId}>
                  {entry.number ?? t('gstr1.ofDocument')}
                </EntryLink>{' '}
                <DateText value={entry.date} />
                {reason && <p className="meta">{reason}</p>}
              </th>
              <td rowSpan={span}>
                {entry.partyName ?? '-'}
                {entry.gstin && <p className="meta figure">{entry.gstin}</p>}
              </td>
              <td rowSpan={span}>{nameOf(entry.placeOfSupply)}</td>
            </>
          )}
          <td data-end>
            <Percent value={rate.rate} />
          </td>
          {[rate.taxableValue, rate.igst, rate.cgst, rate.sgst, rate.cess].map((amount, column) => (
            <td key={column} data-end>
              <Amount value={amount} />
            </td>
          ))}
          {index === 0 && (
            <td data-end rowSpan={span}>
              <Amount value={entry.total} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}
