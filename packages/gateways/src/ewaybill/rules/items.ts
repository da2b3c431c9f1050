import { isHsn } from '@bahi/domain/ids/hsn.ts'
import { hsnFindings } from '@bahi/domain/tables/hsn-catalogue.ts'
import { isUqc } from '@bahi/domain/tables/uqc.ts'
import { portalRates } from '../../masters/rates.ts'
import type { EwbItem, EwbPayload } from '../payload.ts'
import { isSez } from './document.ts'
import type { EwayReport, EwayRuleFacts } from './facts.ts'

/** Lines, rates and totals. */
export function itemIssues(p: EwbPayload, facts: EwayRuleFacts, report: EwayReport): void {
  if (p.itemList.length === 0) report('233', 'itemList')
  else if (p.itemList.every(({ hsnCode }) => hsnCode.startsWith('99'))) report('724', 'itemList')
  const isInterState = isInterStateBill(p, facts)
  const isComposition = facts.taxpayer(p.fromGstin)?.type === 'COM'
  for (const [at, item] of p.itemList.entries()) {
    const path = `itemList.${at}`
    const digits = item.hsnCode.length
    const isUnknown = hsnFindings({ hsn: item.hsnCode }, facts.hsnCatalogue).includes('unknown')
    if (!isHsn(item.hsnCode) || isUnknown) {
      report('216', `${path}.hsnCode`, { hsn: item.hsnCode })
    } else if (digits < facts.hsnDigits) report(facts.hsnDigits === 6 ? '283' : '282', `${path}.hsnCode`)
    rateIssues(item, path, isInterState, report)
    if (item.quantity !== undefined && !isUqc(item.qtyUnit ?? '')) report('217', `${path}.qtyUnit`)
    if (item.cgstRate !== item.sgstRate) report('251', `${path}.sgstRate`)
    const hasRate = item.cgstRate + item.sgstRate + item.igstRate > 0
    if (isComposition && hasRate) report('704', `${path}.igstRate`)
    if (isInterState && item.cgstRate + item.sgstRate > 0) {
      report(isSezBill(p, facts) ? '378' : '219', `${path}.cgstRate`)
    }
    if (!isInterState && item.igstRate > 0) report('218', `${path}.igstRate`)
  }
  totalIssues(p, isInterState, report)
}

/** What a bill must tell of each line, and rates that are in force or were. */
function rateIssues(item: Partial<EwbItem>, path: string, isInterState: boolean, report: EwayReport): void {
  const { taxableAmount, cgstRate, sgstRate, igstRate, cessRate = 0, cessNonAdvol = 0 } = item
  if (taxableAmount === undefined) report('234', `${path}.taxableAmount`)
  if (!isInterState && (cgstRate === undefined || sgstRate === undefined)) report('235', `${path}.cgstRate`)
  if (isInterState && igstRate === undefined) report('236', `${path}.igstRate`)
  if (!isRate((cgstRate ?? 0) * 2)) report('252', `${path}.cgstRate`, { rate: String(cgstRate) })
  if (!isRate((sgstRate ?? 0) * 2)) report('253', `${path}.sgstRate`, { rate: String(sgstRate) })
  if (!isRate(igstRate ?? 0)) report('254', `${path}.igstRate`, { rate: String(igstRate) })
  // No list of cess rates is published.
  if (cessRate < 0 || cessRate > 999.999) report('255', `${path}.cessRate`, { rate: String(cessRate) })
  if (cessNonAdvol < 0) report('256', `${path}.cessNonAdvol`)
}

const isRate = (rate: number): boolean => portalRates.has(Math.round(rate * 1000))

/** States of billing decide, not places; a unit of a special economic zone is always another state. */
function isInterStateBill(p: EwbPayload, facts: EwayRuleFacts): boolean {
  return p.fromStateCode !== p.toStateCode || isSezBill(p, facts)
}

const isSezBill = (p: EwbPayload, facts: EwayRuleFacts): boolean =>
  isSez(facts.taxpayer(p.fromGstin)?.type) || isSez(facts.taxpayer(p.toGstin)?.type)

function totalIssues(p: EwbPayload, isInterState: boolean, report: EwayReport): void {
  const values: readonly [field: keyof EwbPayload, code: string][] = [
    ['totalValue', '627'],
    ['totInvValue', '628'],
    ['igstValue', '629'],
    ['cgstValue', '630'],
    ['sgstValue', '631'],
    ['cessValue', '632'],
    ['cessNonAdvolValue', '633'],
  ]
  for (const [field, code] of values) if (Number(p[field]) < 0) report(code, field)
  if (!isInterState && p.igstValue > 0) report('623', 'igstValue')
  if (isInterState && p.cgstValue + p.sgstValue > 0) report('624', 'cgstValue')
  const sum = [p.totalValue, p.cgstValue, p.sgstValue, p.igstValue, p.cessValue, p.cessNonAdvolValue].reduce(
    (total, value) => total + Math.round(value * 100),
    0,
  )
  // Charges may bring the total above the sum; below it, two rupees are let pass.
  if (Math.round(p.totInvValue * 100) < sum + Math.min(0, Math.round(p.otherValue * 100)) - 200) {
    report('620', 'totInvValue', { expected: (sum / 100).toFixed(2) })
  }
}
