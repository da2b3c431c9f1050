import type { ReactNode } from 'react'
import { useAction } from '../api/use-call.ts'
import type { Input } from '../api/call-types.ts'
import { FormScreen } from '../screens/FormScreen.tsx'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { FieldGroup } from '../../ui/form/fields.tsx'
import type { FormStore } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { Modal } from '../../ui/Modal.tsx'
import { concerned } from './types.ts'
import type { BillDetail } from './types.ts'

/** Calls that change a bill and answer with its state afterwards. */
export type ChangeCall =
  | 'eWayBill.updateVehicle'
  | 'eWayBill.updateTransporter'
  | 'eWayBill.extendValidity'
  | 'eWayBill.cancel'
  | 'eWayBill.close'
  | 'eWayBill.deliver'
  | 'eWayBill.exempt'
  | 'eWayBill.move'
  | 'eWayMultiVehicle.initiate'
  | 'eWayMultiVehicle.add'
  | 'eWayMultiVehicle.update'

interface Props {
  readonly call: ChangeCall
  readonly title: TextKey
  readonly done: TextKey
  readonly note?: ReactNode
  readonly form: FormStore
  /** What is sent, where the form is not that itself. */
  readonly bodyOf?: (values: Values) => Values
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A change of a bill as a form in a dialog; what the portal refuses is shown at its head and nothing is lost. */
export function FormDialog({ call, title, done, note, form, bodyOf, onClose, children }: Props) {
  const t = useT()
  const change = useAction(call, { refreshes: concerned, quiet: true })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(title)}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <FormScreen
        isInset
        title={t(title)}
        form={form}
        saveLabel={t(title)}
        savedText={(saved: BillDetail) => t(saved.stage ? 'eWayBill.waits' : done)}
        save={(values) =>
          change.mutateAsync((bodyOf?.(values) ?? values) as Input<ChangeCall>) as Promise<BillDetail>
        }
        onSaved={onClose}
        onCancel={onClose}
      >
        {note && <div>{note}</div>}
        <FieldGroup>{children}</FieldGroup>
      </FormScreen>
    </Modal>
  )
}
