import { aesEncrypt } from '../../wire/crypto.ts'
import { jsonReply } from '../http.ts'
import type { PortalReply } from '../http.ts'

export type CodeAndText = readonly [code: string, message: string]

/** A refusal; errors as a list at the sign-in, as Base64 of it elsewhere. */
export function refusal(
  errors: readonly CodeAndText[],
  how: { as?: 'base64' | 'array'; info?: unknown } = {},
): PortalReply {
  const list = errors.map(([ErrorCode, ErrorMessage]) => ({ ErrorCode, ErrorMessage }))
  const details = how.as === 'base64' ? Buffer.from(JSON.stringify(list)).toString('base64') : list
  return jsonReply({ Status: 0, Data: null, ErrorDetails: details, InfoDtls: how.info ?? null })
}

export function goodReply(key: Buffer, data: unknown, info: unknown = null): PortalReply {
  return jsonReply({
    Status: 1,
    Data: aesEncrypt(key, JSON.stringify(data)),
    ErrorDetails: null,
    InfoDtls: info,
  })
}
