import { randomUUID } from 'node:crypto'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { isReturnPeriod, rangeOfPeriod, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { readGstnDate } from '../../gstn/dates.ts'
import { textOf } from '../../gstn/loose.ts'
import type { Loose } from '../../gstn/loose.ts'
import type { SandboxState } from '../state.ts'
import { faultOf, recordMessages } from './return-checks.ts'
import type { ReturnFacts } from './return-checks.ts'
import { keyOf } from './held-returns.ts'
import type { HeldPart, ReturnCode } from './held-returns.ts'
import { recordsIn, sectionOf } from './return-records.ts'
import type { ReturnRecord } from './return-records.ts'

export interface SavedFor {
  readonly gstin: string
  readonly code: ReturnCode
  readonly period: string
}

/** Takes a part of a return: the reference under which its state is asked for. */
export async function saveReturn(state: SandboxState, to: SavedFor, content: Loose): Promise<string> {
  const reference = randomUUID()
  const whole = wholeFault(state, to, content)
  const { gstin: _gstin, fp: _fp, ret_period: _period, gt: _gt, cur_gt: _turnover, ...sections } = content
  const records = to.code === 'R3B' ? [] : recordsIn(sections)
  if (whole || !records) {
    const code = whole ?? 'RET191106'
    const part = partOf(to, 'ER', { error_cd: code, error_msg: recordMessages[code] ?? code })
    await state.record({ kind: 'returnSaved', reference, part, records: [], removed: [] })
    return reference
  }
  const { taken, removed, refused } = sorted(state, to, records)
  const part = refused.length > 0 ? partOf(to, 'PE', reportOf(refused)) : partOf(to, 'P')
  await state.record({
    kind: 'returnSaved',
    reference,
    part,
    records: taken,
    removed,
    ...(to.code === 'R3B' ? { content } : {}),
  })
  return reference
}

const partOf = (to: SavedFor, status: HeldPart['status'], report?: unknown): HeldPart => ({
  ...to,
  action: 'SAVE',
  status,
  ...(report === undefined ? {} : { report }),
})

/** What refuses a part whole: members of the offline file, another taxpayer or period, a period to come. */
function wholeFault(state: SandboxState, to: SavedFor, content: Loose): string | undefined {
  if ('version' in content || 'hash' in content) return 'RET191106'
  const period = textOf(content['fp'] ?? content['ret_period'])
  if (content['gstin'] !== to.gstin || period !== to.period) return 'RET191136'
  if (!isReturnPeriod(to.period) || rangeOfPeriod(to.period).from > istDateOf(state.now())) return 'RET191185'
  return undefined
}

interface Refused {
  readonly record: ReturnRecord
  readonly code: string
}

function sorted(state: SandboxState, to: SavedFor, records: readonly ReturnRecord[]) {
  const facts: ReturnFacts = {
    ...to,
    isSez: (gstin) => ['SEZ', 'SED'].includes(state.taxpayer(gstin)?.type ?? ''),
    isActive: (gstin) => !['CNL', undefined].includes(state.taxpayer(gstin)?.status),
    isFiled: (record) => state.returns.isFiledElsewhere(to.gstin, to.period, keyOf(record)),
    hasOriginal: (record) => hasOriginal(state, to, record),
  }
  const seen = new Set<string>()
  const taken: ReturnRecord[] = []
  const removed: string[] = []
  const refused: Refused[] = []
  for (const record of records) {
    const key = keyOf(record)
    const isTwice = seen.has(key)
    seen.add(key)
    if (record.content['flag'] === 'D') removed.push(key)
    else {
      const code = isTwice ? 'RET191190' : faultOf(record, facts)
      if (code) refused.push({ record, code })
      else taken.push(record)
    }
  }
  return { taken, removed, refused }
}

/**
 * Amendments name the record first filed: the same section without its last letter, under the old number. A period that
 * was not filed here was filed elsewhere, so anything may be in it.
 */
function hasOriginal(state: SandboxState, to: SavedFor, { section, content }: ReturnRecord): boolean {
  const day = readGstnDate(textOf(content['oidt'] ?? content['ont_dt']))
  if (!day) return false
  const number = (textOf(content['oinum'] ?? content['ont_num']) ?? '').toUpperCase()
  const held = state.returns.of(to.gstin, 'R1', returnPeriodOf(day))
  if (!held.filed) return true
  return [...held.records.values()].some(
    (record) => record.section === section.slice(0, -1) && record.key === number,
  )
}

/** Sections as they were sent, with a code at the group of each refused record. */
function reportOf(refused: readonly Refused[]): unknown {
  const report: Record<string, unknown[]> = {}
  for (const { record, code } of refused) {
    const error = { error_cd: code, error_msg: recordMessages[code] ?? code }
    const section = sectionOf(record.section, [record])
    const groups = Array.isArray(section) ? section : [section]
    report[record.section] = [
      ...(report[record.section] ?? []),
      ...groups.map((group: Loose) => ({ ...group, ...error })),
    ]
  }
  return report
}
