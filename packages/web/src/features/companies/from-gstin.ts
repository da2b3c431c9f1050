import { isGstin, parseGstin } from '@bahi/domain/ids/gstin.ts'
import { call } from '../../app/api/call.ts'
import type { FormStore } from '../../ui/form/form.ts'
import { fillFound } from '../../ui/form/found.ts'
import type { Values } from '../../ui/form/values.ts'

/** A GSTIN gives the state itself; type, names and address come along where they are known. */
export async function fillFromGstin(
  form: FormStore,
  gstin: string,
  { withAddress = false }: { readonly withAddress?: boolean } = {},
): Promise<void> {
  const parts = isGstin(gstin) ? parseGstin(gstin) : undefined
  if (!parts) return
  const { stateCode } = parts
  const ofAddress: Values = withAddress ? { 'address.stateCode': stateCode } : {}
  fillFound(form, ofAddress, { stateCode })
  const known = await call('gst.searchTaxpayer', { Gstin: gstin }, { quiet: true }).catch(() => undefined)
  if (!known?.legalName) return
  fillFound(form, {
    legalName: known.legalName,
    tradeName: known.tradeName,
    taxpayerType: known.taxpayerType,
    entityName: known.tradeName ?? known.legalName,
    address: known.address ?? undefined,
  })
}
