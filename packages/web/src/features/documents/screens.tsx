import { usualNoteOf } from '@bahi/domain/documents/kinds.ts'
import { useEffect, useMemo, useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { pathOf } from '../../app/documents.ts'
import { useKind } from '../../app/use-kind.ts'
import type { DocumentKind } from '../../app/documents.ts'
import { useNav } from '../../app/nav.tsx'
import { keys, readStored } from '../../app/session/storage.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { factsOf } from './facts.ts'
import { partyChoiceOf } from './party-choice.ts'
import type { BillStart } from './form/start.ts'
import { createInvoiceStore } from './form/invoice-store.ts'
import { headerOf, headerOfMade } from './form/header.ts'
import type { Made, Source } from './form/header.ts'
import type { PartyChoice } from './form/invoice-store.ts'
import { lineOf, lineOfIssued, withUsualCredit } from './form/lines-of.ts'
import { InvoiceForm } from './form/InvoiceForm.tsx'
import { entitiesOf } from './own-gstins.ts'
import type { EntityChoice } from './form/HeadFields.tsx'

const noteTypes = ['Credit', 'Debit'] as const
/** Why a note is made, where the way to its form knows it. */
const reasonOf = (reason: string | undefined) => (reason ? { reason: reason as Made['reason'] } : {})

type Mode = 'create' | 'edit' | 'clone'

const titleOf = (kind: DocumentKind, mode: Mode): TextKey => `kind.${kind}.${mode}`

export const CreateDocument = () => <FormOfDocument mode="create" />
export const EditDocument = () => <FormOfDocument mode="edit" />
export const CloneDocument = () => <FormOfDocument mode="clone" />

/** One form in three modes: what it starts with and where it saves is all that differs. */
function FormOfDocument({ mode }: { mode: Mode }) {
  const kind = useKind()
  const nav = useNav()
  const [round, setRound] = useState(0)
  const id = Number(nav.id ?? nav.search['id'])
  // One, or many with commas between them.
  const madeFrom = mode === 'create' ? String(nav.search['documentId'] ?? '') : ''
  const noteType = noteTypes.find((one) => one === nav.search['noteType'])
  const reason = typeof nav.search['reason'] === 'string' ? nav.search['reason'] : undefined
  const converted = useCall(
    'document.convert',
    {
      toKind: kind,
      sources: madeFrom.split(',').map((one) => ({ documentId: Number(one) })),
      ...(noteType ? { noteType } : {}),
      ...(nav.search['priceOnly'] === 'yes' ? { priceOnly: true } : {}),
    },
    { needed: true, enabled: madeFrom !== '', staleMs: 0 },
  )
  const start = useStart(mode)
  const source = useCall(`${kind}.detail`, { id }, { needed: true, enabled: mode !== 'create', staleMs: 0 })
  const partyId =
    mode === 'create'
      ? (converted.data?.body.partyId ?? start.data?.body.partyId ?? Number(nav.search['partyId'] ?? 0))
      : (source.data?.party?.id ?? 0)
  const party = useCall(
    'party.detail',
    { id: partyId },
    // The addresses of the form read the same answer.
    { enabled: partyId > 0, quiet: true, staleMs: 5000 },
  )
  const tree = useCall('entity.entities', { companyId: nav.eId! }, { needed: true, staleMs: 60_000 })
  const states = useCall('master.states', {}, { needed: true, staleMs: Infinity })
  const entities = useMemo(() => entitiesOf(tree.data ?? []), [tree.data])
  const entityId = entities[0]?.id
  const settings = useCall(
    'setting.search',
    { entityId: entityId ?? 0 },
    { enabled: mode === 'create' && entityId !== undefined, staleMs: 60_000, quiet: true },
  )
  // What is edited is what is stored now, not what was looked at a while ago.
  const hasSource =
    mode === 'create'
      ? start.isReady && (madeFrom === '' || (converted.data && converted.isFetchedAfterMount))
      : source.data && source.isFetchedAfterMount
  const knowsSettings = mode !== 'create' || !settings.isPending
  const isReady = entities.length > 0 && hasSource && knowsSettings && (!partyId || !party.isPending)
  if (!isReady || !states.data) return null
  return (
    <Sheet
      key={`${mode} ${id} ${madeFrom} ${start.key} ${round}`}
      mode={mode}
      source={source.data}
      made={converted.data ? { ...converted.data.body, ...reasonOf(reason) } : start.data?.body}
      start={start.data}
      madeFrom={converted.data?.sources}
      party={party.data && partyChoiceOf(party.data)}
      entities={entities}
      states={states.data}
      roundOff={settings.data?.find(({ name }) => name === 'roundOff')?.value !== false}
      onReload={() => void source.refetch().then(() => setRound(round + 1))}
      onNew={() => (mode === 'create' ? setRound(round + 1) : nav.go(pathOf(kind, 'create')))}
    />
  )
}

/** The start of a bill by the address: of a read code, or of an invoice of another GSTIN of ours. */
function useStart(mode: Mode) {
  const nav = useNav()
  const asked = (name: string) => (mode === 'create' ? Number(nav.search[name] ?? 0) : 0)
  const [readingId, invoiceId] = [asked('readingId'), asked('invoiceId')]
  const fresh = { needed: true, staleMs: 0 } as const
  const read = useCall('qrReading.bill', { id: readingId }, { ...fresh, enabled: readingId > 0 })
  const sold = useCall('purchaseBill.ofInvoice', { id: invoiceId }, { ...fresh, enabled: invoiceId > 0 })
  const found = readingId > 0 ? read : sold
  const { companyId, kind = 'purchaseBill' } = found.data ?? {}
  const isElsewhere = companyId !== undefined && companyId !== nav.eId
  // The buyer is of another company: the bill is entered there.
  useEffect(() => {
    if (isElsewhere)
      nav.go(`/${companyId}/${pathOf(kind, 'create')}${window.location.search}`, { replace: true })
  }, [isElsewhere, companyId, kind, nav])
  return {
    key: `${readingId} ${invoiceId}`,
    data: found.data && { ...found.data, ...(readingId > 0 ? { readingId } : {}) },
    isReady:
      (readingId === 0 && invoiceId === 0) ||
      (found.isFetchedAfterMount && found.data !== undefined && !isElsewhere),
  }
}

interface SheetProps {
  readonly mode: Mode
  readonly source: Source | undefined
  /** What it is made of, where it is made from another document. */
  readonly made: Made | undefined
  /** The supplier's document that it is made of. */
  readonly start: BillStart | undefined
  /** What that is called. */
  readonly madeFrom: Reply<'document.convert'>['sources'] | undefined
  readonly party: PartyChoice | undefined
  readonly entities: readonly EntityChoice[]
  readonly states: Reply<'master.states'>
  /** What the setting says for a new invoice. */
  readonly roundOff: boolean
  readonly onNew: () => void
  readonly onReload: () => void
}

function Sheet({
  mode,
  source,
  made,
  start,
  madeFrom,
  party,
  entities,
  states,
  roundOff,
  onNew,
  onReload,
}: SheetProps) {
  const t = useT()
  const kind = useKind()
  const [store] = useState(() => {
    const wanted = source?.entityId ?? made?.entityId ?? readStored<number>(keys.lastEntity)
    const entity = entities.find(({ id }) => id === wanted) ?? entities[0]!
    const header = made
      ? headerOfMade(made, party, entity.id, madeFrom)
      : headerOf(mode, source, party, entity.id, roundOff)
    const withType = factsOf(kind).has('note')
      ? { ...header, noteType: header.noteType || usualNoteOf(kind) }
      : header
    const isIssued = mode === 'edit' && source?.number != null && factsOf(kind).isNamedByLine
    const given = isIssued ? source.lines.map(lineOfIssued) : ((source ?? made)?.lines ?? []).map(lineOf)
    const lines = given.map((line) => withUsualCredit(line, header))
    // A clone takes nothing back of the lines that its source took back.
    const own = mode === 'clone' ? lines.map((line) => ({ ...line, sourceLine: undefined })) : lines
    const created = createInvoiceStore(kind, withType, own, entity)
    created.setState({ start })
    return created
  })
  return (
    <InvoiceForm
      store={store}
      title={t(titleOf(kind, mode))}
      issuedNumber={mode === 'edit' ? (source?.number ?? undefined) : undefined}
      entities={entities}
      states={states}
      draftKey={`${kind} ${mode} ${source?.id ?? ''}`}
      onNew={onNew}
      onReload={onReload}
    />
  )
}
