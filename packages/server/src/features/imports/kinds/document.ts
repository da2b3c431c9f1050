import { documentCallsByKind } from '@bahi/contracts/document-calls.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Issue } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/http/parse.ts'
import { unknownFinder } from '../../../platform/http/unknown-members.ts'
import { cancelDocuments, saveDocument, saveDocuments } from '../../documents/index.ts'
import { nested } from '../rows.ts'
import type { Problem, ReadRow } from '../rows.ts'
import { earlierOf, lookEarlier, noteEarlier } from './earlier.ts'
import { itemFinder, partyFinder, placeFinder } from './find.ts'
import type { Finder } from './find.ts'
import { allTexts, entitiesOf, entityOf, headOf, partyIn, textIn, told } from './head.ts'
import type { Outcome } from '../outcome.ts'
import { outcomeOf, problemsOf, Refused, refusedOutcome } from './kind.ts'
import type { KindLogic, RecordRows, Work } from './kind.ts'
import { textOf } from '../text-of.ts'

/** Fields of the sheet that become others in the body of a document. */
const turned = new Set([
  'reference',
  'kind',
  'entity',
  'place',
  'series',
  'partyCode',
  'partyGstin',
  'partyName',
  'precedingNumber',
  'precedingDate',
])

/** What a document is known by within its file and when it comes again: the reference, its number, or that of its supplier. */
const referenceOf = (row: ReadRow): string =>
  textIn(row, 'reference') ||
  textIn(row, 'number') ||
  (textIn(row, 'supplierNumber') && `${textIn(row, 'supplierNumber')} ${partyIn(row)}`)

interface Finders {
  readonly parties: Finder
  readonly items: Finder
  readonly places: Finder
}

function findersOf({ known }: Work): Finders {
  const found = known.get('finders') as Finders | undefined
  if (found) return found
  const finders = {
    parties: partyFinder(),
    items: itemFinder(),
    places: placeFinder(['ChildEntity']),
  }
  known.set('finders', finders)
  return finders
}

/** A document by what an import made of it. */
const books = {
  from: sql`select x.id, x.version from documents x where x.subscriber_id = r.subscriber_id and x.id = r.record_id and x.status <> 'Delete'`,
}
const isOfLine = (path: string) => path.startsWith('lines.')

/** Documents of all kinds: rows of one reference are the lines of one, saved as forms and programs save it. */
export const documentLogic: KindLogic = {
  keyOf(row) {
    const reference = referenceOf(row)
    if (reference !== '') return `${textIn(row, 'kind')} ${reference}`.toLowerCase()
    // Where cells are merged, or only the first row of a document is filled, the others have lines alone.
    const hasHead = [...row.values.keys()].some((path) => !path.startsWith('lines.'))
    return [...row.texts.keys()].some((path) => path.startsWith('lines.')) && !hasHead ? '' : undefined
  },

  async prepare(ctx, records, work) {
    const finders = findersOf(work)
    const all = (path: string) => allTexts(records, path)
    await finders.parties.look(ctx, [...all('partyCode'), ...all('partyGstin'), ...all('partyName')])
    await finders.items.look(ctx, all('lines.itemCode'))
    await entitiesOf(work).look(ctx, all('entity'))
    await finders.places.look(ctx, all('place'))
    const keys = records.flatMap((record) => keyOf(record, work) ?? [])
    await lookEarlier(ctx, work, keys, books)
  },

  async take(ctx, record, work) {
    const read = await readDocument(ctx, record, work)
    if ('outcome' in read) return read
    return savedOutcome(
      read,
      await saveDocument(ctx, read.kind, read.input, { isMoved: work.isMove === true }),
      work,
    )
  },

  takeMany: takeDocuments,

  async undo(ctx, { outcome, recordKind, recordId, version }, _handlers) {
    const { rows } = await sql<{
      status: string
      version: number
    }>`select d.status, d.version from documents d
      where d.subscriber_id = current_subscriber() and d.id = ${recordId} and d.status <> 'Delete' for update`.execute(
      ctx.db,
    )
    const [now] = rows
    if (!now || now.status === 'Cancelled') return ctx.t('import.undo.gone')
    if (outcome === 'Changed') return ctx.t('import.undo.documentChanged')
    const kind = recordKind as OfferedKind
    const isDraft = now.status === 'Draft'
    const { refused } = isDraft
      ? await endDraft(ctx, recordId)
      : await cancelDocuments(ctx, kind, { ids: [recordId], reason: ctx.t('import.undo.reason') })
    // Why it may not be cancelled says more than that it has changed.
    if (refused[0]) return refused[0].message
    return version !== null && now.version !== version ? ctx.t('import.undo.changed') : undefined
  },
}

