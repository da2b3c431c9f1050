import { ActionIcon, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Faults } from '../../app/screens/use-grid-rows.ts'
import { useT } from '../../app/texts.ts'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import { Amount } from '../../ui/values.tsx'
import { JournalAccountPicker } from '../../app/accounts/AccountPicker.tsx'
import { balanced, newJournalRow, sidesOf } from './journal-rows.ts'
import type { JournalRow } from './journal-rows.ts'
import css from './books.module.css'

interface Props {
  readonly label: string
  readonly rows: readonly JournalRow[]
  readonly faults: Faults
  /** Whether rows may be of parties and have a narration. */
  readonly isJournal: boolean
  readonly onChange: (rows: readonly JournalRow[]) => void
}

/** Accounts with an amount on one of both sides, each cell with what is wrong with it below. */
export function JournalGrid({ label, rows, faults, isJournal, onChange }: Props) {
  const t = useT()
  const heads = [
    t('books.account'),
    t('books.debit'),
    t('books.credit'),
    ...(isJournal ? [t('books.narration')] : []),
  ]
  const named = (index: number, field: string) => t('books.line', { line: index + 1, field })
  return (
    <div className={css.scroll}>
      <table className={css.grid} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" data-align={at === 1 || at === 2 ? 'end' : undefined}>
                {head}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const fault = (field: string) => faults.get(`lines[${index}].${field}`)
            const set = (change: Partial<JournalRow>) =>
              rows.map((one) => (one.key === row.key ? { ...one, ...change } : one))
            const side = (field: 'debit' | 'credit') => (
              <td data-column="amount" data-label={t(`books.${field}`)}>
                <MoneyInput
                  aria-label={named(index, t(`books.${field}`))}
                  error={fault(field)}
                  value={row[field]}
                  onChange={(value) => onChange(set({ [field]: value }))}
                />
              </td>
            )
            return (
              <tr key={row.key}>
                <td data-column="account" data-label={t('books.account')}>
                  <JournalAccountPicker
                    aria-label={named(index, t('books.account'))}
                    placeholder={isJournal ? t('books.findAccount') : t('books.chooseAccount')}
                    shown={row.shown}
                    withParties={isJournal}
                    error={fault('account') ?? fault('partyId') ?? fault('accountId')}
                    onPick={(choice) => {
                      const next = set({
                        shown: choice?.name ?? '',
                        account: choice?.account,
                        accountId: choice?.accountId,
                        partyId: choice?.partyId,
                      } as Partial<JournalRow>)
                      onChange(choice && isJournal ? balanced(next, row.key) : next)
                    }}
                  />
                </td>
                {side('debit')}
                {side('credit')}
                {isJournal && (
                  <td data-column="narration" data-label={t('books.narration')}>
                    <TextInput
                      aria-label={named(index, t('books.narration'))}
                      error={fault('narration')}
                      maxLength={200}
                      value={row.narration}
                      onChange={(event) => onChange(set({ narration: event.currentTarget.value }))}
                    />
                  </td>
                )}
                <td>
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('books.removeLine', { line: index + 1 })}
                    onClick={() => {
                      const others = rows.filter(({ key }) => key !== row.key)
                      onChange(others.length > 0 ? others : [newJournalRow(row.key)])
                    }}
                  >
                    <IconTrash size={16} stroke={1.5} />
                  </ActionIcon>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Both sides and by how much they differ. */
export function JournalSums({ rows }: { rows: readonly JournalRow[] }) {
  const t = useT()
  const { debit, credit, difference } = sidesOf(rows)
  return (
    <dl className={css.sums} aria-live="polite">
      <div>
        <dt>{t('books.debit')}</dt>
        <dd>
          <Amount value={debit} sign />
        </dd>
      </div>
      <div>
        <dt>{t('books.credit')}</dt>
        <dd>
          <Amount value={credit} sign />
        </dd>
      </div>
      <div data-off={!difference.isZero()}>
        <dt>{t('books.difference')}</dt>
        <dd>
          <Amount value={difference.abs().toFixed(2)} sign />
        </dd>
      </div>
    </dl>
  )
}
