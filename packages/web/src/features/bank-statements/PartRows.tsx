import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { JournalAccountPicker } from '../../app/accounts/AccountPicker.tsx'
import { useT } from '../../app/texts.ts'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import css from './bank.module.css'
import type { Part } from './resolve.ts'

interface Props {
  readonly parts: readonly Part[]
  /** By the path of the call, as `parts[0].amount`. */
  readonly faults: ReadonlyMap<string, string>
  /** What a new part is of. */
  readonly left: string
  readonly onChange: (parts: readonly Part[]) => void
}

/** Parts of a row that are entered from it: accounts, or payments of parties. */
export function PartRows({ parts, faults, left, onChange }: Props) {
  const t = useT()
  const set = (key: number, change: Partial<Part>) =>
    onChange(parts.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const fault = (at: number, names: readonly string[]) =>
    names.map((name) => faults.get(`parts[${at}].${name}`)).find(Boolean)
  return (
    <div className={css.parts}>
      {parts.map((part, at) => {
        const line = at + 1
        return (
          <div key={part.key} className={css.part}>
            <JournalAccountPicker
              aria-label={t('bankStatement.part', { line, field: t('bankStatement.accountOrParty') })}
              placeholder={t('bankStatement.accountOrParty')}
              shown={[part.document?.number, part.choice?.name].filter(Boolean).join(' · ')}
              withParties
              error={fault(at, ['account', 'accountId', 'partyId', 'allocations'])}
              onPick={(choice) =>
                set(part.key, {
                  choice,
                  document: undefined,
                  ...(choice && part.amount === '' && Number(left) > 0 ? { amount: left } : {}),
                })
              }
            />
            <MoneyInput
              aria-label={t('bankStatement.part', { line, field: t('books.amount') })}
              signed
              value={part.amount}
              error={fault(at, ['amount'])}
              onChange={(amount) => set(part.key, { amount })}
            />
            <ActionIcon
              variant="subtle"
              aria-label={t('bankStatement.removePart', { line })}
              onClick={() => {
                const others = parts.filter(({ key }) => key !== part.key)
                onChange(others.length > 0 ? others : [{ key: part.key + 1, amount: '' }])
              }}
            >
              <IconTrash size={16} stroke={1.5} />
            </ActionIcon>
          </div>
        )
      })}
      <Button
        variant="subtle"
        className={css.start!}
        onClick={() =>
          onChange([...parts, { key: Math.max(...parts.map(({ key }) => key)) + 1, amount: '' }])
        }
      >
        {t('bankStatement.addPart')}
      </Button>
    </div>
  )
}
