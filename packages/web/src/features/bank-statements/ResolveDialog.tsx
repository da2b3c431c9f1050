import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useLater } from '../../ui/use-later.ts'
import { Amount, dash } from '../../ui/values.tsx'
import css from './bank.module.css'
import { PartRows } from './PartRows.tsx'
import { bodyOf, entryKey, isDeposit, leftOf } from './resolve.ts'
import type { Entry, OpenDocument, Part } from './resolve.ts'
import type { Row } from './row-columns.tsx'
import { touched } from './use-bank.ts'

/** Matches a row by hand: entries of the books that it is of, open bills it pays, and parts that are entered from it. */
export function ResolveDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useT()
  const [keyword, setKeyword] = useState('')
  const asked = useLater(keyword, 250)
  const found = useCall(
    'bankStatement.candidates',
    { id: row.id, ...(asked.trim() ? { keyword: asked.trim() } : {}) },
    { quiet: true, keepPrevious: true },
  )
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [parts, setParts] = useState<readonly Part[]>([{ key: 0, amount: '' }])
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const save = useAction('bankStatement.resolve', { refreshes: touched, quiet: true })
  const left = leftOf(row, entries, parts)
  const amount = isDeposit(row) ? row.credit : row.debit
  const toggle = (entry: Entry) => {
    const key = entryKey(entry)
    const others = entries.filter((one) => entryKey(one) !== key)
    setEntries(others.length < entries.length ? others : [...entries, entry])
  }
  const pay = (document: OpenDocument) => {
    const rest = leftOf(row, entries, parts)
    const part: Part = {
      key: Math.max(...parts.map(({ key }) => key), 0) + 1,
      choice: { name: document.partyName, note: '', partyId: document.partyId },
      amount: (rest.gt(document.balance) ? document.balance : rest.toFixed(2)).replace(/^-.*/, ''),
      document,
    }
    setParts([...parts.filter(({ choice, amount: typed }) => choice || typed), part])
  }
  const submit = async () => {
    try {
      await save.mutateAsync(bodyOf(row, entries, parts))
      toast.success(t('bankStatement.matched'))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(
        error.issues.length > 0
          ? new Map(error.issues.map(({ property, message }) => [property, message]))
          : new Map([['', error.messages[0] ?? '']]),
      )
    }
  }
  const others = [...faults].filter(([path]) => !/^parts\[\d+\]/.test(path)).map(([, message]) => message)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('bankStatement.resolve')}
      size={820}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>
          <strong>
            {t(isDeposit(row) ? 'bankStatement.deposit' : 'bankStatement.withdrawal')}{' '}
            <Amount value={amount} sign />
          </strong>{' '}
          · <DateText value={row.date} /> ·{' '}
          <bdi>{[row.description, row.reference].filter(Boolean).join(' · ')}</bdi>
        </p>
        {others.map((message) => (
          <p key={message} role="alert" className={css.fault}>
            {message}
          </p>
        ))}
        <TextInput
          aria-label={t('bankStatement.searchEntries')}
          placeholder={t('bankStatement.searchEntries')}
          maxLength={100}
          value={keyword}
          onChange={(event) => setKeyword(event.currentTarget.value)}
        />
        {found.error && !found.data && (
          <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
        )}
        {found.data && (
          <>
            <h3>{t('bankStatement.entries')}</h3>
            <EntryTable entries={found.data.entries} chosen={entries} onToggle={toggle} />
            {found.data.documents.length > 0 && (
              <>
                <h3>{t('bankStatement.documents')}</h3>
                <DocumentTable documents={found.data.documents} onPay={pay} />
              </>
            )}
          </>
        )}
        <h3>{t('bankStatement.newEntries')}</h3>
        <PartRows parts={parts} faults={faults} left={left.toFixed(2)} onChange={setParts} />
        <div className={css.foot}>
          <p className={css.left} data-off={!left.isZero()} aria-live="polite">
            {t('bankStatement.left')} <Amount value={left.toFixed(2)} sign />
          </p>
          <Button variant="filled" type="submit" loading={save.isPending} disabled={!left.isZero()}>
            {t('bankStatement.saveMatch')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function EntryTable({
  entries,
  chosen,
  onToggle,
}: {
  entries: readonly Entry[]
  chosen: readonly Entry[]
  onToggle: (entry: Entry) => void
}) {
  const t = useT()
  // What is chosen stays to be seen, also where another search does not find it.
  const keys = new Set(entries.map(entryKey))
  const shown = [...chosen.filter((one) => !keys.has(entryKey(one))), ...entries]
  if (shown.length === 0) return <p className="muted">{t('bankStatement.none')}</p>
  return (
    <div className={css.candidates} role="region" aria-label={t('bankStatement.entries')} tabIndex={0}>
      <table className={css.cells}>
        <tbody>
          {shown.map((entry) => {
            const name =
              [entry.number, entry.partyName].filter(Boolean).join(' · ') || t('bankStatement.entry')
            return (
              <tr key={entryKey(entry)}>
                <td>
                  <label className={css.check}>
                    <input
                      type="checkbox"
                      checked={chosen.some((one) => entryKey(one) === entryKey(entry))}
                      onChange={() => onToggle(entry)}
                    />
                    <span>{name}</span>
                  </label>
                </td>
                <td>
                  <DateText value={entry.date} />
                </td>
                <td>{entry.reference ?? dash}</td>
                <td data-align="end">
                  <Amount value={entry.amount} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function DocumentTable({
  documents,
  onPay,
}: {
  documents: readonly OpenDocument[]
  onPay: (document: OpenDocument) => void
}) {
  const t = useT()
  return (
    <div className={css.candidates} role="region" aria-label={t('bankStatement.documents')} tabIndex={0}>
      <table className={css.cells}>
        <tbody>
          {documents.map((one) => (
            <tr key={one.documentId}>
              <td>
                {one.number} · {one.partyName}
              </td>
              <td>
                <DateText value={one.date} />
              </td>
              <td data-align="end">
                <Amount value={one.balance} />
              </td>
              <td data-align="end">
                <Button
                  variant="subtle"
                  aria-label={`${t('bankStatement.payIt')} ${one.number ?? ''}`}
                  onClick={() => onPay(one)}
                >
                  {t('bankStatement.payIt')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