/** A document that was read from its rows, to be saved. */
interface ReadDocument {
  readonly record: RecordRows
  readonly kind: OfferedKind
  readonly input: Parameters<typeof saveDocument>[2]
  readonly key: string | undefined
  readonly label: string
  readonly reference: string
  readonly isThere: boolean
}

/** Reads the document that rows are; the outcome where there is nothing to save. Throws what is wrong with them. */
async function readDocument(ctx: Ctx, record: RecordRows, work: Work): Promise<Outcome | ReadDocument> {
  const [first] = record.rows
  const problems = record.rows.flatMap((row) => row.problems)
  const { head, issues } = headOf(record, work, referenceOf(first!), isOfLine)
  const kind = first!.values.get('kind') as OfferedKind | undefined
  const known = kind !== undefined && kind in documentCallsByKind
  if (!known && !problems.some(({ path }) => path === 'kind'))
    issues.push(
      ...problemsOf(record, work, [
        kind === undefined
          ? { path: 'kind', code: 'REQUIRED' }
          : {
              path: 'kind',
              code: 'NOT_A_CHOICE',
              params: { choices: Object.keys(documentCallsByKind).join(', ') },
            },
      ]),
    )
  const entityId = entityOf(record, work, issues)
  if (!known || entityId === undefined) throw new Refused([...problems, ...issues])
  const key = keyOf(record, work)
  const earlier = earlierOf(work, key)
  const reference = referenceOf(first!)
  if (earlier && earlier.importId === work.importId && earlier.row !== first!.number)
    throw new Refused(
      problemsOf(record, work, [
        { path: 'reference', code: 'IMPORT_APART', params: { reference, row: String(earlier.row) } },
      ]),
    )
  const label = reference || partyIn(first!)
  const common = { label, recordKind: kind, key }
  const isThere = earlier?.recordId != null
  if (isThere && !work.overwrites)
    return outcomeOf(record, {
      ...common,
      outcome: 'Skipped',
      recordId: earlier.recordId!,
      reason: { key: 'import.skipped.imported', params: { file: earlier.fileName } },
    })
  const right = `${documentKinds[kind].rights}_${isThere ? 'ED' : 'AD'}` as RightCode
  if (!ctx.can(right, entityId))
    throw new Refused(
      problemsOf(record, work, [
        { path: 'kind', code: 'IMPORT_RIGHT', params: { kind: ctx.t(`enum.DocumentKind.${kind}`) } },
      ]),
    )
  const body = await bodyOf(ctx, { record, work, head, kind, entityId, issues })
  const all = [...problems, ...issues]
  if (all.length > 0) throw new Refused(all)
  const schema = documentCallsByKind[kind].save.input
  const unknown = finderOf(kind)(body)
  if (unknown.length > 0)
    throw new Refused(
      problemsOf(
        record,
        work,
        unknown.map((path) => ({ path, code: 'UNKNOWN_FIELD' })),
      ),
    )
  const sent = isThere ? { ...body, id: earlier.recordId!, version: earlier.version! } : body
  ctx.requireActive(entityId)
  return {
    record,
    kind,
    input: parseInput(schema, sent) as ReadDocument['input'],
    key,
    label,
    reference,
    isThere,
  }
}

/** Names a document that another row of the file may have made. */
const namesAnother = ({ rows: [first] }: RecordRows): boolean => textIn(first!, 'precedingNumber') !== ''

