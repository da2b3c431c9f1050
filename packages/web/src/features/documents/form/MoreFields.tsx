import { isCarriageByRoad } from '@bahi/domain/documents/consignment.ts'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useKind } from '../../../app/use-kind.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { OwnInputs } from '../../../app/own-fields/OwnInputs.tsx'
import { useOwnFields } from '../../../app/own-fields/use-own-fields.tsx'
import type { OwnValues } from '../../../app/own-fields/use-own-fields.tsx'
import { useT } from '../../../app/texts.ts'
import type { TextKey } from '../../../app/texts.ts'
import { factsOf } from '../facts.ts'
import { Addresses } from './Addresses.tsx'
import { chosenSubtypes } from './header.ts'
import { HeaderField } from './HeaderField.tsx'
import css from './InvoiceForm.module.css'
import parts from './parts.module.css'
import { PlaceFacts } from './PlaceFacts.tsx'
import type { States } from './PlaceFacts.tsx'
import type { Answer } from './server-answer.tsx'
import { RevisionFields } from './RevisionFields.tsx'
import { TimeOfSupply } from './TimeOfSupply.tsx'
import { distributionOf } from './purchase.ts'
import { setHeader } from './invoice-store.ts'
import type { Header, InvoiceStore } from './invoice-store.ts'

interface Props {
  readonly store: InvoiceStore
  readonly states: States
  readonly explanation: Answer['explanation'] | undefined
}

/** What most invoices do without: there when wanted, open on its own where something is filled in or wrong. */
export function MoreFields({ store, states, explanation }: Props) {
  const t = useT()
  const { side, has, hasEWayBill } = factsOf(useKind())
  const isSale = side === 'sale' && !has('note')
  const isDistributed = store((state) => distributionOf(state) !== undefined)
  return (
    <div className={parts.sections}>
      <OwnPart store={store} />
      {!isDistributed && (
        <>
          <Part
            store={store}
            title="invoice.addresses"
            names={['billingAddress', 'shippingAddress', 'dispatchAddress']}
          >
            <Addresses store={store} />
          </Part>
          <PlacePart store={store} states={states} explanation={explanation} />
          <Part store={store} title="invoice.timeOfSupply" names={['timeOfSupply']}>
            <TimeOfSupply store={store} />
          </Part>
          <ExportPart store={store} isSale={side === 'sale'} />
        </>
      )}
      {isSale && <OperatorPart store={store} />}
      {has('revision') && (
        <Part store={store} title="revised.title" names={['revision', 'precedingDocuments']}>
          <RevisionFields store={store} />
        </Part>
      )}
      {has('consignment') && <ConsignmentPart store={store} />}
      {hasEWayBill && (
        <Part store={store} title="invoice.transport" names={['transport']}>
          <div className={css.facts}>
            <HeaderField
              store={store}
              name="transport.mode"
              label="invoice.transportMode"
              type="TransportMode"
            />
            <HeaderField store={store} name="transport.vehicleNumber" label="invoice.vehicle" />
            <HeaderField
              store={store}
              name="transport.vehicleType"
              label="invoice.vehicleType"
              type="VehicleType"
            />
            <HeaderField store={store} name="transport.transporterName" label="invoice.transporter" />
            <HeaderField store={store} name="transport.transporterId" label="invoice.transporterId" />
            <HeaderField
              store={store}
              name="transport.transportDocumentNumber"
              label="invoice.transportDocument"
            />
            <HeaderField
              store={store}
              name="transport.transportDocumentDate"
              label="invoice.transportDocumentDate"
            />
            <HeaderField store={store} name="transport.distance" label="invoice.distance" />
          </div>
        </Part>
      )}
      <Part
        store={store}
        title="invoice.termsAndNotes"
        names={['terms', 'internalNotes', 'salesPerson', 'customerPoDate', 'subtype']}
      >
        <div className={css.facts}>
          {isSale && <HeaderField store={store} name="customerPoDate" label="invoice.poDate" />}
          <SalesPerson store={store} />
          {isSale && (
            <HeaderField
              store={store}
              name="subtype"
              label="invoice.subtype"
              options={chosenSubtypes.map((value) => ({ value, label: t.label('InvoiceSubtype', value) }))}
            />
          )}
        </div>
        <HeaderField store={store} name="terms" label="invoice.terms" rows={2} />
        <HeaderField store={store} name="internalNotes" label="invoice.internalNotes" rows={2} />
      </Part>
    </div>
  )
}

