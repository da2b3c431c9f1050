import { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import * as z from 'zod'
import type { Input } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { concerned } from '../../app/eway/types.ts'
import { idsOf } from '../../app/eway/use-generate.ts'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { ChoiceField, FieldGroup, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import { Modal } from '../../ui/Modal.tsx'
import type { Row } from './columns.tsx'
import { subjectOf } from './rows.ts'

const schema = z.object(eWayBillCalls.cancelMany.input.shape)

/** Cancels many at the portal as a task, each by the rules of one. */
export function CancelManyDialog({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) {
  const t = useT()
  const cancel = useAction('eWayBill.cancelMany', { refreshes: concerned, quiet: true })
  const form = useForm(schema, { ...idsOf(rows.map(subjectOf)), reason: 'WrongDetails', remark: '' })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('eWayBill.cancel')}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <FormScreen
        isInset
        title={t('eWayBill.cancel')}
        form={form}
        saveLabel={t('eWayBill.cancel')}
        savedText={() => t('eInvoice.started')}
        save={(values) => cancel.mutateAsync(values as Input<'eWayBill.cancelMany'>)}
        onSaved={({ taskId }) => {
          trackTask(taskId)
          onClose()
        }}
        onCancel={onClose}
      >
        <p>
          <strong>{t.count('list.selected', rows.length)}</strong> {t('eWayBill.cancelText')}
        </p>
        <FieldGroup>
          <ChoiceField name="reason" label={t('eWayBill.form.reason')} type="EWayCancelReason" />
          <TextField name="remark" label={t('eWayBill.form.remark')} autoFocus />
        </FieldGroup>
      </FormScreen>
    </Modal>
  )
}
