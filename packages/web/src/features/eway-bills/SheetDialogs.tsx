import { consolidatedEWayBillCalls } from '@bahi/contracts/eway-consolidated.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import * as z from 'zod'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { PartBFields } from '../../app/eway/PartBFields.tsx'
import { useStates } from '../../app/fields/AddressFields.tsx'
import { useNav } from '../../app/nav.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useGstins } from '../../app/session/company.ts'
import { LoadBoundary } from '../../app/LoadBoundary.tsx'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { ChoiceField, FieldGroup, TextField } from '../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import { Modal } from '../../ui/Modal.tsx'
import { Candidates } from './Candidates.tsx'
import type { Row } from './columns.tsx'
import { isLive } from './rows.ts'

type Sheet = Reply<'consolidatedEWayBill.detail'>

const making = z.object(consolidatedEWayBillCalls.generate.input.shape)
const remaking = z.object(consolidatedEWayBillCalls.regenerate.input.shape)
const adding = z.object(consolidatedEWayBillCalls.add.input.shape)

/** Several bills that one vehicle carries; those ticked in the list are chosen already. */
export function CreateSheetDialog({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) {
  const t = useT()
  const gstins = useGstins() ?? []
  const chosen = rows.filter(isLive)
  const entityIds = new Set(chosen.map(({ entityId }) => entityId))
  const start = chosen[0]?.entityId ?? gstins[0]?.entityId
  const form = useForm(making, {
    entityId: start,
    ewbNos: chosen.flatMap(({ ewbNo, entityId }) => (ewbNo && entityId === start ? [ewbNo] : [])),
    mode: 'Road',
    place: '',
    stateCode: gstins.find(({ entityId }) => entityId === start)?.stateCode ?? '',
    vehicleNumber: '',
  })
  const entityId = useFormValue(form, ({ values }) => Number(values['entityId']))
  return (
    <SheetForm form={form} call="consolidatedEWayBill.generate" title="sheet.create" onClose={onClose}>
      {entityIds.size > 1 && <p role="note">{t('sheet.oneGstin')}</p>}
      <FieldGroup>
        <ChoiceField
          name="entityId"
          label={t('movement.gstin')}
          options={gstins.map((one) => ({
            value: String(one.entityId),
            label: `${one.entityName} ${one.vrn ?? ''}`,
          }))}
          onChoose={() => form.fill({ ewbNos: [] })}
        />
      </FieldGroup>
      <LoadBoundary>
        <Candidates entityId={entityId} />
      </LoadBoundary>
      <Transport />
    </SheetForm>
  )
}

/** Another vehicle carries them from here on: the portal gives the sheet another number. */
export function RegenerateDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const t = useT()
  const form = useForm(remaking, {
    id: sheet.id,
    mode: sheet.mode,
    place: sheet.place,
    stateCode: sheet.stateCode,
    vehicleNumber: '',
    reason: '',
    remark: '',
  })
  return (
    <SheetForm form={form} call="consolidatedEWayBill.regenerate" title="sheet.regenerate" onClose={onClose}>
      <p>{t('sheet.regenerateText')}</p>
      <Transport>
        <ChoiceField name="reason" label={t('eWayBill.form.reason')} type="EWayVehicleReason" />
        <TextField name="remark" label={t('eWayBill.form.remark')} />
      </Transport>
    </SheetForm>
  )
}

/** More bills in the same vehicle: a new sheet with all of them. */
export function AddBillsDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const t = useT()
  const form = useForm(adding, { id: sheet.id, ewbNos: [] })
  return (
    <SheetForm form={form} call="consolidatedEWayBill.add" title="sheet.add" onClose={onClose}>
      <p>{t('sheet.addText')}</p>
      <LoadBoundary>
        <Candidates entityId={sheet.entityId} without={sheet.members.map(({ ewbNo }) => ewbNo)} />
      </LoadBoundary>
    </SheetForm>
  )
}

function Transport({ children }: { children?: ReactNode }) {
  const t = useT()
  const states = useStates()
  return (
    <FieldGroup>
      <PartBFields hasVehicleType={false} />
      <TextField name="place" label={t('eWayBill.form.place')} />
      <ChoiceField name="stateCode" label={t('eWayBill.form.state')} options={states} searchable />
      {children}
    </FieldGroup>
  )
}

type SheetCall =
  | 'consolidatedEWayBill.generate'
  | 'consolidatedEWayBill.regenerate'
  | 'consolidatedEWayBill.add'

interface FormProps {
  readonly form: FormStore
  readonly call: SheetCall
  readonly title: TextKey
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet as a form in a dialog; what the portal refuses is shown at its head and nothing is lost. */
function SheetForm({ form, call, title, onClose, children }: FormProps) {
  const t = useT()
  const nav = useNav()
  const [isOpen, setOpen] = useState(true)
  const make = useAction(call, { refreshes: ['consolidatedEWayBill', 'eWayBill', 'portal'], quiet: true })
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={t(title)}
      size={720}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <FormScreen
        isInset
        title={t(title)}
        form={form}
        saveLabel={t(title)}
        savedText={(saved: Sheet) => t(saved.stage ? 'eWayBill.waits' : 'sheet.done')}
        save={(values) => make.mutateAsync(values as Input<SheetCall>) as Promise<Sheet>}
        onSaved={({ id }) => {
          close()
          nav.go(`view-consolidated-e-way-bill/${id}`)
        }}
        onCancel={close}
      >
        {children}
      </FormScreen>
    </Modal>
  )
}
