import { istDateOf } from '@bahi/domain/cal/date.ts'
import { useMemo, useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { createInvoiceStore, emptyLine, plain } from './form/invoice-store.ts'
import type { Header, Line, PartyChoice } from './form/invoice-store.ts'
import { InvoiceForm } from './form/InvoiceForm.tsx'
import type { EntityChoice } from './form/InvoiceForm.tsx'

type Mode = 'create' | 'edit' | 'clone'
type Source = Reply<'salesInvoice.detail'>

const titles: Record<Mode, TextKey> = {
  create: 'invoice.create',
  edit: 'invoice.edit',
  clone: 'invoice.clone',
}

export const CreateInvoice = () => <InvoiceScreen mode="create" />
export const EditInvoice = () => <InvoiceScreen mode="edit" />
export const CloneInvoice = () => <InvoiceScreen mode="clone" />

/** One form in three modes: what it starts with and where it saves is all that differs. */
function InvoiceScreen({ mode }: { mode: Mode }) {
  const nav = useNav()
  const [round, setRound] = useState(0)
  const id = Number(nav.id ?? nav.search['id'])
  const source = useCall('salesInvoice.detail', { id }, { enabled: mode !== 'create', staleMs: Infinity })
  const partyId = Number(nav.search['partyId'] ?? 0)
  const party = useCall('party.detail', { id: partyId }, { enabled: mode === 'create' && partyId > 0 })
  const tree = useCall('entity.entities', { companyId: nav.eId! }, { staleMs: 60_000 })
  const states = useCall('master.states', {}, { staleMs: Infinity })
  const entities = useMemo(() => entitiesOf(tree.data ?? []), [tree.data])
  const isReady =
    entities.length > 0 && states.data && (mode === 'create' ? !partyId || party.data : source.data)
  if (!isReady) return null
  const start = party.data && {
    ...party.data,
    city: party.data.billingAddress?.city,
    stateCode: party.data.billingAddress?.stateCode ?? party.data.gstin?.slice(0, 2),
  }
  return (
    <Sheet
      key={`${mode} ${id} ${round}`}
      mode={mode}
      source={source.data}
      party={start as PartyChoice | undefined}
      entities={entities}
      states={states.data}
      onNew={() => (mode === 'create' ? setRound(round + 1) : nav.go('create-sales-invoice'))}
    />
  )
}

interface SheetProps {
  readonly mode: Mode
  readonly source: Source | undefined
  readonly party: PartyChoice | undefined
  readonly entities: readonly EntityChoice[]
  readonly states: Reply<'master.states'>
  readonly onNew: () => void
}

function Sheet({ mode, source, party, entities, states, onNew }: SheetProps) {
  const t = useT()
  const [store] = useState(() => {
    const entity = entities.find(({ id }) => id === source?.entityId) ?? entities[0]!
    const header = headerOf(mode, source, party, entity.id)
    return createInvoiceStore(header, source?.lines.map(lineOf) ?? [], entity)
  })
  return (
    <InvoiceForm
      store={store}
      title={t(titles[mode])}
      entities={entities}
      states={states}
      draftKey={`invoice ${mode} ${source?.id ?? ''}`}
      onNew={onNew}
    />
  )
}

function headerOf(
  mode: Mode,
  source: Source | undefined,
  party: PartyChoice | undefined,
  entityId: number,
): Header {
  const own =
    mode === 'edit' && source ? { id: source.id, version: source.version, seriesId: source.seriesId } : {}
  const derivedAnew = mode !== 'edit' || !source?.placeOfSupplyReason
  return {
    ...own,
    entityId,
    party: source?.party ? partyOf(source.party) : party,
    date: (mode === 'edit' && source?.date) || istDateOf(Date.now()),
    dueDate: mode === 'edit' ? source?.dueDate : undefined,
    placeOfSupply: derivedAnew ? undefined : (source?.placeOfSupply ?? undefined),
    placeOfSupplyReason: source?.placeOfSupplyReason ?? '',
    supplyKind: source?.supplyKind ?? 'Regular',
    reverseCharge: source?.reverseCharge ?? false,
    customerPoNumber: source?.customerPoNumber ?? '',
    remarks: source?.remarks ?? '',
    terms: source?.terms ?? '',
    lutNumber: source?.lutNumber ?? '',
    portCode: source?.exportDetails?.portCode ?? '',
    shippingBillNumber: source?.exportDetails?.shippingBillNumber ?? '',
    shippingBillDate: source?.exportDetails?.shippingBillDate ?? '',
    vehicleNumber: source?.transport?.vehicleNumber ?? '',
    transporterName: source?.transport?.transporterName ?? '',
    discountPercent: plain(source?.discountPercent),
    charges: source?.charges ?? [],
    roundOff: source?.roundOff ?? true,
    receivedAmount: '',
    receivedMode: 'UPI',
  }
}

function partyOf(party: NonNullable<Source['party']>): PartyChoice | undefined {
  return party.id
    ? ({ ...party, id: party.id, code: '', city: null, balance: '0', creditLimit: null } as PartyChoice)
    : undefined
}

function lineOf(line: Source['lines'][number]): Line {
  return {
    ...emptyLine(),
    itemId: line.itemId,
    description: line.description ?? '',
    hsn: line.hsn ?? '',
    uqc: line.uqc ?? '',
    supply: line.supply,
    quantity: plain(line.quantity),
    unitPrice: plain(line.unitPrice),
    discountPercent: plain(line.discountPercent),
    taxRate: plain(line.taxRate),
    taxCategory: line.taxCategory,
    priceIncludesTax: line.priceIncludesTax ?? false,
    cessRate: line.cessRate,
    cessPerUnit: line.cessPerUnit,
    stateCessRate: line.stateCessRate,
  }
}

/** GSTINs of the company: what an invoice can be made from. */
function entitiesOf(tree: Reply<'entity.entities'>): EntityChoice[] {
  return tree
    .flatMap((company) => company.children)
    .filter(
      ({ entityType, status, hasAccess }) => entityType === 'Entity' && status === 'Active' && hasAccess,
    )
    .map(({ entityId, entityName, vrn, stateCode, taxpayerType }) => ({
      id: entityId,
      name: vrn ? `${entityName} (${vrn})` : entityName,
      stateCode,
      taxpayerType,
    }))
}
