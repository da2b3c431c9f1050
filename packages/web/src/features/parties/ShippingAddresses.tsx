import { Button } from '@mantine/core'
import { AddressFields } from '../../app/fields/AddressFields.tsx'
import { useT } from '../../app/texts.ts'
import { useFormSetting } from '../../ui/form/context.ts'
import { FieldGroup, TextField } from '../../ui/form/fields.tsx'
import { useFormValue } from '../../ui/form/form.ts'

/** Any number of addresses goods are sent to. */
export function ShippingAddresses() {
  const t = useT()
  const { form } = useFormSetting()
  const count = useFormValue(
    form,
    (state) => ((state.values['shippingAddresses'] as unknown[] | undefined) ?? []).length,
  )
  const all = () => (form.value('shippingAddresses') as unknown[] | undefined) ?? []
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <FieldGroup
          key={index}
          title={t('party.shippingAddress', { number: index + 1 })}
          action={
            <Button
              variant="subtle"
              onClick={() =>
                form.set(
                  'shippingAddresses',
                  all().filter((_one, at) => at !== index),
                )
              }
            >
              {t('common.remove')}
            </Button>
          }
        >
          <TextField name={`shippingAddresses.${index}.name`} />
          <TextField name={`shippingAddresses.${index}.gstin`} />
          <AddressFields name={`shippingAddresses.${index}`} required />
        </FieldGroup>
      ))}
      <div>
        <Button onClick={() => form.set('shippingAddresses', [...all(), { countryCode: 'IN' }])}>
          {t('party.addShipping')}
        </Button>
      </div>
    </>
  )
}
