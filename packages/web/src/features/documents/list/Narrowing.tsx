import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCall } from '../../../app/api/use-call.ts'
import type { ListState } from '../../../app/screens/use-list-state.ts'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { Amount } from '../../../ui/values.tsx'
import css from './Narrowing.module.css'

interface Part {
  readonly key: string
  readonly shown: ReactNode
  readonly change: Parameters<ListState['set']>[0]
}

/** What the list is narrowed to beside its chips, in words; a press takes one of them back. */
export function Narrowing({ state }: { state: ListState }) {
  const t = useT()
  const parts = [
    ...useNames(state),
    ...rangeOf(state, ['fromAmount', 'toAmount'], t('invoice.total'), (value) => <Amount value={value} />),
    ...rangeOf(state, ['fromDueDate', 'toDueDate'], t('invoice.dueDate'), (value) => (
      <DateText value={value} />
    )),
  ]
  if (parts.length === 0) return null
  return (
    <span className={css.parts}>
      {parts.map(({ key, shown, change }) => (
        <button
          key={key}
          type="button"
          className={`plain ${css.part}`}
          title={t('list.clearFilter')}
          onClick={() => state.set(change)}
        >
          {shown}
          <IconX size={14} stroke={1.5} aria-hidden />
        </button>
      ))}
    </span>
  )
}

/** Customer, item and user by their names, where one of them is chosen; salespeople are names already. */
function useNames(state: ListState): Part[] {
  const [partyId, otherParty] = state.values('partyIds')
  const [itemId, otherItem] = state.values('itemIds')
  const [userId, otherUser] = state.values('createdBy')
  const one = (id: string | undefined, other: string | undefined) => ({
    enabled: id !== undefined && other === undefined,
    quiet: true,
    staleMs: 60_000,
  })
  const party = useCall('party.detail', { id: Number(partyId) }, one(partyId, otherParty))
  const item = useCall('item.detail', { id: Number(itemId) }, one(itemId, otherItem))
  const users = useCall('subscriber.users', undefined, one(userId, otherUser))
  const user = users.data?.find(({ id }) => String(id) === userId)
  const salesPeople = state.values('salesPeople')
  return [
    { key: 'partyIds', name: partyId && !otherParty ? party.data?.name : undefined },
    { key: 'itemIds', name: itemId && !otherItem ? item.data?.name : undefined },
    { key: 'createdBy', name: userId && !otherUser ? user?.name : undefined },
    ...salesPeople.map((name) => ({ key: 'salesPeople', name })),
  ].flatMap(({ key, name }) =>
    name === undefined
      ? []
      : [
          {
            key: `${key}.${name}`,
            shown: <bdi>{name}</bdi>,
            change: { [key]: state.values(key).filter((value) => key === 'salesPeople' && value !== name) },
          },
        ],
  )
}

function rangeOf(
  state: ListState,
  keys: readonly [string, string],
  label: string,
  show: (value: string | undefined) => ReactNode,
): Part[] {
  const [[from], [to]] = [state.values(keys[0]), state.values(keys[1])]
  if (!from && !to) return []
  const shown = (
    <span>
      {label} {show(from)}
      {' – '}
      {show(to)}
    </span>
  )
  return [{ key: keys[0], shown, change: { [keys[0]]: undefined, [keys[1]]: undefined } }]
}
