import { Button } from '@mantine/core'
import { IconMail, IconPrinter } from '@tabler/icons-react'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { periodPresets, rangeOfPreset } from '@bahi/domain/cal/presets.ts'
import type { PeriodPreset } from '@bahi/domain/cal/presets.ts'
import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { openFile } from '../../app/files.ts'
import { To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ExportMenu } from '../../app/screens/ExportMenu.tsx'
import { useGstins } from '../../app/session/company.ts'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { rightsOfPath } from '../../app/shell/menu.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { Balance, DateText } from '../../app/values.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import css from './parties.module.css'
import { SendStatement } from './SendStatement.tsx'

type Row = Reply<'party.statement'>['rows'][number]

const pageSize = 100

/** The account of a party: every line with the balance after it. Period and GSTIN live in the address. */
export function Statement({ id }: { id: number }) {
  const t = useT()
  const [size, setSize] = useState(pageSize)
  const [isBusy, setBusy] = useState(false)
  const [isSending, setSending] = useState(false)
  const asked = useAsked()
  const gstins = useGstins()
  const body = {
    id,
    ...asked.period,
    entityIds: asked.entityId ? [asked.entityId] : (gstins ?? []).map(({ entityId }) => entityId),
  }
  const statement = useCall(
    'party.statement',
    { ...body, start: 0, size },
    { needed: true, enabled: gstins !== undefined, keepPrevious: true },
  )
  const data = statement.data
  const print = () => {
    setBusy(true)
    call('party.statementPdf', body)
      .then(openFile)
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <div className={css.statement}>
      <div className={`${css.bar} no-print`}>
        <Asked {...asked} gstins={gstins ?? []} />
        <span className={css.actions}>
          <ExportMenu call="partyLedger.export" right="PTY_DD_EX" body={body} />
          <ActionButton
            right="PTY_SND"
            leftSection={<IconMail size={18} stroke={1.5} />}
            onClick={() => setSending(true)}
          >
            {t('party.mail.send')}
          </ActionButton>
          <ActionButton
            right="PTY_PDF"
            leftSection={<IconPrinter size={18} stroke={1.5} />}
            loading={isBusy}
            onClick={print}
          >
            {t('party.statementPdf')}
          </ActionButton>
        </span>
      </div>
      {isSending && <SendStatement asked={body} onClose={() => setSending(false)} />}
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
  readonly preset: string
  readonly period: { readonly fromDate?: string; readonly toDate?: string }
  readonly entityId: number
}

function useAsked(): AskedProps {
  const { search } = useNav()
  const one = (key: string) => (typeof search[key] === 'string' ? search[key] : '')
  const preset = one('period') || 'This Fiscal Year'
  const range =
    preset === 'Custom' || preset === 'all'
      ? undefined
      : rangeOfPreset(preset as PeriodPreset, istDateOf(Date.now()))
  const from = preset === 'Custom' ? one('from') : range?.from
  const to = preset === 'Custom' ? one('to') : range?.to
  return {
    preset,
    period: { ...(from ? { fromDate: from } : {}), ...(to ? { toDate: to } : {}) },
    entityId: Number(one('entityId') || 0),
  }
}

function Asked({
  preset,
  period,
  entityId,
  gstins,
}: AskedProps & { gstins: NonNullable<ReturnType<typeof useGstins>> }) {
  const t = useT()
  const nav = useNav()
  const choose = (value: string) =>
    nav.setSearch(
      value === 'Custom'
        ? { period: value, from: period.fromDate, to: period.toDate }
        : { period: value, from: undefined, to: undefined },
    )
  return (
    <>
      <label className={css.choice}>
        <span>{t('list.period')}</span>
        <select name="period" value={preset} onChange={(event) => choose(event.target.value)}>
          <option value="all">{t('period.all')}</option>
          {periodPresets.map((value) => (
            <option key={value} value={value}>
              {t(`period.${value}` as TextKey)}
            </option>
          ))}
        </select>
      </label>
      {preset === 'Custom' && (
        <>
          <DateInput
            label={t('period.from')}
            value={period.fromDate ?? ''}
            onChange={(from) => nav.setSearch({ from })}
          />
          <DateInput
            label={t('period.to')}
            value={period.toDate ?? ''}
            onChange={(to) => nav.setSearch({ to })}
          />
        </>
      )}
      {gstins.length > 1 && (
        <label className={css.choice}>
          <span>{t('field.gstin')}</span>
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
                {t.label('DocumentKind', row.source)}
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

function Side({ label, amount }: { label: string; amount: string }) {
  const isNothing = Number(amount) === 0
  return (
    <td data-align="end" data-part={isNothing ? 'nothing' : 'amount'} data-label={label}>
      {isNothing ? dash : <Amount value={amount} />}
    </td>
  )
}

function LedgerLink({ row: { documentId, paymentId, number } }: { row: Row }) {
  if (!number) return <>{dash}</>
  const [path, id] = documentId
    ? (['view-sales-invoice', documentId] as const)
    : (['view-payment-in', paymentId] as const)
  return id && rightsOfPath(`${path}/$id`) !== undefined ? (
    <To to={`${path}/${id}`}>{number}</To>
  ) : (
    <>{number}</>
  )
}
