import { listOf, recordOf, textOf } from '../../gstn/loose.ts'
import type { Loose } from '../../gstn/loose.ts'

/** One record of a return as the portal keeps it: its section, what makes it one, and its content. */
export interface ReturnRecord {
  readonly section: string
  /** Saving a record with the same section and key replaces it. */
  readonly key: string
  /** Members of the group around it: ctin, pos, exp_typ. */
  readonly group: Loose
  readonly content: Loose
}

interface Shape {
  /** Member of the group that has the records; absent: the records are the section's own. */
  readonly list?: 'inv' | 'nt'
  readonly groupKey?: string
  readonly key: readonly string[]
}

/** Sections by how their records are told apart; source: GSTR-1 JSON, sections. */
const shapes: Readonly<Record<string, Shape>> = {
  b2b: { list: 'inv', groupKey: 'ctin', key: ['inum'] },
  b2ba: { list: 'inv', groupKey: 'ctin', key: ['oinum'] },
  b2cl: { list: 'inv', groupKey: 'pos', key: ['inum'] },
  b2cla: { list: 'inv', groupKey: 'pos', key: ['oinum'] },
  exp: { list: 'inv', groupKey: 'exp_typ', key: ['inum'] },
  expa: { list: 'inv', groupKey: 'exp_typ', key: ['oinum'] },
  cdnr: { list: 'nt', groupKey: 'ctin', key: ['nt_num'] },
  cdnra: { list: 'nt', groupKey: 'ctin', key: ['ont_num'] },
  cdnur: { key: ['nt_num'] },
  cdnura: { key: ['ont_num'] },
  b2cs: { key: ['sply_ty', 'typ', 'pos', 'rt', 'diff_percent'] },
  b2csa: { key: ['omon', 'sply_ty', 'typ', 'pos', 'diff_percent'] },
  at: { key: ['pos', 'sply_ty', 'diff_percent'] },
  ata: { key: ['omon', 'pos', 'sply_ty', 'diff_percent'] },
  txpd: { key: ['pos', 'sply_ty', 'diff_percent'] },
  txpda: { key: ['omon', 'pos', 'sply_ty', 'diff_percent'] },
}

/** Sections that are saved as one and replaced as one. */
export const wholeSections: readonly string[] = [
  'nil',
  'hsn',
  'doc_issue',
  'supeco',
  'supecoa',
  'ecom',
  'ecoma',
]

export const recordSections: readonly string[] = Object.keys(shapes)

/** Records of a content that is to be saved; undefined where its form is not that of a return. */
export function recordsIn(content: Loose): readonly ReturnRecord[] | undefined {
  const records: ReturnRecord[] = []
  for (const [section, value] of Object.entries(content)) {
    const shape = shapes[section]
    if (shape) {
      const rows = Array.isArray(value) && value.length > 0 ? recordsOf(section, shape, value) : undefined
      if (!rows) return undefined
      records.push(...rows)
    } else if (wholeSections.includes(section)) {
      const whole = recordOf(value)
      if (!whole) return undefined
      records.push({ section, key: '', group: {}, content: whole })
    }
  }
  return records
}

function recordsOf(section: string, shape: Shape, rows: readonly unknown[]): ReturnRecord[] | undefined {
  const found: ReturnRecord[] = []
  for (const row of rows) {
    const group = recordOf(row)
    const records = shape.list ? listOf(group?.[shape.list]) : [row]
    if (!group || !records || records.length === 0) return undefined
    const around = shape.groupKey ? { [shape.groupKey]: group[shape.groupKey] } : {}
    for (const record of records) {
      const content = recordOf(record)
      if (!content) return undefined
      const key = shape.key.map((name) => textOf(content[name])?.toUpperCase() ?? '').join('|')
      found.push({ section, key, group: around, content })
    }
  }
  return found
}

/** A section as it is read from the portal and as an error report mirrors it: records in their groups. */
export function sectionOf(section: string, records: readonly ReturnRecord[]): unknown {
  const shape = shapes[section]
  if (!shape) return records[0]?.content
  const { list } = shape
  if (!list) return records.map(({ content }) => content)
  const groups = new Map<string, { group: Loose; members: Loose[] }>()
  for (const { group, content } of records) {
    const name = JSON.stringify(group)
    const known = groups.get(name) ?? { group, members: [] }
    known.members.push(content)
    groups.set(name, known)
  }
  return [...groups.values()].map(({ group, members }) => ({ ...group, [list]: members }))
}