function savedOutcome(
  { record, kind, key, label, reference, isThere }: ReadDocument,
  saved: Saved,
  work: Work,
): Outcome {
  noteEarlier(work, key, record.rows[0]!.number)
  return outcomeOf(record, {
    recordKind: kind,
    key,
    label: [reference, saved.number].filter(Boolean).join(' · ') || label,
    outcome: isThere ? 'Changed' : 'Created',
    recordId: saved.id,
    version: saved.version,
    problems: problemsOf(
      record,
      work,
      (saved.warnings ?? []).map(({ property = '', code, message }) => ({
        path: property.replace(/^Data\.?/, ''),
        code: 'IMPORT_REFUSED',
        params: { code, reason: message },
        isWarning: true,
      })),
    ),
  })
}

type Saved = Awaited<ReturnType<typeof saveDocument>>

/** Documents that name none of the others are saved together; those behind `until` are left for later. */
async function takeDocuments(
  ctx: Ctx,
  records: readonly RecordRows[],
  work: Work,
  until: number,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let open: { readonly index: number; readonly read: ReadDocument }[] = []
  const saveOpen = async () => {
    const ends = await saveDocuments(
      ctx,
      open.map(({ read }) => read),
      { isMoved: work.isMove === true, until },
    )
    for (const [at, end] of ends.entries()) {
      const { index, read } = open[at]!
      outcomes[index] =
        'saved' in end
          ? savedOutcome(read, end.saved, work)
          : refusedOutcome(ctx, read.record, work, end.error)
    }
    const isWhole = ends.length === open.length
    open = []
    return isWhole
  }
  for (const [index, record] of records.entries()) {
    const key = keyOf(record, work)
    const isAgain = key !== undefined && open.some(({ read }) => read.key === key)
    if ((isAgain || namesAnother(record)) && !(await saveOpen())) break
    try {
      const read = await readDocument(ctx, record, work)
      if ('outcome' in read) outcomes[index] = read
      else open.push({ index, read })
    } catch (error) {
      // After a fault of the database nothing more could be asked: each is tried by itself.
      if (!(error instanceof AppError || error instanceof Refused)) throw error
      outcomes[index] = refusedOutcome(ctx, record, work, error)
    }
  }
  await saveOpen()
  const left = records.findIndex((_, index) => outcomes[index] === undefined)
  return left < 0 ? outcomes : outcomes.slice(0, left)
}

async function endDraft(ctx: Ctx, id: number): Promise<{ refused: readonly { message: string }[] }> {
  await sql`update documents set status = 'Delete', version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id} and status = 'Draft'`.execute(ctx.db)
  return { refused: [] }
}

const finders = new Map<OfferedKind, (input: unknown) => string[]>()
function finderOf(kind: OfferedKind): (input: unknown) => string[] {
  const found = finders.get(kind) ?? unknownFinder(documentCallsByKind[kind].save.input)
  finders.set(kind, found)
  return found
}

function keyOf(record: RecordRows, work: Work): string | undefined {
  const [first] = record.rows
  const reference = referenceOf(first!)
  const kind = textIn(first!, 'kind')
  if (reference === '' || kind === '') return undefined
  const entity = textIn(first!, 'entity').toLowerCase() || String(work.entityId ?? '')
  return `document ${entity} ${kind} ${reference.toLowerCase()}`.slice(0, 300)
}

interface Making {
  readonly record: RecordRows
  readonly work: Work
  readonly head: ReadonlyMap<string, unknown>
  readonly kind: OfferedKind
  readonly entityId: number
  readonly issues: Problem[]
}

