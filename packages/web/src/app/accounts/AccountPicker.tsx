import { useMemo, useState } from 'react'
import { useChoices } from '../pickers/use-choices.ts'
import { codesOfParty } from '../pickers/RecordPicker.tsx'
import { useT } from '../texts.ts'
import { ranked } from '../../ui/form/ranked.ts'
import { Notes } from '../../ui/Notes.tsx'
import { Picker } from '../../ui/Picker.tsx'
import { accountWord } from './accounts.ts'
import { useChart } from './use-chart.ts'
import type { ChartAccount } from './use-chart.ts'

/** An account of the system by its plain name, one of one's own by its id, or a party by its id. */
export interface AccountChoice {
  readonly name: string
  readonly note: string
  readonly account?: string
  readonly accountId?: number
  readonly partyId?: number
}

interface Props {
  readonly 'aria-label': string
  readonly shown: string
  readonly placeholder?: string
  readonly error?: string | undefined
  readonly onPick: (choice: AccountChoice | undefined) => void
}

/** Any account of the chart. */
export function AccountPicker(props: Props) {
  const t = useT()
  const [text, setText] = useState('')
  const offered = useOffered(useChart(), text)
  return (
    <Picker
      {...props}
      search={text}
      onSearch={setText}
      choices={offered}
      choiceKey={keyOf}
      render={(choice) => <Two choice={choice} />}
      words={{ nothing: t('picker.nothing'), clear: t('picker.clear') }}
    />
  )
}

/** What a journal may name: accounts, and parties in place of Debtors and Creditors. */
export function JournalAccountPicker({ withParties, ...props }: Props & { readonly withParties: boolean }) {
  const t = useT()
  const chart = useChart()
  const named = useMemo(
    () =>
      chart.filter(
        (one) => one.isForJournals && one.key !== 'party' && (withParties || one.key !== 'openingBalances'),
      ),
    [chart, withParties],
  )
  const parties = useChoices('party.pick', {}, { codesOf: codesOfParty, enabled: false })
  const accounts = useOffered(named, parties.search)
  const isTyped = withParties && parties.search.trim() !== ''
  const choices: readonly AccountChoice[] = [
    ...accounts,
    ...(isTyped
      ? parties.choices.map(({ id, name, gstin, code, city }) => ({
          name,
          note: [gstin ?? code, city].filter(Boolean).join(' · '),
          partyId: id,
        }))
      : []),
  ]
  return (
    <Picker
      {...props}
      search={parties.search}
      onSearch={parties.onSearch}
      choices={choices}
      isLoading={isTyped && parties.isLoading}
      failed={isTyped ? parties.failed : undefined}
      choiceKey={keyOf}
      render={(choice) => <Two choice={choice} />}
      words={{ nothing: t('picker.nothing'), clear: t('picker.clear') }}
    />
  )
}

const keyOf = ({ account, accountId, partyId }: AccountChoice) =>
  partyId === undefined ? (accountId ?? account ?? '') : `party ${partyId}`

/** Accounts whose name has what is typed, in the reader's language or in English. */
function useOffered(chart: readonly ChartAccount[], text: string): readonly AccountChoice[] {
  const t = useT()
  const all = useMemo(
    () =>
      chart.map((one) => ({
        value: one.account,
        label: accountWord(t, one),
        choice: {
          name: accountWord(t, one),
          note: one.subgroup ?? t(`accountGroup.${one.groupKey}`),
          ...(one.accountId === undefined ? { account: one.account } : { accountId: one.accountId }),
        } satisfies AccountChoice,
      })),
    [chart, t],
  )
  return useMemo(() => {
    const found = ranked(all, text)
    const plain = text.trim().toLowerCase()
    const others =
      plain === '' ? [] : all.filter((one) => !found.includes(one) && one.value.toLowerCase().includes(plain))
    return [...found, ...others].map(({ choice }) => choice)
  }, [all, text])
}

function Two({ choice: { name, note } }: { choice: AccountChoice }) {
  return (
    <div style={{ display: 'grid' }}>
      <span>{name}</span>
      <span className="meta">
        <Notes of={[note]} />
      </span>
    </div>
  )
}
