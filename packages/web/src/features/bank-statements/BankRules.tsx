import { NativeSelect, TextInput } from '@mantine/core'
import { BankRuleSave } from '@bahi/contracts/bank-statements.ts'
import { useState } from 'react'
import { JournalAccountPicker } from '../../app/accounts/AccountPicker.tsx'
import { useChart } from '../../app/accounts/use-chart.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { MasterScreen } from '../../app/screens/MasterScreen.tsx'
import { useT } from '../../app/texts.ts'
import { StateChip } from '../../app/values.tsx'
import { useField } from '../../ui/form/context.ts'
import { NumberField, TextField } from '../../ui/form/fields.tsx'
import type { Values } from '../../ui/form/values.ts'
import { dash } from '../../ui/values.tsx'
import css from './bank.module.css'
import { bookName } from './book-name.ts'
import { RuleTrial } from './RuleTrial.tsx'

type Row = RowOf<'bankRule.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'position',
    label: 'bankRule.position',
    width: 80,
    sort: 'position',
    cell: (row) => <span className="figure">{row.position}</span>,
  },
  { key: 'name', label: 'field.name', width: 200, sort: 'name', card: 'title', cell: (row) => row.name },
  {
    key: 'words',
    label: 'bankRule.words',
    width: 220,
    grows: true,
    card: 'meta',
    cell: (row) => row.words.join(', ') || dash,
  },
  { key: 'side', label: 'bankRule.side', width: 150, cell: (row) => <Side side={row.side} /> },
  {
    key: 'target',
    label: 'bankRule.target',
    width: 200,
    card: 'meta',
    cell: (row) => <Target row={row} />,
  },
  {
    key: 'status',
    label: 'field.status',
    width: 96,
    card: 'state',
    cell: (row) => <StateChip status={row.status} />,
  },
]

function Side({ side }: { side: Row['side'] }) {
  return <>{useT()(`bankRule.side.${side ?? 'both'}`)}</>
}

function Target({ row: { account, accountId, partyName } }: { row: Row }) {
  const t = useT()
  return <>{partyName ?? (account && !accountId ? bookName(t, account) : account)}</>
}

/** Rules of one's own, in their order: rows with these words are of an account or a party. */
export function BankRules() {
  const t = useT()
  // Parties are known by name from the list, and from what is chosen.
  const [partyNames] = useState(() => new Map<number, string>())
  return (
    <MasterScreen
      resource="bankRule"
      group="ACC"
      call="bankRule.search"
      title="bankRule.title"
      createLabel="bankRule.create"
      editLabel="bankRule.edit"
      emptyText="bankRule.empty"
      columns={columns}
      schema={BankRuleSave}
      empty={{ name: '', words: [], withoutWords: [], position: 0 }}
      names={[
        'name',
        'position',
        'words',
        'withoutWords',
        'side',
        'atLeast',
        'atMost',
        'bankAccountId',
        'account',
        'accountId',
        'partyId',
        'narration',
      ]}
      valuesOf={(row) => {
        if (row.partyId) partyNames.set(row.partyId, row.partyName ?? '')
        return valuesOf(row)
      }}
      extra={<To to="bank-statements">{t('bankStatement.title')}</To>}
      fields={() => <Fields partyNames={partyNames} />}
    />
  )
}

/** A row names its account by what people call it; the form sends one of three. */
const valuesOf = (row: Row): Values => ({ ...row, account: row.accountId || row.partyId ? '' : row.account })

function Fields({ partyNames }: { partyNames: Map<number, string> }) {
  const t = useT()
  return (
    <div className={css.dialog}>
      <TextField name="name" autoFocus />
      <WordsField name="words" label={t('bankRule.words')} />
      <WordsField name="withoutWords" label={t('bankRule.withoutWords')} />
      <SideField />
      <div className={css.fields}>
        <TextField name="atLeast" label={t('bankRule.atLeast')} />
        <TextField name="atMost" label={t('bankRule.atMost')} />
      </div>
      <BankField />
      <TargetField partyNames={partyNames} />
      <TextField name="narration" label={t('books.narration')} />
      <NumberField name="position" label={t('bankRule.position')} />
      <RuleTrial />
    </div>
  )
}

/** Words as people type them, with commas between. */
function WordsField({ name, label }: { name: string; label: string }) {
  const t = useT()
  const field = useField(name)
  const [text, setText] = useState(((field.value as readonly string[] | undefined) ?? []).join(', '))
  return (
    <TextInput
      name={name}
      label={label}
      description={t('bankRule.wordsText')}
      readOnly={field.readOnly}
      maxLength={600}
      value={text}
      error={field.error}
      onChange={(event) => {
        setText(event.currentTarget.value)
        field.form.set(
          name,
          event.currentTarget.value
            .split(/[,،;]/)
            .map((word) => word.trim())
            .filter(Boolean),
        )
      }}
    />
  )
}

function SideField() {
  const t = useT()
  const { form, text, readOnly } = useField('side')
  return (
    <NativeSelect
      name="side"
      label={t('bankRule.side')}
      disabled={readOnly}
      value={text}
      data={[
        { value: '', label: t('bankRule.side.both') },
        ...(['in', 'out'] as const).map((value) => ({ value, label: t(`bankRule.side.${value}`) })),
      ]}
      onChange={(event) => form.set('side', event.currentTarget.value)}
    />
  )
}

function BankField() {
  const t = useT()
  const { form, text, error, readOnly } = useField('bankAccountId')
  const banks = useChart().filter(({ groupKey, accountId }) => groupKey === 'bank' && accountId !== undefined)
  if (banks.length === 0) return null
  return (
    <NativeSelect
      name="bankAccountId"
      label={t('bankStatement.account')}
      disabled={readOnly}
      value={text}
      error={error}
      data={[
        { value: '', label: t('bankRule.allAccounts') },
        ...banks.map(({ account, accountId }) => ({ value: String(accountId), label: account })),
      ]}
      onChange={(event) =>
        form.set('bankAccountId', event.currentTarget.value ? Number(event.currentTarget.value) : '')
      }
    />
  )
}

function TargetField({ partyNames }: { partyNames: Map<number, string> }) {
  const t = useT()
  const { form, error, text } = useField('account')
  const account = useField('accountId')
  const party = useField('partyId')
  const chart = useChart()
  const own = chart.find((one) => one.accountId !== undefined && String(one.accountId) === account.text)
  const shown = party.text
    ? partyNames.get(Number(party.text))
    : (own?.account ?? (text && bookName(t, text)))
  return (
    <JournalAccountPicker
      aria-label={t('bankRule.target')}
      placeholder={t('bankRule.target')}
      withParties
      shown={shown ?? ''}
      error={error ?? account.error ?? party.error}
      onPick={(choice) => {
        form.set('account', choice?.account ?? '')
        form.set('accountId', choice?.accountId ?? '')
        form.set('partyId', choice?.partyId ?? '')
        if (choice?.partyId !== undefined) partyNames.set(choice.partyId, choice.name)
      }}
    />
  )
}
