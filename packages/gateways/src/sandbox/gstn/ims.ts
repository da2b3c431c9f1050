import { createHash, randomUUID } from 'node:crypto'
import { recordOf, recordsOf, textOf } from '../../gstn/loose.ts'
import type { Loose } from '../../gstn/loose.ts'
import type { SandboxState } from '../state.ts'
import { inwardDocuments } from './statement-2b.ts'
import type { InwardDocument } from './statement-2b.ts'
import { amountsOf } from './return-summary.ts'

/** Sections of the invoice management system; those of operators and of imports are empty here. Source: IMS, sections. */
export const imsSections: readonly string[] = [
  'b2b',
  'b2ba',
  'b2bdn',
  'b2bcn',
  'b2bdna',
  'b2bcna',
  'ecom',
  'ecoma',
  'impg',
  'impga',
  'impgsez',
  'impgseza',
]

function sectionOf({ record }: InwardDocument): string {
  if (!record.section.startsWith('cdn')) return record.section
  const kind = textOf(record.content['ntty']) === 'C' ? 'b2bcn' : 'b2bdn'
  return record.section === 'cdnra' ? `${kind}a` : kind
}

/** Records to decide upon: documents of others, but not those under reverse charge, which go to the statement directly. */
export function imsRecords(state: SandboxState, gstin: string, section: string): readonly Loose[] {
  const decided = state.returns.decisionsOf(gstin)
  return inwardDocuments(state, gstin)
    .filter((document) => sectionOf(document) === section)
    .filter(({ record }) => textOf(record.content['rchrg']) !== 'Y')
    .map((document) => {
      const { from, record, key } = document
      const { content } = record
      const { taxable, igst, cgst, sgst, cess } = amountsOf(content)
      const isNote = record.section.startsWith('cdn')
      return {
        stin: from.gstin,
        rtnprd: from.period,
        ...(isNote
          ? { nt_num: content['nt_num'], nt_dt: content['nt_dt'] }
          : { inum: content['inum'], idt: content['idt'] }),
        inv_typ: content['inv_typ'] ?? 'R',
        srcform: from.code === 'R1A' ? 'R1A' : 'R1',
        srcfilstatus: from.filed ? 'Filed' : 'Not Filed',
        action: decided.get(key) ?? 'N',
        // A credit note may not be kept pending.
        ispendactblocked: section.startsWith('b2bcn') ? 'Y' : 'N',
        val: content['val'],
        pos: content['pos'],
        txval: Number(taxable.toFixed(2)),
        iamt: Number(igst.toFixed(2)),
        camt: Number(cgst.toFixed(2)),
        samt: Number(sgst.toFixed(2)),
        cess: Number(cess.toFixed(2)),
        hash: hashOf(content),
      }
    })
}

const hashOf = (content: Loose): string => createHash('sha256').update(JSON.stringify(content)).digest('hex')

const actions = ['A', 'R', 'P', 'N'] as const
type Action = (typeof actions)[number]
const isAction = (value: unknown): value is Action => actions.includes(value as Action)

/** Takes decisions; a record that has changed since it was fetched, or may not wait, is refused. */
export async function decideIms(state: SandboxState, gstin: string, content: Loose): Promise<string> {
  const reference = randomUUID()
  const isReset = content['reqtyp'] === 'RESET'
  const documents = inwardDocuments(state, gstin)
  const decisions: Record<string, Action> = {}
  const refused: Record<string, Loose[]> = {}
  for (const [section, rows] of Object.entries(recordOf(content['invdata']) ?? {})) {
    for (const row of recordsOf(rows)) {
      const number = (textOf(row['inum'] ?? row['nt_num']) ?? '').toUpperCase()
      const document = documents.find(
        (candidate) =>
          candidate.from.gstin === row['stin'] &&
          sectionOf(candidate) === section &&
          (
            textOf(candidate.record.content['inum'] ?? candidate.record.content['nt_num']) ?? ''
          ).toUpperCase() === number,
      )
      const action = isReset ? 'N' : row['action']
      const fault = faultOf(document, section, row, action)
      if (fault) refused[section] = [...(refused[section] ?? []), { ...row, ...fault }]
      else decisions[document!.key] = action as Action
    }
  }
  await state.record({ kind: 'imsDecided', gstin, decisions })
  const hasRefused = Object.keys(refused).length > 0
  state.returns.parts.set(reference, {
    gstin,
    period: '',
    code: 'R1',
    action: 'SAVE',
    status: hasRefused ? 'PE' : 'P',
    ...(hasRefused ? { report: refused } : {}),
  })
  return reference
}

function faultOf(document: InwardDocument | undefined, section: string, row: Loose, action: unknown) {
  if (!document) return { error_cd: 'IMS001', error_msg: 'No such record' }
  if (!isAction(action)) return { error_cd: 'IMS002', error_msg: 'The action is invalid' }
  if (action === 'P' && section.startsWith('b2bcn'))
    return { error_cd: 'IMS003', error_msg: 'A credit note may not be kept pending' }
  if (row['hash'] !== undefined && row['hash'] !== hashOf(document.record.content))
    return { error_cd: 'IMS004', error_msg: 'The record has changed: fetch it again' }
  return undefined
}
