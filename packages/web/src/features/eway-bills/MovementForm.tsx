import { EWayMovement } from '@bahi/contracts/eway-movements.ts'
import { Button } from '@mantine/core'
import * as z from 'zod'
import type { Input } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { DistanceField } from '../../app/eway/DistanceField.tsx'
import css from '../../app/eway/eway.module.css'
import { PartBFields } from '../../app/eway/PartBFields.tsx'
import { TransporterFields } from '../../app/eway/TransporterFields.tsx'
import { concerned } from '../../app/eway/types.ts'
import { useGenerateBills } from '../../app/eway/use-generate.ts'
import { useNav } from '../../app/nav.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { FieldGroup, MoneyField, TextField } from '../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import { getAt } from '../../ui/form/values.ts'
import type { Values } from '../../ui/form/values.ts'
import { MovementHead } from './MovementHead.tsx'
import { MovementLines } from './MovementLines.tsx'
import { MovementParties } from './MovementParties.tsx'
import { MovementSummary } from './MovementSummary.tsx'

const schema = EWayMovement.extend({ id: z.number().optional(), version: z.number().optional() })

/** The button that saves and asks for the bill, however long the saving takes. */
const asksBillToo = 'generate'

interface Props {
  readonly mode: 'create' | 'edit' | 'clone'
  readonly initial: Values
}

/** Goods that move without a document of the books: challan, job work, return, import, own use, exhibition. */
export function MovementForm({ mode, initial }: Props) {
  const t = useT()
  const nav = useNav()
  const form = useForm(schema, initial)
  const save = useAction('eWayBill.save', { refreshes: concerned, quiet: true })
  const generate = useGenerateBills()
  const titles = {
    create: t('eWayBill.createMovement'),
    edit: t('eWayBill.editMovement'),
    clone: t('eWayBill.cloneMovement'),
  }
  const { fromPincode, toPincode } = usePincodes(form)
  const finish = async (
    saved: { readonly id: number; readonly issues: readonly unknown[] },
    asksBill: boolean,
  ) => {
    if (asksBill && saved.issues.length === 0)
      await generate.run([{ billId: saved.id }]).catch(() => undefined)
    nav.go(`view-e-way-bill/${saved.id}`, { replace: true })
  }
  return (
    <FormScreen
      title={titles[mode]}
      form={form}
      draft={`movement ${mode} ${(initial['id'] as number | undefined) ?? ''}`}
      save={(body) => save.mutateAsync(body as Input<'eWayBill.save'>)}
      savedText={({ issues }) => t(issues.length > 0 ? 'movement.savedDraft' : 'form.saved')}
      onSaved={(saved, _body, by) => void finish(saved, by === asksBillToo)}
      extraActions={
        <Button type="submit" name={asksBillToo}>
          {t('movement.saveAndGenerate')}
        </Button>
      }
    >
      <MovementHead />
      <MovementParties />
      <MovementLines />
      <FieldGroup title={t('invoice.transport')}>
        <PartBFields prefix="transport." required={false} />
        <TransporterFields prefix="transport." />
        <DistanceField name="transport.distance" fromPincode={fromPincode} toPincode={toPincode} />
        <MoneyField name="otherValue" label={t('movement.otherValue')} />
        <TextField name="remarks" label={t('movement.remarks')} wide />
      </FieldGroup>
      <div className={css.summary}>
        <MovementSummary />
      </div>
    </FormScreen>
  )
}

/** Where the goods leave and where they go; an own address that is left empty is that of the GSTIN. */
function usePincodes(form: FormStore) {
  const may = useRights().may('ENT_SH_VW')
  const id = useFormValue(form, ({ values }) => Number(values['entityId'] ?? 0))
  const isOutward = useFormValue(form, ({ values }) => values['supplyType'] === 'Outward')
  const typedFrom = useFormValue(form, ({ values }) => pincodeOf(values, 'dispatchAddress'))
  const typedTo = useFormValue(form, ({ values }) => pincodeOf(values, 'shippingAddress'))
  const { data } = useCall('entity.detail', { id }, { enabled: may && id > 0, quiet: true })
  const own = data?.address?.pincode
  return {
    fromPincode: typedFrom ?? (isOutward ? own : undefined),
    toPincode: typedTo ?? (isOutward ? undefined : own),
  }
}

const pincodeOf = (values: Values, name: string) =>
  (getAt(values, `${name}.pincode`) as string | undefined) || undefined
