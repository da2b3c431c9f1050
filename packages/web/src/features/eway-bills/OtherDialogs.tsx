import { eWayBillOfOtherCalls } from '@bahi/contracts/eway-others.ts'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import * as z from 'zod'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { PartBFields } from '../../app/eway/PartBFields.tsx'
import { useStates } from '../../app/fields/AddressFields.tsx'
import { useNav } from '../../app/nav.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useGstins } from '../../app/session/company.ts'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { ChoiceField, DateField, FieldGroup, TextField } from '../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import { Modal } from '../../ui/Modal.tsx'

const syncing = z.object(eWayBillOfOtherCalls.sync.input.shape)
const fetching = z.object(eWayBillOfOtherCalls.fetch.input.shape)
const vehicle = z.object(eWayBillOfOtherCalls.updateVehicle.input.shape)
const lists = ['OtherParty', 'Transporter', 'RejectedByOthers'] as const

/** Asks the portal, day by day, for the bills that name a GSTIN of ours. */
export function SyncDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const gstins = useGstins() ?? []
  const today = istDateOf(Date.now())
  const sync = useAction('eWayBillOfOther.sync', { refreshes: ['task'], quiet: true })
  const form = useForm(syncing, {
    entityId: gstins[0]?.entityId,
    from: addDays(today, -2),
    to: today,
    lists: [...lists],
  })
  const chosen = useFormValue(form, ({ values }) => values['lists'] as readonly string[])
  const toggle = (list: string) =>
    form.set('lists', chosen.includes(list) ? chosen.filter((one) => one !== list) : [...chosen, list])
  return (
    <Dialog title={t('otherBill.sync')} onClose={onClose}>
      <FormScreen
        isInset
        title={t('otherBill.sync')}
        form={form}
        saveLabel={t('otherBill.sync')}
        savedText={() => t('eInvoice.started')}
        save={(values) => sync.mutateAsync(values as Input<'eWayBillOfOther.sync'>)}
        onSaved={({ taskId }) => {
          trackTask(taskId)
          onClose()
        }}
        onCancel={onClose}
      >
        <p>{t('otherBill.syncText')}</p>
        <FieldGroup>
          <GstinField />
          <DateField name="from" label={t('otherBill.from')} />
          <DateField name="to" label={t('otherBill.to')} />
        </FieldGroup>
        <Checkbox.Group label={t('otherBill.lists')} value={[...chosen]} readOnly>
          {lists.map((list) => (
            <Checkbox
              key={list}
              value={list}
              label={t.label('EWayPortalList', list)}
              onChange={() => toggle(list)}
              style={{ marginBlockStart: 8 }}
            />
          ))}
        </Checkbox.Group>
      </FormScreen>
    </Dialog>
  )
}

/** Takes one bill over by its number. */
export function FetchDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const nav = useNav()
  const gstins = useGstins() ?? []
  const fetchBill = useAction('eWayBillOfOther.fetch', { refreshes: ['eWayBillOfOther'], quiet: true })
  const form = useForm(fetching, { entityId: gstins[0]?.entityId, ewbNo: '' })
  return (
    <Dialog title={t('otherBill.fetch')} onClose={onClose}>
      <FormScreen
        isInset
        title={t('otherBill.fetch')}
        form={form}
        saveLabel={t('otherBill.fetch')}
        savedText={() => t('otherBill.fetched')}
        save={(values) => fetchBill.mutateAsync(values as Input<'eWayBillOfOther.fetch'>)}
        onSaved={({ id }) => {
          onClose()
          nav.go(`view-e-way-bill-others/${id}`)
        }}
        onCancel={onClose}
      >
        <FieldGroup>
          <GstinField />
          <TextField name="ewbNo" label={t('eWayBill.number')} autoFocus />
        </FieldGroup>
      </FormScreen>
    </Dialog>
  )
}

/** As its transporter: the first vehicle, or another one. */
export function OtherVehicleDialog({
  bill,
  onClose,
}: {
  bill: Reply<'eWayBillOfOther.detail'>
  onClose: () => void
}) {
  const t = useT()
  const states = useStates()
  const change = useAction('eWayBillOfOther.updateVehicle', { refreshes: ['eWayBillOfOther'], quiet: true })
  const last = bill.vehicles.at(-1)
  const gstin = useGstins()?.find(({ entityId }) => entityId === bill.entityId)
  const form = useForm(vehicle, {
    id: bill.id,
    mode: last?.mode ?? 'Road',
    place: last?.place ?? '',
    stateCode: gstin?.stateCode ?? '',
    reason: last ? '' : 'FirstTime',
  })
  const title = t(last ? 'eWayBill.updateVehicle' : 'eWayBill.enterVehicle')
  return (
    <Dialog title={title} onClose={onClose}>
      <FormScreen
        isInset
        title={title}
        form={form}
        saveLabel={title}
        savedText={(saved: Reply<'eWayBillOfOther.detail'>) =>
          t(saved.stage ? 'eWayBill.waits' : 'eWayBill.vehicleDone')
        }
        save={(values) => change.mutateAsync(values as Input<'eWayBillOfOther.updateVehicle'>)}
        onSaved={onClose}
        onCancel={onClose}
      >
        <FieldGroup>
          <PartBFields />
          <TextField name="place" label={t('eWayBill.form.place')} />
          <ChoiceField name="stateCode" label={t('eWayBill.form.state')} options={states} searchable />
          <ChoiceField name="reason" label={t('eWayBill.form.reason')} type="EWayVehicleReason" />
          <TextField name="remark" label={t('eWayBill.form.remark')} />
        </FieldGroup>
      </FormScreen>
    </Dialog>
  )
}

function GstinField() {
  const t = useT()
  const gstins = useGstins() ?? []
  return (
    <ChoiceField
      name="entityId"
      label={t('movement.gstin')}
      options={gstins.map(({ entityId, entityName, vrn }) => ({
        value: String(entityId),
        label: `${entityName} ${vrn ?? ''}`,
      }))}
    />
  )
}

function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useT()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {children}
    </Modal>
  )
}
