import type { Page, TestInfo } from '@playwright/test'
import { ask } from './calls.ts'
import { gstinOfSample } from './gstins.ts'

/** A second registration in a State, where another journey has the first. */
type Place = readonly [state: string, pincode: string, registration?: string]

/**
 * The States of the GSTINs that journeys add to the sample company: one for each journey and shape, because a GSTIN
 * exists once and journeys run at the same time. The State is given with a PIN code of it.
 */
const places = {
  books: { 'desktop-en': ['23', '462001'], 'phone-ar': ['08', '302001'] },
  stock: { 'desktop-en': ['36', '500001'], 'phone-ar': ['21', '751001'] },
  tds: { 'desktop-en': ['10', '800001'], 'phone-ar': ['22', '492001'] },
  tcs: { 'desktop-en': ['06', '122001'], 'phone-ar': ['04', '160017'] },
  tcsAdvance: { 'desktop-en': ['36', '500001', '2'], 'phone-ar': ['21', '751001', '2'] },
  tcsCounter: { 'desktop-en': ['36', '500001', '3'] },
  gstKept: { 'desktop-en': ['26', '396230'], 'phone-ar': ['38', '194101'] },
  paymentApproval: { 'desktop-en': ['33', '600001'], 'phone-ar': ['32', '682001'] },
  bank: { 'desktop-en': ['17', '793001'] },
  fixedAssets: { 'desktop-en': ['18', '781001'] },
  gstr1a: { 'desktop-en': ['20', '834001'], 'phone-ar': ['16', '799001'] },
  filing: { 'desktop-en': ['19', '700001'], 'phone-ar': ['03', '141001'] },
  auditedAccounts: { 'desktop-en': ['15', '796001'], 'phone-ar': ['13', '797001'] },
  annualReturn: { 'desktop-en': ['14', '795001'], 'phone-ar': ['12', '791111'] },
  worksheets: { 'desktop-en': ['05', '248001'], 'phone-ar': ['02', '171001'] },
  supplierFollowUp: { 'desktop-en': ['30', '403001'], 'phone-ar': ['11', '737101'] },
  imports: { 'desktop-en': ['01', '190001'], 'phone-ar': ['35', '744101'] },
  moving: { 'desktop-en': ['38', '194101', '2'], 'phone-ar': ['31', '682555'] },
  movingZoho: { 'desktop-en': ['31', '682555', '2'], 'phone-ar': ['38', '194101', '3'] },
  movingVyapar: { 'desktop-en': ['31', '682555', '3'], 'phone-ar': ['38', '194101', '4'] },
  callbacks: { 'desktop-en': ['37', '520001'], 'phone-ar': ['34', '605001'] },
  reconciliation: { 'desktop-en': ['09', '201301'] },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<string, Place>>>>>

const taken = Object.values(places).flatMap((shapes) =>
  Object.values(shapes as Readonly<Record<string, Place>>).map(
    ([state, , registration = '1']) => `${state} ${registration}`,
  ),
)
const twice = taken.filter((place, at) => taken.indexOf(place) !== at)
if (twice.length > 0) throw new Error(`Two journeys have the same GSTIN: ${twice.join(', ')}`)

export type JourneyWithGstin = keyof typeof places

export interface OwnGstin {
  readonly entityId: number
  readonly stateCode: string
  readonly pincode: string
  readonly address: Readonly<Record<'line1' | 'city' | 'stateCode' | 'pincode' | 'countryCode', string>>
}

/** Adds the GSTIN of the journey to the company; its name comes last, for forms offer the first. */
export async function ownGstin(
  page: Page,
  info: TestInfo,
  { journey, company }: { journey: JourneyWithGstin; company: number | string },
): Promise<OwnGstin> {
  const shapes: Readonly<Partial<Record<string, Place>>> = places[journey]
  const place = shapes[info.project.name]
  if (!place) throw new Error(`The journey ${journey} has no GSTIN for ${info.project.name}`)
  const [stateCode, pincode, registration] = place
  const address = { line1: 'New Market 3', city: 'Zone', stateCode, pincode, countryCode: 'IN' }
  const { id: entityId } = (await ask(page, 'entity/save', {
    entityType: 'Entity',
    parentEntityId: Number(company),
    entityName: `Zz ${journey} ${stateCode}`,
    legalName: 'Sahyadri General Trading Private Limited',
    vrn: gstinOfSample(stateCode, registration),
    taxpayerType: 'REG',
    address,
  })) as { id: number }
  return { entityId, stateCode, pincode, address }
}
