import { createHmac } from 'node:crypto'
import { aesEncrypt, newKey } from '../../wire/crypto.ts'
import { jsonReply } from '../http.ts'
import type { PortalReply } from '../http.ts'

/** Codes without words, with the portal's comma at the end. */
export function ewayRefusal(codes: readonly string[]): PortalReply {
  const errorCodes = `${[...new Set(codes)].join(',')},`
  const error = Buffer.from(JSON.stringify({ errorCodes })).toString('base64')
  return jsonReply({ status: '0', error, info: '' })
}

export function ewayWritten(key: Buffer, data: unknown): PortalReply {
  return jsonReply({ status: '1', data: aesEncrypt(key, JSON.stringify(data)) })
}

/** A read comes under a key of its own, with a check sum over the Base64 of the text. */
export function ewayRead(key: Buffer, data: unknown): PortalReply {
  const text = JSON.stringify(data)
  const rek = newKey()
  const hmac = createHmac('sha256', rek).update(Buffer.from(text).toString('base64')).digest('base64')
  return jsonReply({ status: '1', data: aesEncrypt(rek, text), rek: aesEncrypt(key, rek), hmac })
}
