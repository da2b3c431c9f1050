import { TransportDetails } from '@bahi/contracts/documents.ts'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod'
import type { Input } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { PartBFields } from '../../app/eway/PartBFields.tsx'
import { TransporterFields } from '../../app/eway/TransporterFields.tsx'
import { idsOf, useGenerateBills } from '../../app/eway/use-generate.ts'
import { IssueList } from '../../app/portals/IssueList.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { LoadBoundary } from '../../app/LoadBoundary.tsx'
import { useT } from '../../app/texts.ts'
import { FieldGroup } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import { Modal } from '../../ui/Modal.tsx'
import css from '../../app/eway/eway.module.css'
import type { Row } from './columns.tsx'
import { subjectOf } from './rows.ts'

const schema = z.object({ transport: TransportDetails.optional() })

/** Bills of many documents, with the transport of each or one for all; what the portal would refuse is shown before. */
export function GenerateManyDialog({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) {
  const t = useT()
  const generate = useGenerateBills()
  const [isOwn, setOwn] = useState(true)
  const form = useForm(schema, { transport: { mode: 'Road', vehicleType: 'R' } })
  const subjects = rows.map(subjectOf)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.count('eWayBill.generateMany', rows.length)}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <FormScreen
        isInset
        title={t('eWayBill.generate')}
        form={form}
        saveLabel={t('eWayBill.generate')}
        savedText={() => t('eInvoice.started')}
        save={({ transport }) =>
          generate.run(
            subjects,
            isOwn ? {} : { transport: transport as NonNullable<Input<'eWayBill.generate'>['transport']> },
          )
        }
        onSaved={onClose}
        onCancel={onClose}
      >
        <Switch
          name="own"
          label={t('eWayBill.transport.asOnDocument')}
          checked={isOwn}
          onChange={(event) => setOwn(event.currentTarget.checked)}
        />
        {isOwn ? (
          <LoadBoundary>
            <Faults rows={rows} />
          </LoadBoundary>
        ) : (
          <FieldGroup>
            <PartBFields prefix="transport." />
            <TransporterFields prefix="transport." />
          </FieldGroup>
        )}
      </FormScreen>
    </Modal>
  )
}

/** What the portal would refuse, by document, each with the way to its form. */
function Faults({ rows }: { rows: readonly Row[] }) {
  const t = useT()
  const found = useCall('eWayBill.validate', idsOf(rows.map(subjectOf)), { needed: true })
  if (!found.data) return <p className="muted">{t('eWayBill.checking')}</p>
  const named = found.data.filter(({ issues }) => issues.length > 0)
  const faulty = named.filter(({ issues }) => issues.some(({ severity }) => severity !== 'warning'))
  return (
    <>
      <p role="status">
        {faulty.length === 0
          ? t('eInvoice.checkGood')
          : t('eInvoice.checkFaults', { faulty: faulty.length, all: found.data.length })}
      </p>
      {named.map(({ documentId, billId, issues }) => {
        const row = rows.find((one) =>
          documentId === null ? one.id === billId : one.documentId === documentId,
        )
        if (!row) return null
        const formPath = documentId === null ? `edit-e-way-bill/${billId}` : undefined
        return (
          <section key={row.key}>
            <h2 className={css.subject}>
              <bdi className="figure">{row.number}</bdi>
            </h2>
            <IssueList
              issues={issues}
              subject={{
                documentId: documentId ?? undefined,
                kind: row.kind,
                formPath,
                entityId: row.entityId,
                partyId: row.partyId,
              }}
            />
          </section>
        )
      })}
    </>
  )
}
