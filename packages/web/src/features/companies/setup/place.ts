import { EntitySave } from '@bahi/contracts/companies.ts'
import { pickKnown } from '@bahi/contracts/known-members.ts'
import { call } from '../../../app/api/call.ts'
import type { Input } from '../../../app/api/call-types.ts'
import type { Setup } from '../SetupWizard.tsx'

type Company = Input<'entity.saveCompanyWithLocation'>['company']
type Place = NonNullable<Input<'entity.saveCompanyWithLocation'>['location']>

/** The company as the registration knows it; typed names have fewer characters than those of the tax authority. */
export function companyOf({ known }: Setup): Partial<Company> {
  const name = known.tradeName ?? known.legalName
  return {
    ...(name ? { entityName: typedName(name) } : {}),
    ...(known.legalName ? { legalName: known.legalName } : {}),
    ...(known.tradeName ? { tradeName: known.tradeName } : {}),
    ...(known.pan ? { registrationNumber: known.pan } : {}),
  }
}

/** Its first place of business. */
export function placeOf({ known }: Setup): Partial<Place> {
  const name = known.tradeName ?? known.legalName
  return {
    ...(name ? { entityName: typedName(name) } : {}),
    ...(known.legalName ? { legalName: known.legalName } : {}),
    ...(known.tradeName ? { tradeName: known.tradeName } : {}),
    ...(known.gstin ? { vrn: known.gstin } : {}),
    taxpayerType: known.gstin ? (known.taxpayerType ?? 'REG') : 'UNREG',
    ...(known.stateCode ? { stateCode: known.stateCode } : {}),
    ...(known.address ? { address: known.address } : {}),
  }
}

/** True where a company and its place can be made without another word. */
export const isKnownEnough = (known: Setup['known']): boolean =>
  Boolean(known.legalName && (known.stateCode ?? known.address))

/** Company and place of the set-up; what is missing is made of what is known. */
export async function ensurePlace(setup: Setup): Promise<{ companyId: number; entityId: number }> {
  const now = setup.companyId === null || setup.entityId === null ? await call('setup.state') : setup
  if (now.companyId !== null && now.entityId !== null)
    return { companyId: now.companyId, entityId: now.entityId }
  const location = placeOf(setup) as Place
  if (now.companyId === null) {
    const made = await call('entity.saveCompanyWithLocation', {
      company: companyOf(setup) as Company,
      location,
    })
    return { companyId: made.id, entityId: made.locationId! }
  }
  const { id } = await call('entity.save', {
    ...location,
    entityType: 'Entity',
    parentEntityId: now.companyId,
  })
  return { companyId: now.companyId, entityId: id }
}

/** A save takes the whole record, so the change is put into what is there. */
export async function changeEntity(id: number, change: Readonly<Record<string, unknown>>) {
  const standing = await call('entity.detail', { id })
  return call('entity.save', { ...pickKnown(EntitySave, standing), ...change } as Input<'entity.save'>)
}

const typedName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N}'/,\-.& ]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 100)
