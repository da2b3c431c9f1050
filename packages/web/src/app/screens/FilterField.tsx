import { Button, CloseButton, Pill } from '@mantine/core'
import { useCall } from '../api/use-call.ts'
import { codesOfItem, PartyPicker } from '../pickers/RecordPicker.tsx'
import { useChoices } from '../pickers/use-choices.ts'
import { useT } from '../texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import { Picker } from '../../ui/Picker.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { Filter, NamesCall } from './filter-types.ts'
import css from './ListScreen.module.css'

interface Props {
  readonly filter: Filter
  readonly chosen: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** A filter that is typed or searched for: an amount, a day, customers, items, names. */
export function FilterField(props: Props) {
  const t = useT()
  const { filter, chosen, onChange } = props
  const only = (value: string | undefined) => onChange(value ? [value] : [])
  switch (filter.kind) {
    case 'amount':
      return <MoneyInput label={t(filter.label)} value={chosen[0] ?? ''} onChange={only} />
    case 'date':
      return <DateInput label={t(filter.label)} value={chosen[0] ?? ''} onChange={only} />
    case 'names':
      return filter.names ? <Names {...props} names={filter.names} /> : null
    default:
      return <Records {...props} />
  }
}

/** Names to tick; chosen ones stay, also where nothing has them any more, or where the others cannot be loaded. */
function Names({ filter, chosen, onChange, names }: Props & { readonly names: NamesCall }) {
  const t = useT()
  const known = useCall(names, undefined, { quiet: true, staleMs: 60_000 })
  const choices = [...new Set([...chosen, ...(known.data ?? [])])].map((name) => ({
    value: name,
    label: name,
  }))
  if (choices.length === 0 && !known.isLoadingError) return null
  return (
    <ChoiceGroup filter={{ ...filter, choices }} chosen={chosen} onChange={onChange}>
      {known.isLoadingError && (
        <p role="alert" className={css.notLoaded}>
          {t('error.notLoaded')}{' '}
          <Button variant="subtle" onClick={() => void known.refetch()}>
            {t('error.retry')}
          </Button>
        </p>
      )}
    </ChoiceGroup>
  )
}

/** Records, each with its name and a way to take it away again. */
function Records({ filter, chosen, onChange }: Props) {
  const t = useT()
  const add = (id: number | undefined) =>
    id !== undefined && !chosen.includes(String(id)) && onChange([...chosen, String(id)])
  const Name = filter.kind === 'item' ? ItemName : PartyName
  return (
    <div className={css.choices}>
      {filter.kind === 'item' ? (
        <ItemPicker label={t(filter.label)} onPick={add} />
      ) : (
        <PartyPicker label={t(filter.label)} shown="" onPick={(party) => add(party?.id)} />
      )}
      {chosen.map((id) => (
        <Pill.Group key={id}>
          <Pill>
            <Name id={Number(id)} />
            <CloseButton
              size={18}
              aria-label={t('picker.clear')}
              onClick={() => onChange(chosen.filter((one) => one !== id))}
            />
          </Pill>
        </Pill.Group>
      ))}
    </div>
  )
}

function ItemPicker({ label, onPick }: { label: string; onPick: (id: number | undefined) => void }) {
  const t = useT()
  const found = useChoices('item.pick', {}, { codesOf: codesOfItem })
  return (
    <Picker
      {...found}
      label={label}
      shown=""
      choiceKey={({ id }) => id}
      render={(item) => item.name}
      onPick={(item) => onPick(item?.id)}
      words={{ nothing: t('picker.nothing'), clear: t('picker.clear') }}
    />
  )
}

function PartyName({ id }: { id: number }) {
  return <bdi>{useCall('party.detail', { id }, { quiet: true, staleMs: 60_000 }).data?.name ?? id}</bdi>
}

function ItemName({ id }: { id: number }) {
  return <bdi>{useCall('item.detail', { id }, { quiet: true, staleMs: 60_000 }).data?.name ?? id}</bdi>
}
