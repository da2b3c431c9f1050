import { sql } from 'kysely'
import { parseInput } from '../../../platform/http/parse.ts'
import { textOf } from '../text-of.ts'
import { earlierOf, lookEarlier, noteEarlier } from './earlier.ts'
import { partyFinder } from './find.ts'
import type { Finder } from './find.ts'
import { allTexts, entitiesOf, entityOf, headOf, partyIn, textIn, told } from './head.ts'
import { outcomeOf, problemsAt, Refused, refusedBy } from './kind.ts'
import type { KindLogic, RecordRows, Work } from './kind.ts'

const save = 'journal.save'
const ofLine = (path: string) => ['account', 'partyCode', 'partyName', 'debit', 'credit'].includes(path)

/** A journal by what an import made of it. */
const books = {
  from: sql`select x.id, x.version from journals x where x.subscriber_id = r.subscriber_id and x.id = r.record_id and x.status = 'Active'`,
}

/** Journals and contra entries: rows of one reference are the lines of one, saved by the call that the form makes. */
export const journalLogic: KindLogic = {
  keyOf(row) {
    const reference = textIn(row, 'reference').toLowerCase()
    if (reference !== '') return reference
    const isRest = row.texts.size > 0 && [...row.texts.keys()].every(ofLine)
    return isRest ? '' : undefined
  },

  async prepare(ctx, records, work) {
    await partiesOf(work).look(ctx, [...allTexts(records, 'partyCode'), ...allTexts(records, 'partyName')])
    await entitiesOf(work).look(ctx, allTexts(records, 'entity'))
    await lookEarlier(
      ctx,
      work,
      records.flatMap((record) => keyOf(record, work) ?? []),
      books,
    )
  },

  async take(ctx, record, work) {
    const [first] = record.rows
    const reference = textIn(first!, 'reference')
    const { head, issues } = headOf(record, work, reference, ofLine)
    const problems = [...record.rows.flatMap((row) => row.problems), ...issues]
    const entityId = entityOf(record, work, problems)
    if (reference === '')
      problems.push(...problemsAt(record, work, [{ path: 'reference', code: 'REQUIRED' }]))
    if (entityId === undefined) throw new Refused(problems)
    const key = keyOf(record, work)
    const earlier = earlierOf(work, key)
    if (earlier && earlier.importId === work.importId && earlier.row !== first!.number)
      throw new Refused(
        problemsAt(record, work, [
          { path: 'reference', code: 'IMPORT_APART', params: { reference, row: String(earlier.row) } },
        ]),
      )
    const common = { label: reference, recordKind: 'journal', key }
    // What is booked of a journal stays as it is, also where others are overwritten.
    if (earlier?.recordId != null)
      return outcomeOf(record, {
        ...common,
        outcome: 'Skipped',
        recordId: earlier.recordId,
        reason: {
          key: work.overwrites ? 'import.skipped.booked' : 'import.skipped.imported',
          params: { file: earlier.fileName },
        },
      })
    if (!ctx.can('ACC_AD', entityId))
      problems.push(
        ...problemsAt(record, work, [
          { path: 'reference', code: 'IMPORT_RIGHT', params: { kind: ctx.t('import.kind.Journals') } },
        ]),
      )
    const lines = record.rows.map((row, index) => {
      const party = partyIn(row)
      const path = textIn(row, 'partyCode') ? 'partyCode' : 'partyName'
      const partyId =
        party === ''
          ? undefined
          : told(partiesOf(work).get(party), party, (issue) =>
              problems.push(...problemsAt(record, work, [{ path, ...issue }], index)),
            )
      return {
        ...(partyId === undefined ? {} : { partyId }),
        ...Object.fromEntries(
          ['account', 'debit', 'credit'].flatMap((field) =>
            row.values.has(field) ? [[field, row.values.get(field)]] : [],
          ),
        ),
      }
    })
    if (problems.length > 0) throw new Refused(problems)
    const saved = await work.handlers
      .make<{ id: number; number: string | null; version: number }>(
        ctx,
        save,
        parseInput(work.handlers.of(save).call.input!, {
          entityId,
          ...Object.fromEntries(
            ['kind', 'date', 'narration'].flatMap((field) =>
              head.has(field) ? [[field, head.get(field)]] : [],
            ),
          ),
          lines,
        }),
      )
      .catch((error: unknown) => {
        throw refusedBy(error, record, work, placeOf) ?? error
      })
    noteEarlier(work, key, first!.number)
    return outcomeOf(record, {
      ...common,
      label: [reference, textOf(saved.number)].filter(Boolean).join(' · '),
      outcome: 'Created',
      recordId: saved.id,
      version: saved.version,
    })
  },

  async undo(ctx, { recordId, version }, handlers) {
    const { rows } = await sql<{ version: number; status: string }>`select j.version, j.status from journals j
      where j.subscriber_id = current_subscriber() and j.id = ${recordId}`.execute(ctx.db)
    const [now] = rows
    if (!now || now.status !== 'Active') return ctx.t('import.undo.gone')
    const { refused } = await handlers.make<{ refused: readonly { message: string }[] }>(
      ctx,
      'journal.cancel',
      {
        ids: [recordId],
        reason: ctx.t('import.undo.reason'),
      },
    )
    // Why it may not be cancelled says more than that it has changed.
    if (refused[0]) return refused[0].message
    return version !== null && now.version !== version ? ctx.t('import.undo.changed') : undefined
  },
}

function partiesOf({ known }: Work): Finder {
  const found = known.get('parties') as Finder | undefined
  if (found) return found
  const finder = partyFinder()
  known.set('parties', finder)
  return finder
}

function keyOf({ rows: [first] }: RecordRows, { entityId }: Work): string | undefined {
  const reference = textIn(first!, 'reference').toLowerCase()
  if (reference === '') return undefined
  const entity = textIn(first!, 'entity').toLowerCase() || String(entityId ?? '')
  return `journal ${entity} ${reference}`.slice(0, 300)
}

/** `lines.3.account` of the call is the column of the account in the row of that line. */
function placeOf(path: string) {
  const [, line, field = ''] = /^lines(?:\.(\d+)\.?(.*))?$/.exec(path) ?? []
  if (line === undefined) return { path: path === 'lines' ? 'debit' : path }
  return { path: field === 'partyId' ? 'partyName' : field || 'account', at: Number(line) }
}
