import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Reply } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import css from './bank.module.css'

export interface Item {
  readonly key: number
  readonly id?: number
  readonly date: string
  readonly description: string
  readonly reference: string
  readonly isGiven: boolean
  readonly amount: string
  readonly isMatched: boolean
}

export const itemOf = ({
  id,
  date,
  description,
  reference,
  amount,
  isMatched,
}: Reply<'bankStatement.openings'>['items'][number]): Item => ({
  key: id,
  id,
  date,
  description,
  reference: reference ?? '',
  isGiven: amount.startsWith('-'),
  amount: amount.replace('-', ''),
  isMatched,
})
const blank = (key: number): Item => ({
  key,
  date: '',
  description: '',
  reference: '',
  isGiven: true,
  amount: '',
  isMatched: false,
})
export const isBlank = ({ date, description, amount }: Item) =>
  date === '' && description === '' && amount === ''

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error })

/** Cheques and deposits of before the first statement, typed one by one. */
export function OpeningItems({
  items,
  faults,
  onChange,
}: {
  items: readonly Item[]
  faults: ReadonlyMap<string, string>
  onChange: (items: readonly Item[]) => void
}) {
  const t = useT()
  const filled = items.filter((one) => !isBlank(one))
  return (
    <div className={css.parts}>
      {items.map((item, index) => {
        const line = index + 1
        const at = filled.indexOf(item)
        const named = (field: string) => t('bankStatement.part', { line, field })
        const fault = (name: string) => faults.get(`items[${at}].${name}`)
        const set = (change: Partial<Item>) =>
          onChange(items.map((one) => (one.key === item.key ? { ...one, ...change } : one)))
        return (
          <fieldset key={item.key} className={css.item} disabled={item.isMatched}>
            <legend className={css.hidden}>{t('bankStatement.openingItem', { line })}</legend>
            <NativeSelect
              aria-label={named(t('bankRule.side'))}
              value={item.isGiven ? 'given' : 'paidIn'}
              data={(['given', 'paidIn'] as const).map((value) => ({
                value,
                label: t(`bankStatement.opening.${value}`),
              }))}
              onChange={(event) => set({ isGiven: event.currentTarget.value === 'given' })}
            />
            <DateInput
              aria-label={named(t('column.date'))}
              value={item.date}
              onChange={(date) => set({ date: date ?? '' })}
              {...errorOf(fault('date'))}
            />
            <TextInput
              aria-label={named(t('bankStatement.description'))}
              placeholder={t('bankStatement.description')}
              maxLength={150}
              value={item.description}
              error={fault('description')}
              onChange={(event) => set({ description: event.currentTarget.value })}
            />
            <TextInput
              aria-label={named(t('bankStatement.role.reference'))}
              placeholder={t('bankStatement.role.reference')}
              maxLength={50}
              value={item.reference}
              error={fault('reference')}
              onChange={(event) => set({ reference: event.currentTarget.value })}
            />
            <MoneyInput
              aria-label={named(t('books.amount'))}
              value={item.amount}
              error={fault('amount')}
              onChange={(amount) => set({ amount })}
            />
            <ActionIcon
              variant="subtle"
              disabled={item.isMatched}
              aria-label={t('bankStatement.removePart', { line })}
              onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
            >
              <IconTrash size={16} stroke={1.5} />
            </ActionIcon>
          </fieldset>
        )
      })}
      <Button
        variant="subtle"
        className={css.start!}
        onClick={() => onChange([...items, blank(Math.max(0, ...items.map(({ key }) => key)) + 1)])}
      >
        {t('bankStatement.addItem')}
      </Button>
    </div>
  )
}
