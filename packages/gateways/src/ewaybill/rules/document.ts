import { daysBetween } from '@bahi/domain/cal/date.ts'
import { readPortalDate } from '../../portal-date.ts'
import { subSupplyOf } from '../lists.ts'
import type { OtherSide } from '../lists.ts'
import type { EwbPayload } from '../payload.ts'
import type { EwayReport, EwayRuleFacts } from './facts.ts'

/** Oldest document, in days, since 1 January 2025. */
export const oldestDays = 180
const gstBegan = '2017-07-01'

const documentTypes: ReadonlySet<string> = new Set(['INV', 'BIL', 'BOE', 'CHL', 'OTH'])

/** Kind of supply with its document and parties, number and date. */
export function documentIssues(p: EwbPayload, facts: EwayRuleFacts, report: EwayReport): void {
  if (p.supplyType !== 'O' && p.supplyType !== 'I') report('201', 'supplyType')
  if (!/^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/.test(p.docNo)) report('206', 'docNo')
  dateIssues(p, facts, report)
  if (!documentTypes.has(p.docType)) return report('204', 'docType')
  const kind = subSupplyOf(p.subSupplyType)
  if (!kind) return report('202', 'subSupplyType')
  if (kind.code === 8 && p.subSupplyDesc === '') report('377', 'subSupplyDesc')
  const rule = p.supplyType === 'O' ? kind.outward : kind.inward
  if (!rule) return report('203', 'subSupplyType', { supplyType: p.supplyType })
  if (!rule.documents.includes(p.docType)) {
    report('205', 'docType', { documents: rule.documents.join(', ') })
  }
  const other = p.supplyType === 'O' ? 'toGstin' : 'fromGstin'
  const sides = sidesOf(p, facts)
  if (rule.sides.some((side) => sides.includes(side))) return
  if (kind.name === 'Export') report('450', other)
  else if (kind.name === 'Import') report('451', other)
  else report(p.supplyType === 'O' ? '212' : '208', other)
}

function sidesOf(p: EwbPayload, facts: EwayRuleFacts): OtherSide[] {
  const [own, other] = p.supplyType === 'O' ? [p.fromGstin, p.toGstin] : [p.toGstin, p.fromGstin]
  if (other === 'URP') return ['unregistered']
  if (other === own) return ['self']
  return isSez(facts.taxpayer(other)?.type) ? ['other', 'sez'] : ['other']
}

export const isSez = (type: string | undefined): boolean => type === 'SEZ' || type === 'SED'

function dateIssues(p: EwbPayload, { today }: EwayRuleFacts, report: EwayReport): void {
  const date = readPortalDate(p.docDate)
  if (!date || date > today) return report('207', 'docDate', { today })
  if (date < gstBegan) return report('819', 'docDate')
  if (daysBetween(date, today) > oldestDays) report('820', 'docDate', { days: String(oldestDays) })
}
