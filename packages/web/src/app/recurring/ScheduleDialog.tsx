import { RecurringSave } from '@bahi/contracts/recurring.ts'
import { addMonths, istDateOf } from '@bahi/domain/cal/date.ts'
import { toast } from '../../ui/toasts.tsx'
import { ChoiceField, DateField, FieldGroup, NumberField, SwitchField } from '../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import { Modal } from '../../ui/Modal.tsx'
import type { Input, RowOf } from '../api/call-types.ts'
import { useAction } from '../api/use-call.ts'
import { FormScreen } from '../screens/FormScreen.tsx'
import { useT } from '../texts.ts'

/** A schedule that exists, or the document that one is made for. */
type Subject =
  | RowOf<'recurring.search'>
  | { readonly sourceId: number; readonly kind: 'salesInvoice' | 'purchaseBill' }

/** When a document is made again, how often, and what is made. */
export function ScheduleDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const t = useT()
  const isBill = subject.kind === 'purchaseBill'
  const stored = 'id' in subject ? subject : undefined
  const save = useAction('recurring.save', { refreshes: ['recurring', 'audit'], quiet: true })
  const form = useForm(RecurringSave, {
    ...(stored ? { id: stored.id, version: stored.version } : {}),
    sourceId: subject.sourceId,
    nextDate: stored?.nextDate ?? addMonths(istDateOf(Date.now()), 1),
    every: stored?.every ?? 1,
    unit: stored?.unit ?? 'Month',
    endDate: stored?.endDate ?? '',
    left: stored?.left ?? '',
    result: stored?.result ?? 'Draft',
    mails: stored?.mails ?? false,
  })
  const isIssued = useFormValue(form, ({ values }) => values['result'] === 'Issued')
  const title = t(stored ? 'recurring.edit' : 'recurring.create')
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <FormScreen
        isInset
        title={title}
        form={form}
        saveLabel={t('recurring.save')}
        save={(values) => save.mutateAsync(values as Input<'recurring.save'>)}
        onSaved={() => {
          toast.success(t('recurring.saved'))
          onClose()
        }}
        onCancel={onClose}
      >
        <p>{t(isBill ? 'recurring.billText' : 'recurring.text')}</p>
        <FieldGroup>
          <NumberField name="every" />
          <ChoiceField name="unit" type="RecurrenceUnit" />
          <DateField name="nextDate" />
          <DateField name="endDate" />
          <NumberField name="left" placeholder={t('recurring.noEnd')} />
          <ChoiceField
            name="result"
            type="RecurringResult"
            disabled={isBill}
            onChoose={(value) => value === 'Draft' && form.set('mails', false)}
          />
          {!isBill && <SwitchField name="mails" disabled={!isIssued} />}
        </FieldGroup>
      </FormScreen>
    </Modal>
  )
}