/** Names of other documents are offered, so that one person has one spelling. */
function SalesPerson({ store }: { store: InvoiceStore }) {
  const list = useId()
  const [isAsked, setAsked] = useState(false)
  const kind = useKind()
  const names = useCall(`${kind}.salesPeople`, undefined, {
    enabled: isAsked,
    quiet: true,
    staleMs: 60_000,
  })
  return (
    <div onFocus={() => setAsked(true)}>
      <HeaderField store={store} name="salesPerson" label="invoice.salesPerson" suggestions={list} />
      <datalist id={list}>
        {names.data?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}

/** Fields of the business's own: open where one must be filled in. */
function OwnPart({ store }: { store: InvoiceStore }) {
  const t = useT()
  const fields = useOwnFields(useKind())
  const values = store(({ header }) => header.customFields) as OwnValues
  const problems = store((state) => state.problems)
  if (!fields.some(({ isDeleted }) => !isDeleted)) return null
  const isOpen =
    fields.some(({ isMandatory, isDeleted }) => isMandatory && !isDeleted) ||
    isFilled(values) ||
    [...problems.keys()].some((path) => path.startsWith('customFields'))
  return (
    <details className={css.more} open={isOpen}>
      <summary>{t('customField.section')}</summary>
      <div className={parts.part}>
        <div className={css.facts}>
          <OwnInputs
            fields={fields}
            values={values}
            name="customFields"
            errorOf={(name) => problems.get(name)}
            onChange={(customFields) => setHeader(store, { customFields })}
          />
        </div>
      </div>
    </details>
  )
}

interface PartProps {
  readonly store: InvoiceStore
  readonly title: TextKey
  /** Members of the head it shows: filled in, or refused by the server, they open it. */
  readonly names: readonly (keyof Header)[]
  readonly children: ReactNode
}

function Part({ store, title, names, children }: PartProps) {
  const t = useT()
  const isUsed = store(({ header }) => names.some((name) => isFilled(header[name])))
  const isWrong = store(({ problems }) =>
    [...problems.keys()].some((path) => names.includes(path.split(/[.[]/)[0] as keyof Header)),
  )
  return (
    <details className={css.more} open={isUsed || isWrong}>
      <summary>{t(title)}</summary>
      <div className={parts.part}>{children}</div>
    </details>
  )
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(Boolean)
  return Boolean(value)
}

function PlacePart({ store, states, explanation }: Props) {
  return (
    <Part store={store} title="invoice.placeFacts" names={['placeFacts', 'igstOnIntra']}>
      <PlaceFacts store={store} states={states} explanation={explanation} />
    </Part>
  )
}

function ExportPart({ store, isSale }: { store: InvoiceStore; isSale: boolean }) {
  const countries = useCall('master.countryCode', undefined, { staleMs: Infinity })
  const currencies = useCall('master.currencyCode', undefined, { staleMs: Infinity })
  const currency = store(({ header }) => header.currencyCode)
  return (
    <Part
      store={store}
      title={isSale ? 'invoice.exportAndCurrency' : 'invoice.currency'}
      names={['exportDetails', 'lutNumber', 'currencyCode', 'exchangeRate']}
    >
      <div className={css.facts}>
        <HeaderField
          store={store}
          name="currencyCode"
          label="invoice.currency"
          options={(currencies.data ?? []).map(({ id, label }) => ({
            value: id,
            label: `${id} ${label}`,
          }))}
        />
        {currency && currency !== 'INR' && (
          <HeaderField store={store} name="exchangeRate" label="invoice.exchangeRate" required />
        )}
        {isSale && (
          <>
            <HeaderField store={store} name="lutNumber" label="invoice.lut" />
            <HeaderField
              store={store}
              name="exportDetails.countryCode"
              label="invoice.country"
              options={(countries.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
            />
            <HeaderField store={store} name="exportDetails.portCode" label="invoice.port" />
            <HeaderField store={store} name="exportDetails.shippingBillNumber" label="invoice.shippingBill" />
            <HeaderField
              store={store}
              name="exportDetails.shippingBillDate"
              label="invoice.shippingBillDate"
            />
            <HeaderField store={store} name="exportDetails.exportDuty" label="invoice.exportDuty" />
          </>
        )}
      </div>
    </Part>
  )
}

/** Offered where a line is carriage of goods by road, and kept where it is filled in or refused. */
function ConsignmentPart({ store }: { store: InvoiceStore }) {
  const t = useT()
  const isOffered = store(
    ({ lines, header, problems }) =>
      [...lines.values()].some(({ hsn }) => isCarriageByRoad(hsn)) ||
      isFilled(header.consignment) ||
      [...problems.keys()].some((path) => path.startsWith('consignment')),
  )
  if (!isOffered) return null
  return (
    <Part store={store} title="consignment.title" names={['consignment']}>
      <p className="muted">{t('consignment.help')}</p>
      <div className={css.facts}>
        <HeaderField store={store} name="consignment.consignor" label="consignment.consignor" />
        <HeaderField store={store} name="consignment.consignee" label="consignment.consignee" />
        <HeaderField store={store} name="consignment.goods" label="consignment.goods" />
        <HeaderField store={store} name="consignment.grossWeight" label="consignment.grossWeight" />
        <HeaderField store={store} name="consignment.vehicleNumber" label="invoice.vehicle" />
        <HeaderField store={store} name="consignment.origin" label="consignment.origin" />
        <HeaderField store={store} name="consignment.destination" label="consignment.destination" />
      </div>
    </Part>
  )
}

function OperatorPart({ store }: { store: InvoiceStore }) {
  const hasOperator = store(({ header }) => header.ecommerceGstin !== '')
  return (
    <Part store={store} title="invoice.ecommerce" names={['ecommerceGstin']}>
      <div className={css.facts}>
        <HeaderField store={store} name="ecommerceGstin" label="invoice.ecommerceGstin" />
        {hasOperator && (
          <HeaderField
            store={store}
            name="ecommerceSection"
            label="invoice.ecommerceSection"
            type="OperatorSection"
          />
        )}
      </div>
    </Part>
  )
}
