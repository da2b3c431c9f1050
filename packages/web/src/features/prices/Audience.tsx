import { Checkbox } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { PartyPicker } from '../../app/pickers/RecordPicker.tsx'
import { useT } from '../../app/texts.ts'
import { useFormSetting } from '../../ui/form/context.ts'
import { useFormValue } from '../../ui/form/form.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './prices.module.css'
import { usePartyGroups } from '../../app/prices/use-party-groups.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/** Parties and groups that a price list is for. */
export function Audience() {
  const t = useT()
  const { form } = useFormSetting()
  const groups = usePartyGroups()
  const parties = useFormValue(form, ({ values }) => values['parties'] as readonly Named[] | undefined) ?? []
  const chosen = useFormValue(form, ({ values }) => values['partyGroupIds'] as number[] | undefined) ?? []
  // A party that was taken empties the box.
  const [round, setRound] = useState(0)
  const setParties = (list: readonly Named[]) => {
    form.set('parties', list)
    form.set(
      'partyIds',
      list.map(({ id }) => id),
    )
  }
  return (
    <div className={css.audience}>
      {groups.length > 0 && (
        <Checkbox.Group
          label={t('field.partyGroupIds')}
          value={chosen.map(String)}
          onChange={(ids) => form.set('partyGroupIds', ids.map(Number))}
        >
          <div className={css.choices}>
            {groups.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <PartyPicker
        key={round}
        label={t('priceList.addParty')}
        shown=""
        onPick={(party) => {
          if (party && !parties.some(({ id }) => id === party.id))
            setParties([...parties, { id: party.id, name: party.name }])
          setRound(round + 1)
        }}
      />
      {parties.length > 0 && (
        <ul className={css.names} aria-label={t('field.partyIds')}>
          {parties.map(({ id, name }) => (
            <li key={id}>
              {name}
              <IconButton
                aria-label={t('priceList.removeName', { name })}
                onClick={() => setParties(parties.filter((one) => one.id !== id))}
              >
                <IconX size={14} stroke={1.5} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
