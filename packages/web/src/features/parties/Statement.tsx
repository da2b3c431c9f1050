import { noteOfEntry } from '@bahi/domain/documents/entry-note.ts'
import { Button } from '@mantine/core'
import { IconMail, IconPrinter } from '@tabler/icons-react'
import { presetCodes, presetOf } from '@bahi/domain/cal/presets.ts'
import { useState } from 'react'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { PeriodPicker } from '../../app/screens/PeriodPicker.tsx'
import { daysOf } from '../../app/screens/period-days.ts'
import type { Period } from '../../app/screens/period-days.ts'
import { ReportMenu } from '../../app/reports/ReportMenu.tsx'
import { useReport } from '../../app/reports/use-report.tsx'
import type { ReportUse } from '../../app/reports/use-report.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useGstins } from '../../app/session/company.ts'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { paymentKindOf, paymentPath } from '../../app/payments.ts'
import { useT } from '../../app/texts.ts'
import { Balance, DateText } from '../../app/values.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import css from './parties.module.css'

type Row = Reply<'party.statement'>['rows'][number]

const pageSize = 100

/** In the party's own record the rights of parties open its ledger. */
const rightsOfParty = { export: 'PTY_DD_EX', pdf: 'PTY_PDF', print: 'PTY_PDF', send: 'PTY_SND' } as const

/** The account of a party: every line with the balance after it. Period and GSTIN live in the address. */
export function Statement({ id, isOfParty = false }: { id: number; isOfParty?: boolean }) {
  const t = useT()
  const rights = useRights()
  const [size, setSize] = useState(pageSize)
  const asked = useAsked()
  const gstins = useGstins()
  const party = useCall(
    'party.detail',
    { id },
    { quiet: true, staleMs: 60_000, enabled: rights.may('PTY_SH_VW') },
  )
  const body = {
    id,
    ...asked.days,
    entityIds: asked.entityId ? [asked.entityId] : (gstins ?? []).map(({ entityId }) => entityId),
  }
  const use: ReportUse = {
    name: 'partyLedger',
    body,
    rights: isOfParty ? rightsOfParty : undefined,
    usualTo: party.data?.emails,
  }
  const report = useReport(use)
  const statement = useCall(
    'party.statement',
    { ...body, start: 0, size },
    { needed: true, enabled: gstins !== undefined, keepPrevious: true },
  )
  const data = statement.data
  return (
    <div className={css.statement}>
      <div className={`${css.bar} no-print`}>
        <Asked {...asked} gstins={gstins ?? []} />
        <span className={css.actions}>
          <ReportMenu {...use} />
          <ActionButton
            right={report.right('send')}
            leftSection={<IconMail size={18} stroke={1.5} />}
            onClick={report.send}
          >
            {t('party.mail.send')}
          </ActionButton>
          <ActionButton
            right={report.right('print')}
            leftSection={<IconPrinter size={18} stroke={1.5} />}
            loading={report.busy === 'print'}
            onClick={report.print}
          >
            {t('party.statementPdf')}
          </ActionButton>
        </span>
      </div>
      {report.dialog}
      {data && data.rows.length === 0 && Number(data.opening) === 0 ? (
        <EmptyState text={t('party.noLedger')} />
      ) : (
        data && <Lines statement={data} />
      )}
      {data && data.total > data.rows.length && data.rows.length < mostRows && (
        <Button variant="subtle" onClick={() => setSize(Math.min(mostRows, size + pageSize))}>
          {t('party.ledger.more')}
        </Button>
      )}
    </div>
  )
}

/** As many as one reply holds; an export has them all. */
const mostRows = 500

interface AskedProps {
  readonly period: Period
  readonly days: { readonly fromDate?: string; readonly toDate?: string }
  readonly entityId: number
}

/** All days are named in the address: without a period it is the fiscal year. */
const allDays = 'all'

function useAsked(): AskedProps {
  const { search } = useNav()
  const one = (key: string) => (typeof search[key] === 'string' ? search[key] : '')
  const named = one('period') || presetCodes['This Fiscal Year']
  const isCustom = presetOf(named) === 'Custom'
  const period = {
    period: named === allDays ? '' : named,
    from: isCustom ? one('from') : '',
    to: isCustom ? one('to') : '',
  }
  const { from, to } = daysOf(period)
  return {
    period,
    days: { ...(from ? { fromDate: from } : {}), ...(to ? { toDate: to } : {}) },
    entityId: Number(one('entityId') || 0),
  }
}