/** The body that a program would send. */
async function bodyOf(
  ctx: Ctx,
  { record, work, head, kind, entityId, issues }: Making,
): Promise<Record<string, unknown>> {
  const finders = findersOf(work)
  const add = (list: readonly Issue[]) => issues.push(...problemsOf(record, work, list))
  const body = nested([...head].filter(([path]) => !turned.has(path)))
  const said = (path: string) => textOf(head.get(path))
  body['entityId'] = entityId
  body['status'] ??= 'Active'
  const party = ['partyCode', 'partyGstin', 'partyName'].find((path) => said(path) !== '')
  if (party !== undefined) {
    const found = told(finders.parties.get(said(party)), said(party), (issue) =>
      add([{ path: party, ...issue }]),
    )
    if (found !== undefined) body['partyId'] = found
  }
  if (said('place') !== '') {
    const found = told(finders.places.get(said('place')), said('place'), (issue) =>
      add([{ path: 'place', ...issue }]),
    )
    if (found !== undefined) body['childEntityId'] = found
  }
  if (said('series') !== '') {
    const id = await seriesOf(ctx, kind, said('series'))
    if (id === undefined) add([{ path: 'series', code: 'UNKNOWN_RECORD' }])
    else body['seriesId'] = id
  }
  const settings = await settingsOf(ctx, work, entityId)
  // Numbers of one's own come with the file, where nothing else gives them.
  if (settings['DocumentAutonumbering'] === false && body['number'] === undefined && said('reference') !== '')
    body['number'] = said('reference')
  if (said('precedingNumber') !== '')
    body['precedingDocuments'] = [await precedingOf(ctx, kind, { entityId, head })]
  const charges = body['charges'] as Record<string, unknown>[] | undefined
  if (charges?.[0] && charges[0]['amount'] === undefined) delete body['charges']
  body['lines'] = record.rows.flatMap((row, index) => {
    const values = [...row.values].filter(([path]) => path.startsWith('lines.'))
    if (values.length === 0) return []
    const line = nested(values.map(([path, value]) => [path.slice('lines.'.length), value] as const))
    return [lineOf(line, (issue) => add([{ ...issue, path: `lines[${index}].${issue.path}` }]), finders)]
  })
  return body
}

function lineOf(
  { itemCode, cgstRate, ...line }: Record<string, unknown>,
  tell: (issue: Issue) => void,
  { items }: Finders,
): Record<string, unknown> {
  if (typeof itemCode === 'string') {
    const found = items.get(itemCode)
    // Programs that have no codes name the goods: what no item is called is the description.
    if (found === undefined && line['description'] === undefined && line['hsn'] !== undefined)
      line['description'] = itemCode
    else {
      const id = told(found, itemCode, (issue) => tell({ path: 'itemCode', ...issue }))
      if (id !== undefined) line['itemId'] = id
    }
  }
  if (typeof cgstRate === 'string' && !Decimal.of(cgstRate).isZero()) {
    const rate = Decimal.of(cgstRate).mul(Decimal.of('2')).toString()
    const given = line['taxRate']
    if (typeof given !== 'string' || Decimal.of(given).isZero()) line['taxRate'] = rate
    else if (!Decimal.of(given).eq(Decimal.of(rate)))
      tell({
        path: 'taxRate',
        code: 'IMPORT_DIFFERS',
        params: { reference: 'CGST', first: rate, value: given },
      })
  }
  return line
}

async function seriesOf(ctx: Ctx, kind: OfferedKind, code: string): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select s.id from series s where s.subscriber_id = current_subscriber() and s.status = 'Active'
    and s.document_kind = ${kind} and lower(s.code) = ${code.toLowerCase()}`.execute(ctx.db)
  return rows[0]?.id
}

async function settingsOf(
  ctx: Ctx,
  { known }: Work,
  entityId: number,
): Promise<Readonly<Record<string, unknown>>> {
  const key = `settings ${entityId}`
  const found = known.get(key) as Readonly<Record<string, unknown>> | undefined
  if (found) return found
  const settings = (await ctx.settings(entityId)) as unknown as Readonly<Record<string, unknown>>
  known.set(key, settings)
  return settings
}

/** What a note corrects: a document of these books by our number or, of a bill, the supplier's; else one outside of them. */
async function precedingOf(
  ctx: Ctx,
  kind: OfferedKind,
  { entityId, head }: { readonly entityId: number; readonly head: ReadonlyMap<string, unknown> },
): Promise<Record<string, unknown>> {
  const number = String(head.get('precedingNumber'))
  const date = head.get('precedingDate')
  const corrected = documentKinds[kind].corrects
  const { rows } = await sql<{
    id: number
  }>`select d.id from documents d where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId}
    and d.kind = ${corrected ?? ''} and d.status not in ('Delete', 'Draft', 'Cancelled')
    and (d.number_key = upper(${number}) or d.supplier_number_key = upper(${number})) ${date === undefined ? sql`` : sql`and (d.date = ${textOf(date)}::date or d.supplier_date = ${textOf(date)}::date)`}
    order by d.date desc, d.id desc limit 1`.execute(ctx.db)
  return rows[0] ? { documentId: rows[0].id } : { number, ...(date === undefined ? {} : { date }) }
}
