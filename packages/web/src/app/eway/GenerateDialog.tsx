import { TransportDetails } from '@bahi/contracts/documents.ts'
import { Skeleton, Switch } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod'
import type { Reply } from '../api/call-types.ts'
import { useCall } from '../api/use-call.ts'
import { isKindWithScreens } from '../documents.ts'
import type { DocumentKind } from '../documents.ts'
import { FormScreen } from '../screens/FormScreen.tsx'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { FieldGroup } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { Modal } from '../../ui/Modal.tsx'
import type { BillDialogProps } from './BillDialogs.tsx'
import { DistanceField } from './DistanceField.tsx'
import { PartBFields } from './PartBFields.tsx'
import { TransporterFields } from './TransporterFields.tsx'
import { useGenerateBills } from './use-generate.ts'
import { useLastTransport } from './use-last-transport.ts'

const schema = z.object({ transport: TransportDetails })

/** Asks for the bill of one document. */
export function GenerateDialog({ subject, detail, onClose }: BillDialogProps) {
  const generate = useGenerateBills()
  return (
    <TransportDialog
      documentId={detail.documentId ?? 0}
      kind={
        isKindWithScreens(detail.documentKind ?? '') ? (detail.documentKind as DocumentKind) : 'salesInvoice'
      }
      title="eWayBill.generate"
      onGenerate={(transport) => generate.run([subject], { transport })}
      onClose={onClose}
    />
  )
}

type Transport = z.output<typeof TransportDetails>

interface Props {
  readonly documentId: number
  /** Absent: an invoice. */
  readonly kind?: DocumentKind
  readonly title: TextKey
  readonly onGenerate: (transport: Transport) => Promise<void>
  readonly onClose: () => void
}

/** The transport as it is on the document, or as it is typed here. */
export function TransportDialog({
  documentId: id,
  kind = 'salesInvoice',
  title,
  onGenerate,
  onClose,
}: Props) {
  const t = useT()
  const { data: invoice } = useCall(`${kind}.detail`, { id }, { enabled: id > 0 })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(title)}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {invoice ? (
        <TransportForm invoice={invoice} title={t(title)} onGenerate={onGenerate} onClose={onClose} />
      ) : (
        <Skeleton height={240} />
      )}
    </Modal>
  )
}

interface FormProps extends Pick<Props, 'onGenerate' | 'onClose'> {
  readonly invoice: Reply<'salesInvoice.detail'>
  readonly title: string
}

function TransportForm({ invoice, title, onGenerate, onClose }: FormProps) {
  const t = useT()
  const { transport, dispatchAddress, shippingAddress, billingAddress, supplier } = invoice
  const [isPartA, setPartA] = useState(Boolean(transport?.transporterId && !transport.mode))
  const form = useForm(schema, { transport: { mode: 'Road', vehicleType: 'R', ...transport } })
  useLastTransport(invoice, form)
  const bodyOf = (values: Values): Transport => {
    const { mode, vehicleNumber, vehicleType, transportDocumentNumber, transportDocumentDate, ...who } =
      values['transport'] as Transport
    return isPartA
      ? who
      : { ...who, mode, vehicleNumber, vehicleType, transportDocumentNumber, transportDocumentDate }
  }
  return (
    <FormScreen
      isInset
      title={title}
      form={form}
      saveLabel={title}
      savedText={() => t('eInvoice.started')}
      save={(values) => onGenerate(bodyOf(values))}
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
