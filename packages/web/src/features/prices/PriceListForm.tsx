import { PriceListSave } from '@bahi/contracts/price-lists.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { checkRules } from '../../app/screens/check-rules.ts'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useT } from '../../app/texts.ts'
import { ChoiceField, DateField, FieldGroup, SwitchField, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import { withoutBlanks } from '../../ui/form/values.ts'
import type { Values } from '../../ui/form/values.ts'
import { Audience } from './Audience.tsx'
import { filledRows } from './price-rows.ts'
import { PriceRows } from './PriceRows.tsx'

/** Prices and schemes, whom they are for, and from when. */
export function PriceListForm({ title, initial, mode }: { title: string; initial: Values; mode: string }) {
  const t = useT()
  const nav = useNav()
  const form = useForm(PriceListSave, initial)
  const save = useAction('priceList.save', { refreshes: ['priceList', 'audit'], quiet: true })
  return (
    <FormScreen
      title={title}
      form={form}
      draft={`priceList ${mode} ${(initial['id'] as number | undefined) ?? ''}`}
      save={(body) => {
        // Rows without anything in them are left out, here and on the screen, so that faults are shown at their rows.
        const rows = filledRows(form)
        if (rows.length !== ((form.value('lines') as unknown[] | undefined) ?? []).length)
          form.set('lines', rows)
        checkRules(
          rows.flatMap(({ of = 'item', itemId, categoryId }, index) =>
            of !== 'all' && itemId === undefined && categoryId === undefined
              ? [{ path: `lines[${index}].${of === 'item' ? 'itemId' : 'categoryId'}`, code: 'REQUIRED' }]
              : [],
          ),
        )
        const lines = rows.map((row) => withoutBlanks(row as unknown as Values))
        return save.mutateAsync(PriceListSave.parse({ ...body, lines }))
      }}
      onSaved={({ id }) => nav.go(`view-price-list/${id}`, { replace: true })}
      {...(mode === 'create' ? { startNew: () => form.reset(initial) } : {})}
    >
      <FieldGroup title={t('priceList.essentials')}>
        <TextField name="name" autoFocus={mode !== 'edit'} />
        <ChoiceField name="side" type="PriceListSide" />
        <DateField name="validFrom" />
        <DateField name="validTo" />
        <SwitchField name="priceIncludesTax" />
        <TextField name="notes" />
      </FieldGroup>
      <FieldGroup title={t('priceList.appliesTo')} note={t('priceList.appliesToNote')}>
        <Audience />
      </FieldGroup>
      <FieldGroup title={t('priceList.prices')} note={t('priceList.pricesNote')}>
        <PriceRows />
      </FieldGroup>
    </FormScreen>
  )
}