function Asked({
  period,
  days,
  entityId,
  gstins,
}: AskedProps & { gstins: NonNullable<ReturnType<typeof useGstins>> }) {
  const t = useT()
  const nav = useNav()
  return (
    <>
      <PeriodPicker
        withAll
        value={period}
        onChange={(change) =>
          nav.setSearch(
            // A range of one's own begins with the days that are shown.
            change.period === 'Custom' && period.period !== 'Custom'
              ? { period: 'Custom', from: days.fromDate, to: days.toDate }
              : { ...change, period: change.period ?? allDays },
          )
        }
      />
      {gstins.length > 1 && (
        <label className={css.choice}>
          <span className="sr-only">{t('field.gstin')}</span>
          <select
            name="entityId"
            value={entityId || ''}
            onChange={(event) => nav.setSearch({ entityId: event.target.value || undefined })}
          >
            <option value="">{t('report.allGstins')}</option>
            {gstins.map((entity) => (
              <option key={entity.entityId} value={entity.entityId}>
                {entity.entityName}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

function Lines({ statement }: { statement: Reply<'party.statement'> }) {
  const t = useT()
  return (
    <div
      className={`${css.ledger} ${css.account}`}
      tabIndex={0}
      role="region"
      aria-label={t('party.statement')}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('party.ledger.date')}</th>
            <th scope="col">{t('party.ledger.what')}</th>
            <th scope="col">{t('party.ledger.number')}</th>
            <th scope="col" data-align="end">
              {t('party.ledger.debit')}
            </th>
            <th scope="col" data-align="end">
              {t('party.ledger.credit')}
            </th>
            <th scope="col" data-align="end">
              {t('field.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr data-sum>
            <td colSpan={5}>{t('party.ledger.opening')}</td>
            <td data-align="end">
              <Balance value={statement.opening} />
            </td>
          </tr>
          {statement.rows.map((row) => (
            <tr key={row.id}>
              <td data-part="date">
                <DateText value={row.date} />
              </td>
              <td data-part="what">
                <Source row={row} />
                {row.isReversal && `, ${t('party.ledger.reversal')}`}
                {row.narration && <span className="muted"> · {row.narration}</span>}
              </td>
              <td className="figure" data-part="number">
                <LedgerLink row={row} />
              </td>
              <Side label={t('party.ledger.debit')} amount={row.debit} />
              <Side label={t('party.ledger.credit')} amount={row.credit} />
              <td data-align="end" data-part="balance" data-label={t('field.balance')}>
                <Balance value={row.balance} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-sum>
            <td colSpan={3}>{t('party.ledger.closing')}</td>
            <td data-align="end" data-wide>
              <Amount value={statement.debit} sign />
            </td>
            <td data-align="end" data-wide>
              <Amount value={statement.credit} sign />
            </td>
            <td data-align="end">
              <Balance value={statement.closing} sign />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** Of a note whether it is a credit or a debit note. */
function Source({ row }: { row: Row }) {
  const t = useT()
  const note = noteOfEntry(row)
  return <>{note ? t.label('NoteType', note) : t.label('DocumentKind', row.source)}</>
}

function Side({ label, amount }: { label: string; amount: string }) {
  const isNothing = Number(amount) === 0
  return (
    <td data-align="end" data-part={isNothing ? 'nothing' : 'amount'} data-label={label}>
      {isNothing ? dash : <Amount value={amount} />}
    </td>
  )
}

function LedgerLink({ row: { source, documentId, paymentId, journalId, number } }: { row: Row }) {
  if (!number) return <>{dash}</>
  if (documentId)
    return (
      <DocumentLink kind={source} id={documentId}>
        {number}
      </DocumentLink>
    )
  if (journalId) return <To to={`view-journal/${journalId}`}>{number}</To>
  const payment = paymentKindOf(source)
  return paymentId && payment ? <To to={paymentPath(payment, 'view', paymentId)}>{number}</To> : <>{number}</>
}
