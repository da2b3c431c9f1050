import { TransportDetails } from '@bahi/contracts/documents.ts'
import { Skeleton, Switch } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod'
import type { Reply } from '../api/call-types.ts'
import { useCall } from '../api/use-call.ts'
import { FormScreen } from '../screens/FormScreen.tsx'
import { useT } from '../texts.ts'
import { FieldGroup } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { Modal } from '../../ui/Modal.tsx'
import type { BillDialogProps } from './BillDialogs.tsx'
import { DistanceField } from './DistanceField.tsx'
import { PartBFields } from './PartBFields.tsx'
import { TransporterFields } from './TransporterFields.tsx'
import type { BillSubject } from './types.ts'
import { useGenerateBills } from './use-generate.ts'

const schema = z.object({ transport: TransportDetails })

/** Asks for the bill of one document, with the transport as it stands there or as it is typed here. */
export function GenerateDialog({ subject, detail, onClose }: BillDialogProps) {
  const t = useT()
  const id = detail.documentId ?? 0
  const { data: invoice } = useCall('salesInvoice.detail', { id }, { enabled: id > 0 })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('eWayBill.generate')}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {invoice ? (
        <TransportForm subject={subject} invoice={invoice} onClose={onClose} />
      ) : (
        <Skeleton height={240} />
      )}
    </Modal>
  )
}

interface FormProps {
  readonly subject: BillSubject
  readonly invoice: Reply<'salesInvoice.detail'>
  readonly onClose: () => void
}

function TransportForm({ subject, invoice, onClose }: FormProps) {
  const t = useT()
  const generate = useGenerateBills()
  const { transport, dispatchAddress, shippingAddress, billingAddress, supplier } = invoice
  const [isPartA, setPartA] = useState(Boolean(transport?.transporterId && !transport.mode))
  const form = useForm(schema, { transport: { mode: 'Road', vehicleType: 'R', ...transport } })
  const bodyOf = (values: Values) => {
    const { mode, vehicleNumber, vehicleType, transportDocumentNumber, transportDocumentDate, ...who } =
      values['transport'] as z.output<typeof TransportDetails>
    return isPartA
      ? who
      : { ...who, mode, vehicleNumber, vehicleType, transportDocumentNumber, transportDocumentDate }
  }
  return (
    <FormScreen
      isInset
      title={t('eWayBill.generate')}
      form={form}
      saveLabel={t('eWayBill.generate')}
      savedText={() => t('eInvoice.started')}
      save={(values) => generate.run([subject], { transport: bodyOf(values) })}
      onSaved={onClose}
      onCancel={onClose}
    >
      <Switch
        name="partA"
        label={t('eWayBill.transport.partA')}
        description={t('eWayBill.transport.partAText')}
        checked={isPartA}
        onChange={(event) => setPartA(event.currentTarget.checked)}
      />
      <FieldGroup>
        {!isPartA && <PartBFields prefix="transport." />}
        <TransporterFields prefix="transport." required={isPartA} />
        <DistanceField
          name="transport.distance"
          fromPincode={(dispatchAddress ?? supplier.address)?.pincode}
          toPincode={(shippingAddress ?? billingAddress)?.pincode}
        />
      </FieldGroup>
    </FormScreen>
  )
}
