import { texts } from '@bahi/contracts/texts/index.ts'
import type { Translate } from '../../platform/texts.ts'

/** Why the last attempt failed, as it is kept. */
export interface KeptFault {
  readonly fault: string | null
  readonly faultDetail: string | null
}

export function faultInWords(
  t: Translate,
  { fault, faultDetail, statusCode }: KeptFault & { readonly statusCode: number | null },
): string | null {
  if (fault === null) return null
  const key = `callback.fault.${fault}`
  const params = { detail: faultDetail ?? '', status: String(statusCode ?? '') }
  return key in texts ? t(key as 'callback.fault.timeout', params).trim() : fault
}
